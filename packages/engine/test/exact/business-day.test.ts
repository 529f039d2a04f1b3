import { describe, expect, it } from 'vitest';
import {
  ExactArithmeticError,
  businessDayOnOrAfter,
  day,
  federalReserveCalendar,
  holidaysOf,
  isBusinessDay,
  nextBusinessDay,
  plusBusinessDays,
  plusDays,
  previousBusinessDay,
  type BusinessCalendar,
} from '../../src/exact/index.js';

const banks = federalReserveCalendar;

/** The days of the published holiday schedules of the Federal Reserve Banks; those on a Saturday are not moved. */
const published: Readonly<Record<number, readonly string[]>> = {
  2021: ['01-01', '01-18', '02-15', '05-31', '07-05', '09-06', '10-11', '11-11', '11-25', '12-25'],
  2022: ['01-01', '01-17', '02-21', '05-30', '06-20', '07-04', '09-05', '10-10', '11-11', '11-24', '12-26'],
  2023: ['01-02', '01-16', '02-20', '05-29', '06-19', '07-04', '09-04', '10-09', '11-11', '11-23', '12-25'],
  2024: ['01-01', '01-15', '02-19', '05-27', '06-19', '07-04', '09-02', '10-14', '11-11', '11-28', '12-25'],
  2025: ['01-01', '01-20', '02-17', '05-26', '06-19', '07-04', '09-01', '10-13', '11-11', '11-27', '12-25'],
  2026: ['01-01', '01-19', '02-16', '05-25', '06-19', '07-04', '09-07', '10-12', '11-11', '11-26', '12-25'],
};

describe('the calendar of the Federal Reserve Banks', () => {
  it.each(Object.entries(published))('keeps the published holidays of %s', (year, dates) => {
    expect(holidaysOf(banks, Number(year)).map((holiday) => holiday.day)).toEqual(
      dates.map((date) => `${year}-${date}`),
    );
  });

  it('moves a Sunday holiday to Monday and leaves a Saturday one', () => {
    expect(isBusinessDay(banks, day('2023-01-02'))).toBe(false);
    expect(isBusinessDay(banks, day('2021-12-24'))).toBe(true);
    expect(isBusinessDay(banks, day('2021-12-31'))).toBe(true);
    expect(isBusinessDay(banks, day('2021-12-27'))).toBe(true);
  });

  it('keeps Juneteenth from 2022 and the birthday of Dr. King from 1986', () => {
    expect([isBusinessDay(banks, day('2020-06-19')), isBusinessDay(banks, day('2023-06-19'))]).toEqual([true, false]);
    expect([isBusinessDay(banks, day('1985-01-21')), isBusinessDay(banks, day('1986-01-20'))]).toEqual([true, false]);
  });

  it('says nothing of years before it begins', () => {
    expect(() => isBusinessDay(banks, day('1977-12-30'))).toThrow('begins in 1978 and says nothing of 1977');
  });

  it('has 250 or so business days a year', () => {
    const days = Array.from({ length: 365 }, (_, count) => plusDays(day('2025-01-01'), count));
    expect(days.filter((d) => isBusinessDay(banks, d))).toHaveLength(250);
  });
});

describe('business days', () => {
  it('are found after, before, on or after, and on or before', () => {
    const friday = day('2023-12-22');
    const christmas = day('2023-12-25');
    expect(nextBusinessDay(banks, friday)).toBe('2023-12-26');
    expect(previousBusinessDay(banks, day('2023-12-26'))).toBe(friday);
    expect(businessDayOnOrAfter(banks, christmas)).toBe('2023-12-26');
    expect(businessDayOnOrAfter(banks, friday)).toBe(friday);
  });

  it('are counted from a day, which is not itself counted', () => {
    const friday = day('2023-12-22');
    expect([0, 1, 5, 6, -1].map((count) => plusBusinessDays(banks, friday, count))).toEqual([
      '2023-12-22',
      '2023-12-26',
      '2024-01-02',
      '2024-01-03',
      '2023-12-21',
    ]);
  });
});

describe('a calendar as data', () => {
  const bare: BusinessCalendar = { name: 'bare', weekend: [5], fromYear: 2000, holidays: [] };

  it('has the weekend and the years of its own rules', () => {
    const calendar: BusinessCalendar = {
      ...bare,
      holidays: [
        { name: 'kept twice', month: 3, day: 1, sundayToMonday: false, fromYear: 2001, throughYear: 2002 },
        { name: "year's end", month: 12, day: 31, sundayToMonday: true },
        { name: 'last Friday of February', month: 2, weekday: 5, which: 'last' },
      ],
    };
    expect(isBusinessDay(calendar, day('2024-02-03'))).toBe(true);
    expect(isBusinessDay(calendar, day('2024-02-02'))).toBe(false);
    expect(
      [2000, 2001, 2002, 2003].map((year) => holidaysOf(calendar, year).some(({ name }) => name === 'kept twice')),
    ).toEqual([false, true, true, false]);
    expect(isBusinessDay(calendar, day('2024-01-01'))).toBe(false);
    expect(isBusinessDay(calendar, day('2019-01-01'))).toBe(true);
    expect(holidaysOf(calendar, 2008).map((holiday) => holiday.day)).toContain('2008-02-29');
  });

  it('keeps a Saturday holiday on the Friday where its rule says so, over the end of the year too', () => {
    const calendar: BusinessCalendar = {
      ...bare,
      weekend: [6, 7],
      holidays: [{ name: 'new year', month: 1, day: 1, sundayToMonday: true, saturdayToFriday: true }],
    };
    expect(isBusinessDay(calendar, day('2021-12-31'))).toBe(false);
    expect(isBusinessDay(calendar, day('2022-12-30'))).toBe(true);
    expect(isBusinessDay(calendar, day('2023-01-02'))).toBe(false);
  });

  it('has single days on which there is no business besides', () => {
    const calendar: BusinessCalendar = { ...bare, closures: [day('2024-07-16')] };
    expect(isBusinessDay(calendar, day('2024-07-16'))).toBe(false);
    expect(isBusinessDay(calendar, day('2024-07-17'))).toBe(true);
  });

  it('is refused when it has no business day at all', () => {
    const idle: BusinessCalendar = { ...bare, name: 'idle', weekend: [1, 2, 3, 4, 5, 6, 7] };
    expect(() => nextBusinessDay(idle, day('2024-01-01'))).toThrow(ExactArithmeticError);
  });
});
