import { denominator, numerator, type Shares } from '../../exact/index.js';

/** A whole number of shares as a double, where a double holds it exactly; nothing for fractions and beyond 2^53. */
export function exactDouble(held: Shares): number | undefined {
  if (denominator(held) !== 1n) return undefined;
  const value = Number(numerator(held));
  return Number.isSafeInteger(value) ? value : undefined;
}
