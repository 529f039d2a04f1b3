import type { Amount, Term } from './amount.js';
import { form } from './form.js';
import { addIntervals, intersectIntervals, onlyValue, scaleInterval, type End, type Interval } from './interval.js';
import { zero } from './quantity.js';
import type { Quantity, Unit } from './unit.js';

/** The values that an amount may have. An end left out is not bounded; an excluded end is itself not a value. */
export interface Range<U extends Unit> {
  readonly least?: Quantity<U>;
  readonly leastExcluded?: boolean;
  readonly greatest?: Quantity<U>;
  readonly greatestExcluded?: boolean;
}

/**
 * What is known of an unknown, in the unknown's own unit. An unknown is a count or a price: nothing below zero, unless
 * `least` says otherwise ('unbounded': as negative as you like).
 */
export interface Bounds {
  readonly least?: Quantity<Unit> | 'unbounded';
  readonly leastExcluded?: boolean;
  readonly greatest?: Quantity<Unit>;
  readonly greatestExcluded?: boolean;
}

/**
 * Gives the bounds of an unknown by its key, and those of a sum of unknowns by the text of its form; undefined when
 * nothing further is known of it. A sum has no least value of its own unless it is given.
 */
export type BoundsOf = (key: string) => Bounds | undefined;

/**
 * The least and the greatest value of an amount, from what is known of its unknowns one by one and of their sum. Both
 * are exact unless an unknown can only be a whole number, which the range does not use.
 */
export function rangeOf<U extends Unit>(a: Amount<U>, boundsOf: BoundsOf): Range<U> {
  return asRange(addIntervals(onlyValue(a.known), unknownPart(a, boundsOf)));
}

/** The bounds that hold where both do: of two ends the one that leaves less. What may be negative stays so. */
export function withinBoth(a: Bounds, b: Bounds): Bounds {
  const within = asRange(intersectIntervals(asInterval(a), asInterval(b)));
  const negative = a.least === 'unbounded' || b.least === 'unbounded';
  return within.least === undefined && negative ? { ...within, least: 'unbounded' } : within;
}

function unknownPart(a: Amount<Unit>, boundsOf: BoundsOf): Interval {
  const separately = a.terms
    .map((term) => valuesOfTerm(term, boundsOf(term.key)))
    .reduce(addIntervals, onlyValue(zero('ratio')));
  const sum = a.terms.length > 1 ? form(a) : undefined;
  const ofSum = sum && boundsOf(sum.text);
  return sum && ofSum ? intersectIntervals(separately, scaleInterval(asInterval(ofSum), sum.scale)) : separately;
}

function valuesOfTerm(term: Term, bounds: Bounds = {}): Interval {
  return scaleInterval(asInterval({ ...bounds, least: bounds.least ?? zero('ratio') }), term.coefficient);
}

function asInterval(bounds: Bounds): Interval {
  return {
    low: bounds.least === 'unbounded' ? undefined : asEnd(bounds.least, bounds.leastExcluded),
    high: asEnd(bounds.greatest, bounds.greatestExcluded),
  };
}

function asEnd(at: Quantity<Unit> | undefined, excluded = false): End | undefined {
  return at && { at, excluded };
}

/** The ends have the unit of the amount that they were worked out for. */
function asRange<U extends Unit>({ low, high }: Interval): Range<U> {
  return {
    ...(low && { least: low.at as Quantity<U>, leastExcluded: low.excluded }),
    ...(high && { greatest: high.at as Quantity<U>, greatestExcluded: high.excluded }),
  };
}
