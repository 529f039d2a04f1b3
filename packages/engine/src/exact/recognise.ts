import { Rational } from './rational.js';
import type { Quantity, Unit } from './unit.js';

/** Whether a value is a quantity, of whatever unit: for what carries values without knowing their types. */
export function isQuantity(value: unknown): value is Quantity<Unit> {
  return value instanceof Rational;
}
