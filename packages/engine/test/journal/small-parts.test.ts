import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { day, plusDays } from '../../src/exact/index.js';
import { dayNumber, dayOfNumber } from '../../src/exact/index.js';
import { isInstant, isLaterThan, nearestName } from '../../src/journal/index.js';
import { momentOfPlace, placeAt, placeOf } from '../../src/journal/accounts/index.js';

describe('day numbers', () => {
  it('count from 1970-01-01', () => {
    expect(dayNumber(day('1970-01-01'))).toBe(0);
    expect(dayNumber(day('2000-03-01'))).toBe(11_017);
    expect(dayNumber(day('1969-12-31'))).toBe(-1);
  });

  it('go up by one a day and back to the same day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3_000_000 }), (count) => {
        const date = plusDays(day('0001-01-01'), count);
        expect(dayNumber(date) - dayNumber(day('0001-01-01'))).toBe(count);
        expect(dayOfNumber(dayNumber(date))).toBe(date);
      }),
    );
  });
});

describe('places in time', () => {
  it('come back as the moment they were made of', () => {
    const moments = [
      { day: day('2004-02-29') },
      { day: day('2004-02-29'), time: '00:00' },
      { day: day('1969-12-31'), time: '23:59:59' },
    ];
    expect(moments.map((each) => momentOfPlace(placeAt(each)))).toEqual(moments);
  });

  it('put what has no time at the end of its day', () => {
    const on = day('2004-06-01');
    const places = [placeOf(on, '00:00'), placeOf(on, '23:59:59'), placeOf(on), placeOf(plusDays(on, 1), '00:00')];
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(new Set(places).size).toBe(4);
    expect(placeAt({ day: on, time: '24:00' })).toBe(placeOf(on));
  });
});

describe('instants', () => {
  it('are in UTC, to the second or finer', () => {
    const written = [
      '2004-06-01T14:00:00Z',
      '2004-06-01T14:00:00.123Z',
      '2004-06-01T14:00Z',
      '2004-06-01T14:00:00+01:00',
      '2004-06-01',
    ];
    expect(written.map(isInstant)).toEqual([true, true, false, false, false]);
  });

  it('are compared as instants, not as text', () => {
    expect(isLaterThan('2004-06-01T14:00:00.5Z', '2004-06-01T14:00:00Z')).toBe(true);
    expect(isLaterThan('2004-06-01T14:00:00Z', '2004-06-01T14:00:00.000Z')).toBe(false);
    expect(isLaterThan('2004-06-01T14:00:00.000Z', '2004-06-01T14:00:00Z')).toBe(false);
    expect(isLaterThan('2004-06-01T14:00:01Z', '2004-06-01T14:00:00.999Z')).toBe(true);
    expect(isLaterThan('2004-06-01T14:00:00Z', '2004-06-01T14:00:10Z')).toBe(false);
  });
});

describe('nearestName', () => {
  it('finds a mistyped name and lets a foreign one be', () => {
    const known = ['shares-issued', 'shares-transferred', 'milestone'];
    expect(nearestName('share-issued', known)).toBe('shares-issued');
    expect(nearestName('Milestone', known)).toBe('milestone');
    expect(nearestName('bylaw', known)).toBeUndefined();
    expect(nearestName('x', [])).toBeUndefined();
  });
});
