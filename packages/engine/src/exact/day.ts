import { Temporal } from 'temporal-polyfill';
import { dayNumber, dayOfNumber, isOfCalendar, type Day } from './day-number.js';
import { isOfGivenYears } from './ends.js';
import { ExactArithmeticError, ExactFormatError } from './errors.js';

export { isOfCalendar, type Day };

/** Monday is 1, Sunday is 7. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/**
 * Reads a date such as '1998-12-15'.
 * @throws ExactFormatError when it is written otherwise, or is a day that no calendar has ('2005-02-29').
 */
export function day(text: string): Day {
  if (isOfCalendar(text)) return text;
  throw new ExactFormatError(text, "a date of the calendar, year-month-day, such as '1998-12-15'");
}

/** Whether a text is a date that may be given: one that exists, of the years 1600 to 2999, written 'YYYY-MM-DD'. */
export function isDay(text: string): text is Day {
  return isOfGivenYears(text) && isOfCalendar(text);
}

/** The date of a year, a month (1 to 12) and a day of the month. @throws ExactFormatError when there is no such date. */
export function dayOf(year: number, month: number, dayOfMonth: number): Day {
  return day(`${padded(year, 4)}-${padded(month, 2)}-${padded(dayOfMonth, 2)}`);
}

/** So many days later; earlier when negative. */
export function plusDays(d: Day, count: number): Day {
  if (!Number.isSafeInteger(count)) throw notWhole(d, count);
  const number = dayNumber(d) + count;
  if (number < firstNumber || number > lastNumber) throw outOfYears(d, count);
  return dayOfNumber(number);
}

/** The same day of the month so many months later; the last day of that month when it is shorter. */
export function plusMonths(d: Day, count: number): Day {
  return moved(d, count, 1);
}

/** The same date so many years later; 29 February falls back to the 28th. */
export function plusYears(d: Day, count: number): Day {
  return moved(d, count, 12);
}

/** How many days `until` is after `from`: 1 for the next day, negative when it is before. A whole number of days. */
export function daysBetween(from: Day, until: Day): number {
  return dayNumber(until) - dayNumber(from);
}

/** -1, 0 or 1 as `a` is before, the same as or after `b`. */
export function compareDays(a: Day, b: Day): -1 | 0 | 1 {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Strictly before. */
export function isBefore(a: Day, b: Day): boolean {
  return a < b;
}

/** Strictly after. */
export function isAfter(a: Day, b: Day): boolean {
  return a > b;
}

export function earliestOf(first: Day, ...others: readonly Day[]): Day {
  return others.reduce((earliest, next) => (next < earliest ? next : earliest), first);
}

export function latestOf(first: Day, ...others: readonly Day[]): Day {
  return others.reduce((latest, next) => (next > latest ? next : latest), first);
}

export function weekdayOf(d: Day): Weekday {
  const sinceMonday = (dayNumber(d) + thursday) % 7;
  return ((sinceMonday < 0 ? sinceMonday + 7 : sinceMonday) + 1) as Weekday;
}

export function yearOf(d: Day): number {
  return Number(d.slice(0, 4));
}

/** 1 to 12. */
export function monthOf(d: Day): number {
  return Number(d.slice(5, 7));
}

/** 1 to 31. */
export function dayOfMonthOf(d: Day): number {
  return Number(d.slice(8, 10));
}

/** How many days the month of a date has. */
export function daysInMonth(d: Day): number {
  return plainDate(d).daysInMonth;
}

/** 1970-01-01, from which days are numbered, was the third day after a Monday. */
const thursday = 3;

const firstNumber = dayNumber('0000-01-01' as Day);
const lastNumber = dayNumber('9999-12-31' as Day);

function plainDate(d: Day): Temporal.PlainDate {
  return Temporal.PlainDate.from(d);
}

/** A day that every month has is the same day of another month; of the others the calendar tells which months have them. */
function moved(d: Day, count: number, monthsEach: 1 | 12): Day {
  if (!Number.isSafeInteger(count)) throw notWhole(d, count);
  const months = yearOf(d) * 12 + monthOf(d) - 1 + count * monthsEach;
  const year = Math.floor(months / 12);
  if (year < 0 || year > 9999) throw outOfYears(d, count);
  if (dayOfMonthOf(d) > 28)
    return plainDate(d)
      .add({ months: count * monthsEach })
      .toString() as Day;
  return `${padded(year, 4)}-${padded(months - year * 12 + 1, 2)}-${d.slice(8, 10)}` as Day;
}

function notWhole(d: Day, count: number): ExactArithmeticError {
  return new ExactArithmeticError(`${d} cannot be moved by ${count}: give a whole number.`);
}

function outOfYears(d: Day, count: number): ExactArithmeticError {
  return new ExactArithmeticError(`${d} moved by ${count} leaves the years 0000 to 9999: check the number.`);
}

function padded(value: number, width: number): string {
  return String(value).padStart(width, '0');
}
