import { plus, times } from './arithmetic.js';
import { compare, isNegative } from './ordering.js';
import type { Quantity, Ratio, Unit } from './unit.js';

/** One end of an interval; an excluded end is itself not a value. */
export interface End {
  readonly at: Quantity<Unit>;
  readonly excluded: boolean;
}

/** The values between two ends; a missing end is not bounded. Units are the caller's care (see `amount-range.ts`). */
export interface Interval {
  readonly low: End | undefined;
  readonly high: End | undefined;
}

/** One value and no other. */
export function onlyValue(at: Quantity<Unit>): Interval {
  return { low: { at, excluded: false }, high: { at, excluded: false } };
}

/** All sums of a value of one and a value of the other. */
export function addIntervals(a: Interval, b: Interval): Interval {
  return { low: addEnds(a.low, b.low), high: addEnds(a.high, b.high) };
}

/** All values times a number, which is not zero; a negative one turns the interval round. */
export function scaleInterval(a: Interval, by: Ratio): Interval {
  const low = a.low && { at: times(a.low.at, by), excluded: a.low.excluded };
  const high = a.high && { at: times(a.high.at, by), excluded: a.high.excluded };
  return isNegative(by) ? { low: high, high: low } : { low, high };
}

/** The values in both. */
export function intersectIntervals(a: Interval, b: Interval): Interval {
  return { low: tighterEnd(a.low, b.low, 1), high: tighterEnd(a.high, b.high, -1) };
}

function addEnds(a: End | undefined, b: End | undefined): End | undefined {
  return a && b && { at: plus(a.at, b.at), excluded: a.excluded || b.excluded };
}

/** The end that leaves less: of two low ends the higher (`toward` 1), of two high ends the lower (`toward` -1). */
function tighterEnd(a: End | undefined, b: End | undefined, toward: 1 | -1): End | undefined {
  if (!a || !b) return a ?? b;
  const order = compare(a.at, b.at) * toward;
  if (order === 0) return { at: a.at, excluded: a.excluded || b.excluded };
  return order > 0 ? a : b;
}
