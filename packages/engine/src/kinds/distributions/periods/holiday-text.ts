import { z } from 'zod';
import { dayOf, type HolidayRule, type Weekday } from '../../../exact/index.js';

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const;
const places = { first: 1, second: 2, third: 3, fourth: 4, last: 'last' } as const;

const year = z
  .string()
  .regex(/^\d{4}$/, { error: 'expected a year such as 1986, written as text' })
  .transform(Number)
  .optional();

/** A weekday by name. */
export const weekdayParameter = z.enum(weekdays).transform((name) => (weekdays.indexOf(name) + 1) as Weekday);

/** A holiday as an instrument writes it: on '07-04' of every year, or on the 'third monday of january'. */
export const holidayParameter = z
  .strictObject({
    name: z.string(),
    on: z.string().describe("'07-04', or 'third monday of january'"),
    from: year.describe('the first year in which it is kept; left out, every year of the calendar'),
    through: year.describe('the last year in which it is kept'),
  })
  .transform(({ name, on, from, through }, context): HolidayRule => {
    const years = {
      ...(from === undefined ? undefined : { fromYear: from }),
      ...(through === undefined ? undefined : { throughYear: through }),
    };
    const rule = fixed(on) ?? weekdayIn(on);
    if (rule !== undefined) return { name, ...rule, ...years };
    context.addIssue({
      code: 'custom',
      message: `"${on}" is no holiday; write a month and a day such as 07-04, or third monday of january`,
    });
    return z.NEVER;
  });

function fixed(on: string) {
  const [, month, dayOfMonth] = /^(\d{2})-(\d{2})$/.exec(on) ?? [];
  if (month === undefined) return undefined;
  try {
    dayOf(2001, Number(month), Number(dayOfMonth));
    return { month: Number(month), day: Number(dayOfMonth), sundayToMonday: true };
  } catch {
    return undefined;
  }
}

function weekdayIn(on: string) {
  const [, which, weekday, month] = /^([a-z]+) ([a-z]+) of ([a-z]+)$/.exec(on) ?? [];
  const place = Object.entries(places).find(([name]) => name === which)?.[1];
  const weekdayNumber = weekdays.findIndex((name) => name === weekday) + 1;
  const monthNumber = months.findIndex((name) => name === month) + 1;
  if (place === undefined || weekdayNumber === 0 || monthNumber === 0) return undefined;
  return { which: place, weekday: weekdayNumber as Weekday, month: monthNumber };
}
