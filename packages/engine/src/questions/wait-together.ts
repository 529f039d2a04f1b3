import type { Split } from '../evaluation/index.js';
import type { Context } from '../session/index.js';

/** How many facts are told case by case. */
const mostCases = 6;

/**
 * Waits for what parts of a value wait for. So many facts, each about another director, make more cases than anybody would read:
 * they are asked for together.
 */
export function waitTogether(c: Context, waiting: readonly Split[]): void {
  const splits = [...new Map(waiting.map((split) => [split.key, split])).values()];
  if (splits.length <= mostCases) return c.waitFor(splits);
  const inquiries = splits.flatMap((split) => split.inquiries);
  c.waitFor([{ key: splits.map((split) => split.key).join(' + '), kind: 'asked', options: [], inquiries }]);
}
