import type { Day } from '../exact/index.js';
import type { Placed } from '../instrument/index.js';
import type { Context } from './context.js';

/** Whether a provision that is in force speaks on a day: a clause may begin or end at a moment of its own. */
export function speaks(c: Context, placed: Placed, day: Day): boolean {
  return c.kindOf(placed).speaks?.(c, placed as never, day) ?? true;
}
