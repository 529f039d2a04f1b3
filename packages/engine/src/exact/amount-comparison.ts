import { minusAmount, type Amount } from './amount.js';
import { rangeOf, type BoundsOf, type Range } from './amount-range.js';
import { dividedBy, negate } from './arithmetic.js';
import { asksForEnough, compareBy, includesFigure, mirrored, opposite, type Verb } from './comparison.js';
import { form } from './form.js';
import { isNegative, isZero } from './ordering.js';
import { zero } from './quantity.js';
import type { Quantity, Unit } from './unit.js';

/**
 * Whether `a` is at least / more than / less than / not more than `b`, whatever the unknowns in them turn out to be.
 * Undefined when that is not decided: it holds for some of their possible values and not for others. What stands on both
 * sides cancels, so an unknown is at least itself.
 */
export function compareAmount<U extends Unit>(
  verb: Verb,
  a: Amount<U>,
  b: Amount<NoInfer<U>>,
  boundsOf: BoundsOf,
): boolean | undefined {
  return againstZero(verb, rangeOf(minusAmount<U>(a, b), boundsOf));
}

/** Where a comparison turns: the value of the unknown, or of the sum of unknowns, at which it changes its outcome. */
export interface Turn {
  /** The key of the unknown; for several unknowns the text of their form. */
  readonly key: string;
  /** The value at which the comparison turns, in the unknown's own unit. It may lie outside the unknown's bounds. */
  readonly at: Quantity<Unit>;
  /** The comparison holds exactly when the unknown is this to `at`: 'atLeast' 20,000. */
  readonly holdsWhen: Verb;
  /** Whether the comparison holds at the value itself. */
  readonly inclusive: boolean;
}

/** Where a comparison turns when exactly one unknown decides it; undefined when none does, or several together. */
export function turnsAt<U extends Unit>(verb: Verb, a: Amount<U>, b: Amount<NoInfer<U>>): Turn | undefined {
  const difference = minusAmount<U>(a, b);
  return difference.terms.length === 1 ? turnOf(verb, difference) : undefined;
}

/** Where a comparison turns, one unknown or the sum of several deciding it; undefined when nothing in it is unknown. */
export function turnsAtForm<U extends Unit>(verb: Verb, a: Amount<U>, b: Amount<NoInfer<U>>): Turn | undefined {
  return turnOf(verb, minusAmount<U>(a, b));
}

function turnOf(verb: Verb, difference: Amount<Unit>): Turn | undefined {
  const unknownPart = form(difference);
  if (!unknownPart) return undefined;
  const holdsWhen = isNegative(unknownPart.scale) ? mirrored(verb) : verb;
  return {
    key: unknownPart.text,
    at: dividedBy(negate(difference.known), unknownPart.scale),
    holdsWhen,
    inclusive: includesFigure(holdsWhen),
  };
}

function againstZero(verb: Verb, range: Range<Unit>): boolean | undefined {
  if (alwaysHolds(verb, range)) return true;
  return alwaysHolds(opposite(verb), range) ? false : undefined;
}

/** Whether every value of the range is at least / more than / less than / not more than zero. */
function alwaysHolds(verb: Verb, range: Range<Unit>): boolean {
  const nearest = asksForEnough(verb) ? range.least : range.greatest;
  if (nearest === undefined) return false;
  if (!isZero(nearest)) return compareBy(verb, nearest, zero('ratio'));
  const excluded = asksForEnough(verb) ? range.leastExcluded : range.greatestExcluded;
  return includesFigure(verb) || excluded === true;
}
