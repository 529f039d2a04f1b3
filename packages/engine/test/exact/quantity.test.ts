import { describe, expect, it } from 'vitest';
import {
  ExactArithmeticError,
  ExactFormatError,
  days,
  denominator,
  isQuantity,
  numerator,
  persons,
  quantity,
  quantityOf,
  ratio,
  shares,
  toWire,
  votes,
  zero,
} from '../../src/exact/index.js';

describe('a quantity', () => {
  it.each([
    ['800000', 800_000n, 1n],
    ['1,234,567', 1_234_567n, 1n],
    ['0.10', 1n, 10n],
    ['2/3', 2n, 3n],
    ['4/6', 2n, 3n],
    ['-5', -5n, 1n],
    ['-2/4', -1n, 2n],
    ['-0', 0n, 1n],
    ['1,000.25', 4001n, 4n],
    ['1,000/3', 1000n, 3n],
  ])('reads %s', (text, above, below) => {
    const read = shares(text);
    expect([numerator(read), denominator(read)]).toEqual([above, below]);
  });

  it.each([
    ['80%', '4/5'],
    ['12.5 %', '1/8'],
    ['66 2/3%', '2/3'],
    ['66 2/3 %', '2/3'],
    ['1/2%', '1/200'],
    ['-1 1/2%', '-3/200'],
    ['1,000%', '10/1'],
  ])('reads %s as a ratio', (text, fraction) => {
    const read = ratio(text);
    expect(`${numerator(read)}/${denominator(read)}`).toBe(fraction);
  });

  it.each([
    '',
    ' 5',
    '5 ',
    '+5',
    '.5',
    '5.',
    '1,23',
    '1234,567',
    ',123',
    '007',
    '1e3',
    '1_000',
    '0x10',
    '5/0',
    '1/-2',
    '1.5/2',
    '2 1/2',
    '80%',
    'five',
    '٣',
    '1\n',
  ])('refuses %j as shares', (text) => {
    expect(() => shares(text)).toThrow(ExactFormatError);
  });

  it.each(['%', '80 5%', '80  %', '66 2/0%', '5/0%', '80%%', '66 2/3'])('refuses %j as a ratio', (text) => {
    expect(() => ratio(text)).toThrow(ExactFormatError);
  });

  it('says what it could not read and what it expected', () => {
    expect(() => shares('80%')).toThrow(
      "Cannot read \"80%\": expected a number of shares such as '800000', '1,234,567', '0.10', '-5' or '2/3'.",
    );
    expect(() => ratio('four fifths')).toThrow("'66 2/3%'");
  });

  it.each([0.1, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('refuses the number %d', (value) => {
    expect(() => votes(value)).toThrow(ExactFormatError);
  });

  it('takes whole numbers and bigints', () => {
    expect([persons(7), days(-3n), quantity('money', -0)].map(toWire)).toEqual(['7', '-3', '0']);
  });

  it('takes a numerator and a denominator, reduced, of either sign', () => {
    expect(toWire(quantityOf('votes', 6n, -4n))).toBe('-1.5');
    expect(() => quantityOf('votes', 6n, 0n)).toThrow(ExactArithmeticError);
  });

  it('does not change', () => {
    expect(Object.isFrozen(shares(5))).toBe(true);
    expect(() => Object.assign(shares(5), { n: 6n })).toThrow(TypeError);
  });

  it('is told apart from other values', () => {
    expect([isQuantity(zero('shares')), isQuantity({ s: 1n, n: 1n, d: 1n }), isQuantity('5')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
