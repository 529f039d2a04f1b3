import type { Quantity, Unit } from './unit.js';

/** A number in lowest terms; the denominator is positive, and 1 of a whole number. It never changes. */
export class Rational {
  readonly n: bigint;
  readonly d: bigint;

  constructor(numerator: bigint, denominator: bigint) {
    this.n = numerator;
    this.d = denominator;
    Object.freeze(this);
  }
}

/** The number inside a quantity. Only this folder looks inside. */
export function rationalOf(a: Quantity<Unit>): Rational {
  return a as unknown as Rational;
}

/** `numerator / denominator`, reduced. The denominator must not be zero; either may be negative. */
export function reduced<U extends Unit>(numerator: bigint, denominator: bigint): Quantity<U> {
  if (denominator === 1n) return new Rational(numerator, 1n) as unknown as Quantity<U>;
  const common =
    denominator < 0n ? -greatestCommonDivisor(numerator, -denominator) : greatestCommonDivisor(numerator, denominator);
  return new Rational(numerator / common, denominator / common) as unknown as Quantity<U>;
}

/** Of a number of either sign and a positive one; the positive one where the other is nought. */
function greatestCommonDivisor(numerator: bigint, denominator: bigint): bigint {
  let [a, b] = [numerator < 0n ? -numerator : numerator, denominator];
  while (a !== 0n) [a, b] = [b % a, a];
  return b;
}
