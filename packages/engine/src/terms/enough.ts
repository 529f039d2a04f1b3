import { amount, fractionMet, isExact, timesAmount, zero, type Amount, type Fraction } from '../exact/index.js';
import type { Context } from '../session/index.js';

const none = amount(zero('votes'));

/** Whether a part is the fraction of a whole; split where what is not known of either decides it. */
export function isEnough(c: Context, fraction: Fraction, part: Amount<'votes'>, whole: Amount<'votes'>): boolean {
  if (isExact(part) && isExact(whole)) return fractionMet<'votes'>(fraction, part.known, whole.known);
  return c.test('moreThan', whole, none) && c.test(fraction.verb, part, timesAmount(whole, fraction.of));
}
