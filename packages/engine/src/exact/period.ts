import { plusDays, plusMonths, plusYears, type Day } from './day.js';
import { ExactArithmeticError } from './errors.js';

/** From a day, inclusive, until a day, exclusive: how a text looks back from an event. */
export interface Span {
  readonly from: Day;
  readonly until: Day;
}

/** From a first day through a last day, both inclusive. */
export interface Window {
  readonly from: Day;
  readonly last: Day;
}

/** A length of time in one unit of the calendar; a whole number, not negative. */
export type Length = { readonly years: number } | { readonly months: number } | { readonly days: number };

/** 'At least n days before d': the latest day that will do is d minus n. */
export function latestDayAtLeastBefore(count: number, d: Day): Day {
  return plusDays(d, -notNegative(count));
}

/** 'Within n days after d': the last day that will do is d plus n. */
export function lastDayWithinAfter(count: number, d: Day): Day {
  return plusDays(d, notNegative(count));
}

/**
 * 'The two years immediately prior to d': from the same date two years earlier, inclusive, until d, exclusive. From 29
 * February it falls back to the 28th.
 */
export function lookBack(length: Length, d: Day): Span {
  return Object.freeze({ from: moved(d, length, -1), until: d });
}

/** The same date so many years later; of 29 February the 28th where the year has none. Always count from the first. */
export function anniversary(d: Day, years: number): Day {
  return plusYears(d, years);
}

/**
 * 'For five years from d'. The day of the event is not counted, so the last day is the anniversary itself; where a
 * reading counts the first day, the last day is the one before the anniversary. The event's own day is in the window
 * either way.
 */
export function windowOf(start: Day, years: number, countFirstDay = false): Window {
  const end = anniversary(start, notNegative(years));
  return Object.freeze({ from: start, last: countFirstDay ? plusDays(end, -1) : end });
}

/** The end of a length that starts on a day: d plus so many years, months or days. */
export function plusLength(d: Day, length: Length): Day {
  return moved(d, length, 1);
}

/** The start of a length that ends on a day: d minus so many years, months or days. */
export function minusLength(d: Day, length: Length): Day {
  return moved(d, length, -1);
}

function moved(d: Day, length: Length, direction: 1 | -1): Day {
  if ('years' in length) return plusYears(d, direction * notNegative(length.years));
  if ('months' in length) return plusMonths(d, direction * notNegative(length.months));
  return plusDays(d, direction * notNegative(length.days));
}

function notNegative(count: number): number {
  if (count >= 0) return count;
  throw new ExactArithmeticError(`A period of ${count} has no meaning: give a whole number of zero or more.`);
}
