import { plus, recount, sumOf, times, votesOf } from './arithmetic.js';
import { isZero } from './ordering.js';
import { ratio, zero } from './quantity.js';
import type { Quantity, Ratio, Unit } from './unit.js';

/** So many times an unknown. The unknown counts in its own unit; the coefficient is never zero. */
export interface Term {
  readonly key: string;
  readonly coefficient: Ratio;
}

/**
 * A quantity of which a part may not be known: a known part plus multiples of unknowns, named by their keys. Terms are
 * sorted by key and each key stands once, so an unknown taken from itself leaves nothing. The known part alone is not
 * the amount: read it with `exactly`, which refuses when anything is unknown.
 */
export interface Amount<U extends Unit> {
  readonly known: Quantity<U>;
  readonly terms: readonly Term[];
}

/** An amount that is known. */
export function amount<U extends Unit>(known: Quantity<U>): Amount<U> {
  return Object.freeze({ known, terms: noTerms });
}

/** An amount of which nothing is known but its name, and its bounds when it is compared. */
export function unknown<U extends Unit>(unit: U, key: string): Amount<U> {
  return Object.freeze({ known: zero(unit), terms: Object.freeze([{ key, coefficient: once }]) });
}

/** `a + b`, both of one unit. */
export function plusAmount<U extends Unit>(a: Amount<U>, b: Amount<NoInfer<U>>): Amount<U> {
  return Object.freeze({ known: plus<U>(a.known, b.known), terms: joinTerms(a.terms, b.terms) });
}

/** `a - b`, both of one unit. */
export function minusAmount<U extends Unit>(a: Amount<U>, b: Amount<NoInfer<U>>): Amount<U> {
  return plusAmount<U>(a, timesAmount<U>(b, minusOnce));
}

/** `a × by`. Only a known ratio can multiply: the amount stays linear in its unknowns. */
export function timesAmount<U extends Unit>(a: Amount<U>, by: Ratio): Amount<U> {
  if (isZero(by)) return Object.freeze({ known: times(a.known, by), terms: noTerms });
  return Object.freeze({
    known: times(a.known, by),
    terms: Object.freeze(a.terms.map(({ key, coefficient }) => ({ key, coefficient: times(coefficient, by) }))),
  });
}

/** The sum of any number of amounts of `unit`; a known zero when there are none. */
export function sumAmounts<U extends Unit>(unit: U, parts: Iterable<Amount<NoInfer<U>>>): Amount<U> {
  const all = [...parts];
  return Object.freeze({
    known: sumOf<U, Amount<U>>(unit, all, (part) => part.known),
    terms: all.reduce<readonly Term[]>((terms, part) => joinTerms(terms, part.terms), noTerms),
  });
}

/** The sum of the amounts that each of these has, of `unit`. */
export function sumOfAmounts<U extends Unit, T>(
  unit: U,
  items: Iterable<T>,
  each: (item: T) => Amount<NoInfer<U>>,
): Amount<U> {
  return sumAmounts<U>(unit, Array.from(items, each));
}

/** The votes that an amount of shares carries, at so many votes for each share. */
export function votesOfAmount(held: Amount<'shares'>, votesForEachShare: Ratio): Amount<'votes'> {
  const counted = timesAmount(held, votesForEachShare);
  return Object.freeze({ known: votesOf(held.known, votesForEachShare), terms: counted.terms });
}

/** The same amount counted in another unit, as `recount` does for quantities. */
export function recountAmount<U extends Unit>(unit: U, a: Amount<Unit>): Amount<U> {
  return Object.freeze({ known: recount(unit, a.known), terms: a.terms });
}

/** Whether nothing in the amount is unknown. */
export function isExact(a: Amount<Unit>): boolean {
  return a.terms.length === 0;
}

/** The quantity, when nothing in it is unknown; else undefined. */
export function exactly<U extends Unit>(a: Amount<U>): Quantity<U> | undefined {
  return isExact(a) ? a.known : undefined;
}

/**
 * The amount once some of its unknowns are known. `valueOf` gives an unknown's value in the unknown's own unit, or
 * undefined while it stays unknown.
 */
export function withKnown<U extends Unit>(
  a: Amount<U>,
  valueOf: (key: string) => Quantity<Unit> | undefined,
): Amount<U> {
  let known: Quantity<Unit> = a.known;
  const open: Term[] = [];
  for (const term of a.terms) {
    const value = valueOf(term.key);
    if (value === undefined) open.push(term);
    else known = plus(known, times(value, term.coefficient));
  }
  return Object.freeze({ known: known as Quantity<U>, terms: Object.freeze(open) });
}

const noTerms: readonly Term[] = Object.freeze([]);
const once = ratio(1);
const minusOnce = ratio(-1);

/** Merges two lists sorted by key; a key whose coefficients cancel drops out. */
function joinTerms(a: readonly Term[], b: readonly Term[]): readonly Term[] {
  if (a.length === 0) return b;
  if (b.length === 0) return a;
  const coefficients = new Map(a.map(({ key, coefficient }) => [key, coefficient]));
  for (const { key, coefficient } of b) {
    const already = coefficients.get(key);
    coefficients.set(key, already ? plus(already, coefficient) : coefficient);
  }
  const terms = [...coefficients].map(([key, coefficient]) => ({ key, coefficient }));
  return Object.freeze(terms.filter((term) => !isZero(term.coefficient)).sort(byKey));
}

function byKey(a: Term, b: Term): number {
  if (a.key === b.key) return 0;
  return a.key < b.key ? -1 : 1;
}
