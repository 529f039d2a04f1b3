import { plus } from './arithmetic.js';
import { denominator, numerator, type Quantity, type Unit } from './quantity.js';
import { reduced } from './rational.js';

/** Whether a quantity is a whole number of its unit: no half share, no third of a vote. */
export function isWhole(a: Quantity<Unit>): boolean {
  return denominator(a) === 1n;
}

/** The greatest whole number not above `a`. Below zero it goes away from zero: -1/2 gives -1. */
export function floor<U extends Unit>(a: Quantity<U>): Quantity<U> {
  return reduced(floorDivide(numerator(a), denominator(a)), 1n);
}

/** The least whole number not below `a`. Below zero it goes toward zero: -1/2 gives 0. */
export function ceiling<U extends Unit>(a: Quantity<U>): Quantity<U> {
  return reduced(-floorDivide(-numerator(a), denominator(a)), 1n);
}

/** The least whole number that is more than `a`: of 4 it is 5, of 9/2 it is 5. */
export function leastWholeAbove<U extends Unit>(a: Quantity<U>): Quantity<U> {
  return plus<U>(floor(a), reduced(1n, 1n));
}

/** The greatest whole number that is less than `a`: of 4 it is 3, of 9/2 it is 4. */
export function greatestWholeBelow<U extends Unit>(a: Quantity<U>): Quantity<U> {
  return plus<U>(ceiling(a), reduced(-1n, 1n));
}

/** The whole number as a bigint, or undefined when `a` has a fraction. */
export function wholeNumberOf(a: Quantity<Unit>): bigint | undefined {
  return isWhole(a) ? numerator(a) : undefined;
}

function floorDivide(above: bigint, below: bigint): bigint {
  const quotient = above / below;
  return above % below < 0n ? quotient - 1n : quotient;
}
