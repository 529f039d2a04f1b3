import { Fraction as Rational } from 'fraction.js';
import type { Quantity, Unit } from './unit.js';

export { Rational };

/** The number inside a quantity. Only this folder looks inside. */
export function rationalOf(a: Quantity<Unit>): Rational {
  return a as unknown as Rational;
}

/** Gives a number its unit, and freezes it: a quantity never changes. */
export function branded<U extends Unit>(value: Rational): Quantity<U> {
  return Object.freeze(value) as unknown as Quantity<U>;
}

/** `numerator / denominator`, reduced. The denominator must not be zero; either may be negative. */
export function reduced<U extends Unit>(numerator: bigint, denominator: bigint): Quantity<U> {
  return branded(new Rational(numerator, denominator));
}

/** The numerator with its sign. */
export function signed(value: Rational): bigint {
  return value.s < 0n ? -value.n : value.n;
}
