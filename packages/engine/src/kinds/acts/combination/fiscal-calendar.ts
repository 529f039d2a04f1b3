import { openFact } from '../../../evaluation/index.js';
import {
  compareDays,
  day,
  dayOfMonthOf,
  dayOf,
  daysInMonth,
  monthOf,
  plusMonths,
  plusYears,
  yearOf,
} from '../../../exact/index.js';
import type { Day } from '../../../exact/index.js';
import type { Context } from '../../../session/index.js';

export const fiscalYearEnd = openFact('fiscal-year-end', 'person').day(
  'On which day does the fiscal year of {0} end? Give one such day.',
);

/** The last day on which a fiscal year ended before a day: strictly before it. */
export function lastYearEnd(c: Context, whose: string, before: Day, cite: string): Day {
  const known = knownYearEnd(c, whose, cite);
  const inThatYear = plusYears(known, yearOf(before) - yearOf(known));
  return compareDays(inThatYear, before) < 0 ? inThatYear : plusYears(known, yearOf(before) - 1 - yearOf(known));
}

/**
 * The last day on which a fiscal quarter ended before a day: strictly before it. Where the fiscal year ends with a month,
 * so does every quarter; else the quarters end on the same day of the month, or on its last.
 */
export function lastQuarterEnd(c: Context, whose: string, before: Day, cite: string): Day {
  const known = knownYearEnd(c, whose, cite);
  const withMonth = dayOfMonthOf(known) === daysInMonth(known);
  const endIn = (months: number): Day => {
    const end = plusMonths(known, months);
    return withMonth ? dayOf(yearOf(end), monthOf(end), daysInMonth(end)) : end;
  };
  const apart = (yearOf(before) - yearOf(known)) * 12 + monthOf(before) - monthOf(known);
  const quarter = Math.floor(apart / 3) * 3;
  const found = endIn(quarter);
  return compareDays(found, before) < 0 ? found : endIn(quarter - 3);
}

function knownYearEnd(c: Context, whose: string, cite: string): Day {
  return day(c.ask(fiscalYearEnd, { about: [whose], cites: [cite] }));
}
