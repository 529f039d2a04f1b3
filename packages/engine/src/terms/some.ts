import type { Attempt, Split } from '../evaluation/index.js';
import type { Context } from '../session/index.js';

/** What a test found of one thing. */
export interface Tested<T, R> {
  readonly item: T;
  readonly attempt: Attempt<R>;
}

/** Tries a test on each of several things; what is not known of one does not stop the others. */
export function tryEach<T, R>(c: Context, items: readonly T[], test: (item: T) => R): readonly Tested<T, R>[] {
  return items.map((item) => ({ item, attempt: c.attempt(() => test(item)) }));
}

/** Whether some of these hold: yes as soon as one does, no only when every one is known not to; else it suspends. */
export function someHold(c: Context, tests: readonly (() => boolean)[]): boolean {
  const tried = tests.map((test) => c.attempt(test));
  if (tried.some((each) => each.settled && each.value)) return true;
  const waiting = tried.flatMap((each): readonly Split[] => (each.settled ? [] : each.waiting));
  if (waiting.length === 0) return false;
  return c.suspendOn(waiting);
}

/** Whether a test holds of some of these, in the same way. */
export function someOf<T>(c: Context, items: readonly T[], test: (item: T) => boolean): boolean {
  const tests = items.map((item) => () => test(item));
  return someHold(c, tests);
}

/** Whether it holds of all of these. */
export function everyOf<T>(c: Context, items: readonly T[], test: (item: T) => boolean): boolean {
  return !someOf(c, items, (item) => !test(item));
}

/** Whether all of these hold: no as soon as one does not, yes only when every one is known to; else it suspends. */
export function everyHolds(c: Context, tests: readonly (() => boolean)[]): boolean {
  return everyOf(c, tests, (test) => test());
}
