/**
 * Exact numbers, money and dates, and the words that compare them. No floating point, no rounding but the one that a
 * caller asks for by name, no clock.
 */
export * from './allocation.js';
export * from './amount-comparison.js';
export * from './amount-range.js';
export * from './amount.js';
export * from './arithmetic.js';
export * from './business-day.js';
export * from './comparison.js';
export * from './day.js';
export * from './day-count.js';
export * from './day-in-words.js';
export { dayNumber, dayOfNumber } from './day-number.js';
export * from './decimals.js';
export { beyondEnds, textBeyond } from './ends.js';
export * from './errors.js';
export * from './federal-reserve.js';
export * from './form.js';
export * from './fraction-words.js';
export * from './fraction.js';
export * from './moment.js';
export * from './money.js';
export * from './ordering.js';
export * from './period.js';
export * from './quantity.js';
export * from './recognise.js';
export * from './show.js';
export * from './whole-number.js';
export * from './wire.js';
