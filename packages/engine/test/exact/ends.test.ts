import { describe, expect, it } from 'vitest';
import { beyondEnds, day, isDay, plusYears, textBeyond } from '../../src/exact/index.js';

const forty = '1234567890'.repeat(4);

describe('a number that is given', () => {
  it.each([
    forty,
    `${forty}/${forty}`,
    `0.${'0'.repeat(39)}`,
    `66 2/3%`,
    `${'9'.repeat(40)} of ${'9'.repeat(40)}`,
    'a'.repeat(1_000_000),
  ])('is taken with forty digits at the most: %#', (text) => {
    expect(textBeyond(text)).toBeUndefined();
  });

  it.each([
    `${forty}1`,
    `1/${forty}1`,
    `${forty}1/3`,
    `$${'123,'.repeat(14)}000`,
    `0.${'0'.repeat(40)}`,
    `at least ${'9'.repeat(1_000_000)}%`,
  ])('is refused with more: %#', (text) => {
    expect(textBeyond(text)).toBe('numbers of at most 40 digits, above and below the line each');
  });
});

describe('a day that is given', () => {
  it('is of the years 1600 to 2999; what is reckoned from it may lie beyond', () => {
    expect(['1600-01-01', '2999-12-31', '1998-12-15'].map(isDay)).toEqual([true, true, true]);
    expect(['1599-12-31', '3000-01-01', '0001-01-01', '9999-12-31'].map(isDay)).toEqual([false, false, false, false]);
    expect(plusYears(day('2999-12-31'), 2)).toBe('3001-12-31');
    expect(textBeyond('3000-01-01')).toBe('a day of the years 1600 to 2999');
    expect(textBeyond('1599-12-31T10:00')).toBe('a day of the years 1600 to 2999');
    expect(textBeyond('0001-01-01-a-name')).toBeUndefined();
  });
});

it('what is beyond its end is told by its way, the first few of it', () => {
  const given = { from: '3000-01-01', rows: [{ shares: `${forty}1` }, { shares: '3' }] };
  expect(beyondEnds(given).map(({ path }) => path.join('.'))).toEqual(['from', 'rows.0.shares']);
  expect(beyondEnds(Array.from({ length: 1_000 }, () => `${forty}1`)).length).toBe(20);
});
