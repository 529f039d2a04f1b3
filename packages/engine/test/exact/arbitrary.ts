import * as fc from 'fast-check';
import { quantityOf, type Quantity, type Unit } from '../../src/exact/index.js';

const above = fc.oneof(fc.bigInt({ min: -12n, max: 12n }), fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }));
const below = fc.oneof(fc.bigInt({ min: 1n, max: 12n }), fc.bigInt({ min: 1n, max: 10n ** 20n }));

/** Any quantity of a unit; small ones often, so that equal ones meet. */
export function anyQuantity<U extends Unit>(unit: U): fc.Arbitrary<Quantity<U>> {
  return fc.tuple(above, below).map(([numerator, denominator]) => quantityOf(unit, numerator, denominator));
}

/** Any quantity of zero or more. */
export function anyCount<U extends Unit>(unit: U): fc.Arbitrary<Quantity<U>> {
  return fc
    .tuple(above, below)
    .map(([numerator, denominator]) => quantityOf(unit, numerator < 0n ? -numerator : numerator, denominator));
}
