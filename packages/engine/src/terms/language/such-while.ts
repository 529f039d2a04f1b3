import type { Reason } from '../../evaluation/index.js';
import type { Context } from '../../session/index.js';
import { someOf } from '../some.js';
import { isSuch, type Acts } from './acts.js';
import { holdsNow, type Condition } from './condition.js';
import type { Use } from './use.js';

/**
 * Whether an act is of one of these sorts while a condition holds, with what the conditions came to. Of what sort it is, is asked only
 * where the condition may hold, and the condition only of an act that may be of the sort.
 */
export function isSuchWhile(
  c: Context,
  use: Use,
  rows: readonly Acts[],
  condition: Condition | undefined,
): { readonly value: boolean; readonly grounds: readonly Reason[] } {
  const grounds: Reason[] = [];
  const such = c.attempt(() => someOf(c, rows, (row) => isSuch(c, use, row, (step) => grounds.push(step))));
  if (such.settled && !such.value) return { value: false, grounds };
  const held = condition === undefined ? undefined : c.attempt(() => holdsNow(c, use, condition));
  if (held?.settled === true) grounds.push(held.value.reason);
  if (held?.settled === true && !held.value.value) return { value: false, grounds };
  const waiting = [such, held].flatMap((each) => (each === undefined || each.settled ? [] : each.waiting));
  return waiting.length > 0 ? c.suspendOn(waiting) : { value: true, grounds };
}
