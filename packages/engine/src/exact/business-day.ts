import { dayOf, daysInMonth, monthOf, plusDays, weekdayOf, yearOf, type Day, type Weekday } from './day.js';
import { ExactArithmeticError } from './errors.js';

/** A holiday on one date of every year. When it falls on a Sunday it may be kept on the Monday after. */
export interface FixedHoliday {
  readonly name: string;
  readonly month: number;
  readonly day: number;
  readonly sundayToMonday: boolean;
  /** When it falls on a Saturday it is kept on the Friday before; left out, it is not moved. */
  readonly saturdayToFriday?: boolean;
  /** The first and the last year in which it is kept; left out, every year of the calendar. */
  readonly fromYear?: number;
  readonly throughYear?: number;
}

/** A holiday on the first, second … or last of a weekday in a month: the third Monday of January. */
export interface WeekdayHoliday {
  readonly name: string;
  readonly month: number;
  readonly weekday: Weekday;
  readonly which: 1 | 2 | 3 | 4 | 'last';
  readonly fromYear?: number;
  readonly throughYear?: number;
}

export type HolidayRule = FixedHoliday | WeekdayHoliday;

/** Which days are business days, as data. An instrument names the calendar that it goes by. */
export interface BusinessCalendar {
  readonly name: string;
  /** The weekdays on which there is no business. */
  readonly weekend: readonly Weekday[];
  readonly holidays: readonly HolidayRule[];
  /** Single days on which there was no business besides, whatever the rules say of them. */
  readonly closures?: readonly Day[];
  /** The first year for which the rules are right; questions about earlier days are refused. */
  readonly fromYear: number;
}

/** A holiday on the day when it is kept. */
export interface Holiday {
  readonly name: string;
  readonly day: Day;
}

/** @throws ExactArithmeticError for a day before the calendar begins. */
export function isBusinessDay(calendar: BusinessCalendar, d: Day): boolean {
  if (calendar.weekend.includes(weekdayOf(d)) || calendar.closures?.includes(d) === true) return false;
  return !isHoliday(calendar, d);
}

/** The first business day after `d`. */
export function nextBusinessDay(calendar: BusinessCalendar, d: Day): Day {
  return nearestBusinessDay(calendar, plusDays(d, 1), 1);
}

/** The last business day before `d`. */
export function previousBusinessDay(calendar: BusinessCalendar, d: Day): Day {
  return nearestBusinessDay(calendar, plusDays(d, -1), -1);
}

/** `d` itself if it is a business day, else the first one after it. */
export function businessDayOnOrAfter(calendar: BusinessCalendar, d: Day): Day {
  return nearestBusinessDay(calendar, d, 1);
}

/** The day that is so many business days after `d` (before it when negative); `d` itself for none. */
export function plusBusinessDays(calendar: BusinessCalendar, d: Day, count: number): Day {
  const step = count < 0 ? previousBusinessDay : nextBusinessDay;
  let result = d;
  for (let left = Math.abs(count); left > 0; left -= 1) result = step(calendar, result);
  return result;
}

/** The holidays that belong to a year, on the days when they are kept, in the order of the rules. */
export function holidaysOf(calendar: BusinessCalendar, year: number): readonly Holiday[] {
  return calendar.holidays
    .filter((rule) => year >= (rule.fromYear ?? calendar.fromYear) && year <= (rule.throughYear ?? year))
    .map((rule) => ({ name: rule.name, day: 'which' in rule ? weekdayInMonth(rule, year) : fixedDay(rule, year) }));
}

/** Enough for any run of holidays; a calendar that has none within it has no business day at all. */
const longestSearch = 60;

function nearestBusinessDay(calendar: BusinessCalendar, start: Day, direction: 1 | -1): Day {
  let d = start;
  for (let searched = 0; searched < longestSearch; searched += 1) {
    if (isBusinessDay(calendar, d)) return d;
    d = plusDays(d, direction);
  }
  throw new ExactArithmeticError(
    `The calendar '${calendar.name}' has no business day within ${longestSearch} days of ${start}: check its weekend.`,
  );
}

function fixedDay(rule: FixedHoliday, year: number): Day {
  const d = dayOf(year, rule.month, rule.day);
  if (rule.sundayToMonday && weekdayOf(d) === 7) return plusDays(d, 1);
  return rule.saturdayToFriday === true && weekdayOf(d) === 6 ? plusDays(d, -1) : d;
}

function weekdayInMonth(rule: WeekdayHoliday, year: number): Day {
  const first = dayOf(year, rule.month, 1);
  const toFirst = (rule.weekday - weekdayOf(first) + 7) % 7;
  if (rule.which !== 'last') return plusDays(first, toFirst + 7 * (rule.which - 1));
  const weeks = Math.floor((daysInMonth(first) - 1 - toFirst) / 7);
  return plusDays(first, toFirst + 7 * weeks);
}

/** Whether a holiday is kept on a day: one of its year, or of the years beside it; a last one may be kept in January, a first in December. */
function isHoliday(calendar: BusinessCalendar, d: Day): boolean {
  const year = yearOf(d);
  if (year < calendar.fromYear) {
    throw new ExactArithmeticError(
      `The calendar '${calendar.name}' begins in ${calendar.fromYear} and says nothing of ${year}: give one that does.`,
    );
  }
  const month = monthOf(d);
  return (
    keptIn(calendar, year).has(d) ||
    (month === 1 && keptIn(calendar, year - 1).has(d)) ||
    (month === 12 && keptIn(calendar, year + 1).has(d))
  );
}

/** Worked out once a calendar and year: the same rules always give the same days. */
const workedOut = new WeakMap<BusinessCalendar, Map<number, ReadonlySet<Day>>>();

function keptIn(calendar: BusinessCalendar, year: number): ReadonlySet<Day> {
  const years = workedOut.get(calendar) ?? new Map<number, ReadonlySet<Day>>();
  const known = years.get(year);
  if (known) return known;
  const days = new Set(holidaysOf(calendar, year).map((holiday) => holiday.day));
  workedOut.set(calendar, years.set(year, days));
  return days;
}
