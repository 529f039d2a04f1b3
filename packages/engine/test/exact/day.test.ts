import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ExactArithmeticError,
  ExactFormatError,
  anniversary,
  compareDays,
  day,
  dayOf,
  dayOfMonthOf,
  daysBetween,
  daysInMonth,
  earliestOf,
  isAfter,
  isBefore,
  isDay,
  lastDayWithinAfter,
  latestDayAtLeastBefore,
  latestOf,
  lookBack,
  minusLength,
  monthOf,
  plusDays,
  plusLength,
  plusMonths,
  plusYears,
  weekdayOf,
  windowOf,
  yearOf,
  type Day,
} from '../../src/exact/index.js';

const anyDay: fc.Arbitrary<Day> = fc
  .integer({ min: -40_000, max: 40_000 })
  .map((count) => plusDays(day('1998-12-15'), count));

describe('a day', () => {
  it.each(['1998-12-15', '2004-02-29', '2000-02-29', '0001-01-01', '9999-12-31'])('reads %s', (text) => {
    expect(day(text)).toBe(text);
  });

  it.each([
    '2005-02-29',
    '1900-02-29',
    '2005-04-31',
    '2005-13-01',
    '2005-00-10',
    '2005-01-00',
    '20050228',
    '2005-2-3',
    '12/15/1998',
    '1998-12-15T10:00',
    '+002005-01-01',
    '2005-01-01 ',
    '',
  ])('refuses %j', (text) => {
    expect(isDay(text)).toBe(false);
    expect(() => day(text)).toThrow(ExactFormatError);
  });

  it('says what it expected', () => {
    expect(() => day('2005-02-29')).toThrow(
      'Cannot read "2005-02-29": expected a date of the calendar, year-month-day',
    );
  });

  it('is made of and falls into year, month and day', () => {
    fc.assert(
      fc.property(anyDay, (d) => {
        expect(dayOf(yearOf(d), monthOf(d), dayOfMonthOf(d))).toBe(d);
        expect(dayOfMonthOf(d)).toBeLessThanOrEqual(daysInMonth(d));
      }),
    );
    expect(() => dayOf(2005, 2, 30)).toThrow(ExactFormatError);
  });

  it('moves by days, there and back', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -5000, max: 5000 }), (d, count) => {
        const moved = plusDays(d, count);
        expect(plusDays(moved, -count)).toBe(d);
        expect(daysBetween(d, moved)).toBe(count);
        expect(compareDays(moved, d)).toBe(Math.sign(count));
        expect((((weekdayOf(d) - 1 + count) % 7) + 7) % 7).toBe(weekdayOf(moved) - 1);
      }),
    );
  });

  it('moves by months and years to a date that exists', () => {
    expect(plusMonths(day('2004-01-31'), 1)).toBe('2004-02-29');
    expect(plusMonths(day('2004-03-31'), -1)).toBe('2004-02-29');
    expect(plusMonths(day('2004-12-15'), 1)).toBe('2005-01-15');
    expect(plusMonths(day('2004-01-28'), -1)).toBe('2003-12-28');
    expect(plusMonths(day('2004-02-28'), -25)).toBe('2002-01-28');
    expect(plusYears(day('2004-02-29'), 1)).toBe('2005-02-28');
    expect(plusYears(day('2004-02-29'), 4)).toBe('2008-02-29');
  });

  it('does not leave the calendar or move by part of a day', () => {
    expect(() => plusDays(day('9999-12-31'), 1)).toThrow(ExactArithmeticError);
    expect(() => plusYears(day('0001-01-01'), -2)).toThrow(ExactArithmeticError);
    expect(() => plusMonths(day('0000-01-15'), -1)).toThrow(ExactArithmeticError);
    expect(() => plusYears(day('9999-12-31'), 1)).toThrow(ExactArithmeticError);
    expect(() => plusYears(day('2004-01-31'), 1e12)).toThrow(ExactArithmeticError);
    expect(() => plusDays(day('2004-01-01'), 0.5)).toThrow('give a whole number');
  });

  it('is ordered', () => {
    const [early, middle, late] = [day('1998-12-31'), day('1999-01-01'), day('1999-01-10')];
    expect([compareDays(early, late), compareDays(late, early), compareDays(late, late)]).toEqual([-1, 1, 0]);
    expect([isBefore(early, late), isBefore(late, late), isAfter(late, early), isAfter(late, late)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect([earliestOf(middle, late, early), latestOf(middle, late, early), latestOf(early)]).toEqual([
      early,
      late,
      early,
    ]);
  });

  it('knows its weekday', () => {
    expect([weekdayOf(day('2026-11-20')), weekdayOf(day('2000-01-01')), weekdayOf(day('2023-01-01'))]).toEqual([
      5, 6, 7,
    ]);
  });
});

describe('periods', () => {
  it('count notice back and time limits forward', () => {
    expect(latestDayAtLeastBefore(10, day('2004-03-05'))).toBe('2004-02-24');
    expect(lastDayWithinAfter(30, day('2004-01-30'))).toBe('2004-02-29');
    expect(latestDayAtLeastBefore(0, day('2004-03-05'))).toBe('2004-03-05');
    expect(() => latestDayAtLeastBefore(-1, day('2004-03-05'))).toThrow(ExactArithmeticError);
  });

  it('look back from the same date, inclusive, to the day, exclusive', () => {
    const twoYears = lookBack({ years: 2 }, day('2004-06-01'));
    expect(twoYears).toEqual({ from: '2002-06-01', until: '2004-06-01' });
    expect(lookBack({ years: 2 }, day('2004-02-29')).from).toBe('2002-02-28');
    expect(lookBack({ months: 3 }, day('2004-05-31')).from).toBe('2004-02-29');
    expect(lookBack({ days: 30 }, day('2004-03-30')).from).toBe('2004-02-29');
    expect(() => lookBack({ years: -2 }, day('2004-02-29'))).toThrow(ExactArithmeticError);
  });

  it('end on the anniversary, or the day before when the first day counts', () => {
    const start = day('1998-12-30');
    const window = windowOf(start, 5);
    expect(window).toEqual({ from: '1998-12-30', last: '2003-12-30' });
    expect(windowOf(start, 5, true)).toEqual({ from: '1998-12-30', last: '2003-12-29' });
    expect(windowOf(day('2004-02-29'), 5).last).toBe('2009-02-28');
    expect(anniversary(day('2004-02-29'), 1)).toBe('2005-02-28');
  });

  it('move a day by a length', () => {
    const d = day('2004-01-31');
    expect([{ years: 1 }, { months: 1 }, { days: 1 }].map((length) => plusLength(d, length))).toEqual([
      '2005-01-31',
      '2004-02-29',
      '2004-02-01',
    ]);
    expect(minusLength(d, { months: 2 })).toBe('2003-11-30');
  });
});
