import { dividedBy, minus, plus, times } from './arithmetic.js';
import { asksForEnough, compareBy, includesFigure, type Verb } from './comparison.js';
import { ExactArithmeticError, ExactFormatError } from './errors.js';
import { isNegative, isZero } from './ordering.js';
import { ratio, zero } from './quantity.js';
import { rationalOf } from './rational.js';
import type { Quantity, Ratio, Unit } from './unit.js';
import { ceiling, leastWholeAbove } from './whole-number.js';

/**
 * A fraction as charter data writes it: `{ atLeast: '80%' }`, `{ moreThan: '1/2' }`, `{ majority: true }`. A majority is
 * more than one half: exactly half is none.
 */
export type FractionData =
  | { readonly atLeast: string }
  | { readonly moreThan: string }
  | { readonly lessThan: string }
  | { readonly notMoreThan: string }
  | { readonly majority: true };

/** A fraction that some part of a whole must reach, or must not. Parsed once, when an instrument is loaded. */
export interface Fraction {
  readonly verb: Verb;
  /** The part of the whole, from nought to one. */
  readonly of: Ratio;
  /** How the text writes it ('66 2/3%'), for showing it back. */
  readonly written?: string;
}

/**
 * Reads a fraction from charter data.
 * @throws ExactFormatError when it is none, has two verbs, or lies outside nought to one ('80' written for '80%').
 */
export function parseFraction(data: FractionData): Fraction {
  const entries = Object.entries(data);
  const [verb, value] = entries[0] ?? [];
  if (entries.length !== 1 || verb === undefined) throw notAFraction(data);
  if (verb === 'majority' && value === true) return majority;
  if (!isVerb(verb) || typeof value !== 'string') throw notAFraction(data);
  const of = ratio(value);
  if (!isPartOfOne(of)) throw new ExactFormatError(value, "a fraction from 0 to 1, such as '80%', '2/3' or '0.8'");
  return Object.freeze({ verb, of, written: value });
}

/** More than one half. */
export const majority: Fraction = Object.freeze({ verb: 'moreThan', of: ratio('1/2') });

/**
 * Whether `part` is the fraction `f` of `whole`: 80 of 100 is at least 80 %, 50 of 100 is no majority. Exact. Over an
 * empty whole no fraction is ever met, whatever the verb.
 * @throws ExactArithmeticError when the whole is negative.
 */
export function fractionMet<U extends Unit>(f: Fraction, part: Quantity<U>, whole: Quantity<NoInfer<U>>): boolean {
  const total = rationalOf(whole);
  if (total.n === 0n) return false;
  if (total.n < 0n) throw negativeWhole();
  const held = rationalOf(part);
  const needed = rationalOf(f.of);
  const sameDenominator = held.d === total.d;
  const left = held.n * needed.d * (sameDenominator ? 1n : total.d);
  const right = needed.n * total.n * (sameDenominator ? 1n : held.d);
  if (left === right) return includesFigure(f.verb);
  return asksForEnough(f.verb) === left > right;
}

/**
 * The figure at which the fraction turns: 80 % of 1,001 shares is 800.8. Whether the figure itself is enough is the
 * verb's to say.
 */
export function neededFor<U extends Unit>(f: Fraction, whole: Quantity<U>): Quantity<U> {
  return times(whole, f.of);
}

/**
 * The least whole number of shares, votes or persons, nought included, that meets the fraction: of 9 directors a
 * majority is 5, of 10 it is 6. It may lie above the whole, which is then out of reach: 'more than' all of 10 is 11.
 * Undefined when no number will do: the whole is empty, or the fraction is 'less than' nothing.
 */
export function leastWholeMeeting<U extends Unit>(f: Fraction, whole: Quantity<U>): Quantity<U> | undefined {
  if (!asksForEnough(f.verb)) return meetsOrNothing(f, zeroOf<U>(), whole);
  const bound = neededFor(f, whole);
  return meetsOrNothing(f, includesFigure(f.verb) ? ceiling(bound) : leastWholeAbove(bound), whole);
}

/**
 * The least whole number that meets the fraction of itself and these others together: beside 60 against, a majority is 61. Undefined when
 * no number will do.
 */
export function leastWholeBeside<U extends Unit>(f: Fraction, others: Quantity<U>): Quantity<U> | undefined {
  const left = minus<'ratio'>(ratio(1), f.of);
  if (!asksForEnough(f.verb) || (isZero(left) && !isZero(others))) return undefined;
  const bound = isZero(left) ? others : times(others, dividedBy(f.of, left));
  const least = includesFigure(f.verb) ? ceiling(bound) : leastWholeAbove(bound);
  const whole = isZero(least) ? leastWholeAbove(least) : least;
  return meetsOrNothing(f, whole, plus<U>(whole, others));
}

/** The one that asks for more: the greater part; of equal parts 'more than' before 'at least'. Both must ask for enough. */
export function stricterFraction(a: Fraction, b: Fraction): Fraction {
  if (compareBy('moreThan', a.of, b.of)) return a;
  if (compareBy('moreThan', b.of, a.of)) return b;
  return includesFigure(a.verb) ? b : a;
}

function meetsOrNothing<U extends Unit>(f: Fraction, part: Quantity<U>, whole: Quantity<U>): Quantity<U> | undefined {
  return fractionMet<U>(f, part, whole) ? part : undefined;
}

function zeroOf<U extends Unit>(): Quantity<U> {
  return zero<Unit>('ratio') as Quantity<U>;
}

function isPartOfOne(of: Ratio): boolean {
  return !isNegative(of) && compareBy('notMoreThan', of, ratio(1));
}

function isVerb(word: string): word is Verb {
  return word === 'atLeast' || word === 'moreThan' || word === 'lessThan' || word === 'notMoreThan';
}

function notAFraction(data: unknown): ExactFormatError {
  return new ExactFormatError(
    JSON.stringify(data) ?? String(data),
    "one of { atLeast: '80%' }, { moreThan: '1/2' }, { lessThan: '10%' }, { notMoreThan: '10%' } or { majority: true }",
  );
}

function negativeWhole(): ExactArithmeticError {
  return new ExactArithmeticError('A fraction of a negative whole has no meaning: check how the whole was counted.');
}
