import { z } from 'zod';
import { compareDays, dayOf, yearOf, type Day } from '../../../exact/index.js';

/** A day of every year, as the text fixes it. */
export interface DayOfYear {
  readonly month: number;
  readonly dayOfMonth: number;
}

const written = z
  .string()
  .regex(/^\d{2}-\d{2}$/, { error: 'expected a month and a day such as 03-01' })
  .transform((text, context): DayOfYear => {
    const [month = 0, dayOfMonth = 0] = text.split('-').map(Number);
    try {
      dayOf(2001, month, dayOfMonth);
      return { month, dayOfMonth };
    } catch {
      context.addIssue({ code: 'custom', message: `${text} is no day of every year; write a month and a day of it` });
      return z.NEVER;
    }
  });

/** The days of every year on which dividends are payable, in the order of the year: `['03-01', '09-01']`. */
export const paymentDaysParameter = z
  .array(written)
  .min(1, { error: 'expected at least one day of the year' })
  .refine((days) => days.every((each, index) => index === 0 || isLater(each, days[index - 1])), {
    error: 'expected the days in the order of the year, each once',
  });

function isLater(a: DayOfYear, b: DayOfYear | undefined): boolean {
  return b === undefined || a.month > b.month || (a.month === b.month && a.dayOfMonth > b.dayOfMonth);
}

/** The first payment date strictly after a day. It never moves, whatever day of the week it is. */
export function paymentDateAfter(dates: readonly DayOfYear[], when: Day): Day {
  const year = yearOf(when);
  return [...inYear(dates, year), ...inYear(dates, year + 1)].find((each) => compareDays(each, when) > 0)!;
}

/** The last payment date strictly before a day. */
export function paymentDateBefore(dates: readonly DayOfYear[], when: Day): Day {
  const year = yearOf(when);
  return [...inYear(dates, year - 1), ...inYear(dates, year)].findLast((each) => compareDays(each, when) < 0)!;
}

export function isPaymentDate(dates: readonly DayOfYear[], when: Day): boolean {
  return inYear(dates, yearOf(when)).includes(when);
}

/** Every payment date after one day, through another. */
export function paymentDatesWithin(dates: readonly DayOfYear[], after: Day, through: Day): readonly Day[] {
  const within: Day[] = [];
  let date = paymentDateAfter(dates, after);
  while (compareDays(date, through) <= 0) {
    within.push(date);
    date = paymentDateAfter(dates, date);
  }
  return within;
}

function inYear(dates: readonly DayOfYear[], year: number): readonly Day[] {
  return dates.map(({ month, dayOfMonth }) => dayOf(year, month, dayOfMonth));
}
