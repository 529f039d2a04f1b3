import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ExactArithmeticError,
  ExactFormatError,
  compareBy,
  fractionInWords,
  fractionMet,
  isZero,
  leastWholeMeeting,
  majority,
  minus,
  neededFor,
  parseFraction,
  persons,
  ratio,
  times,
  toWire,
  verbInWords,
  votes,
  zero,
  type Fraction,
  type FractionData,
  type Quantity,
  stricterFraction,
} from '../../src/exact/index.js';
import { anyCount, anyQuantity } from './arbitrary.js';

const anyFraction: fc.Arbitrary<Fraction> = fc
  .tuple(
    fc.constantFrom('atLeast', 'moreThan', 'lessThan', 'notMoreThan'),
    fc.integer({ min: 0, max: 60 }),
    fc.integer({ min: 1, max: 60 }),
  )
  .filter(([, above, below]) => above <= below)
  .map(([verb, above, below]) => parseFraction({ [verb]: `${above}/${below}` } as unknown as FractionData));

describe('a fraction', () => {
  it.each<[FractionData, number, number, boolean]>([
    [{ atLeast: '80%' }, 800, 1000, true],
    [{ atLeast: '80%' }, 799, 1000, false],
    [{ atLeast: '2/3' }, 6, 9, true],
    [{ atLeast: '66 2/3%' }, 666_667, 1_000_000, true],
    [{ atLeast: '66 2/3%' }, 666_666, 1_000_000, false],
    [{ majority: true }, 5, 10, false],
    [{ majority: true }, 6, 10, true],
    [{ moreThan: '10%' }, 100_000, 1_000_000, false],
    [{ moreThan: '10%' }, 100_001, 1_000_000, true],
    [{ lessThan: '10%' }, 100_000, 1_000_000, false],
    [{ notMoreThan: '10%' }, 100_000, 1_000_000, true],
  ])('%j: %d of %d is enough: %s', (data, part, whole, met) => {
    expect(fractionMet(parseFraction(data), votes(part), votes(whole))).toBe(met);
  });

  it('is never met over an empty whole, whatever the verb', () => {
    fc.assert(
      fc.property(anyFraction, anyCount('persons'), (fraction, part) => {
        expect(fractionMet(fraction, part, zero('persons'))).toBe(false);
        expect(fractionMet(fraction, zero('persons'), zero('persons'))).toBe(false);
        expect(leastWholeMeeting(fraction, zero('persons'))).toBeUndefined();
      }),
    );
  });

  it('has no meaning over a negative whole', () => {
    expect(() => fractionMet(majority, persons(1), persons(-1))).toThrow(ExactArithmeticError);
  });

  it('compares the part with the figure that it needs', () => {
    fc.assert(
      fc.property(anyFraction, anyQuantity('votes'), anyCount('votes'), (fraction, part, whole) => {
        fc.pre(!isZero(whole));
        expect(neededFor(fraction, whole)).toEqual(times(whole, fraction.of));
        expect(fractionMet(fraction, part, whole)).toBe(compareBy(fraction.verb, part, times(whole, fraction.of)));
      }),
    );
  });

  it('finds the least whole number that meets it', () => {
    fc.assert(
      fc.property(anyFraction, fc.integer({ min: 1, max: 200 }), (fraction, count) => {
        const whole = votes(count);
        const meeting = numbersMeeting(fraction, whole, count + 1);
        const found = leastWholeMeeting(fraction, whole);
        expect(found && Number(toWire(found))).toBe(meeting.at(0));
      }),
    );
  });

  it('finds the least whole number of millions', () => {
    const anyLimit = fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 61, max: 99 }), fc.boolean());
    fc.assert(
      fc.property(anyLimit, fc.bigInt({ min: 1n, max: 10n ** 15n }), ([above, below, inclusive], count) => {
        const figure = `${above}/${below}`;
        const fraction = parseFraction(inclusive ? { atLeast: figure } : { moreThan: figure });
        const found = leastWholeMeeting(fraction, votes(count)) ?? votes(-1);
        expect(fractionMet(fraction, found, votes(count))).toBe(true);
        expect(isZero(found) || !fractionMet(fraction, minus(found, votes(1)), votes(count))).toBe(true);
      }),
    );
  });

  it.each<[FractionData, number, string | undefined]>([
    [{ majority: true }, 9, '5'],
    [{ majority: true }, 10, '6'],
    [{ atLeast: '80%' }, 1001, '801'],
    [{ atLeast: '66 2/3%' }, 9, '6'],
    [{ lessThan: '1/2' }, 9, '0'],
    [{ lessThan: '0' }, 9, undefined],
  ])('%j of %d needs at least %s', (data, whole, needed) => {
    const found = leastWholeMeeting(parseFraction(data), persons(whole));
    expect(found && toWire(found)).toBe(needed);
  });
});

describe('the stricter of two fractions', () => {
  it('is the greater part, and of equal parts the one that asks for more than it', () => {
    const [half, more, most] = [parseFraction({ atLeast: '50%' }), majority, parseFraction({ atLeast: '2/3' })];
    expect([stricterFraction(half, most), stricterFraction(most, half)]).toEqual([most, most]);
    expect([stricterFraction(half, more), stricterFraction(more, half)]).toEqual([more, more]);
  });
});

describe('fraction data', () => {
  it('is read with its verb', () => {
    expect(parseFraction({ atLeast: '2/3' })).toMatchObject({ verb: 'atLeast', of: ratio('2/3'), written: '2/3' });
    expect(parseFraction({ notMoreThan: '10%' })).toMatchObject({ verb: 'notMoreThan', of: ratio('0.1') });
    expect(parseFraction({ majority: true })).toBe(majority);
  });

  it.each([
    {},
    { atLeast: '80%', moreThan: '1/2' },
    { majority: false },
    { majority: 'yes' },
    { atLeast: 80 },
    { mostly: '1/2' },
    { atLeast: '80' },
    { atLeast: '-1/2' },
    { atLeast: 'four fifths' },
  ])('refuses %j', (data) => {
    expect(() => parseFraction(data as unknown as FractionData)).toThrow(ExactFormatError);
  });
});

describe('a fraction in words', () => {
  it.each<[FractionData, string]>([
    [{ atLeast: '80%' }, 'at least 80 %'],
    [{ atLeast: '66 2/3%' }, 'at least 66 2/3 %'],
    [{ atLeast: '66 2/3 %' }, 'at least 66 2/3 %'],
    [{ atLeast: '2/3' }, 'at least two thirds'],
    [{ majority: true }, 'a majority'],
    [{ moreThan: '1/2' }, 'a majority'],
    [{ moreThan: '50%' }, 'more than 50 %'],
    [{ atLeast: '1/2' }, 'at least one half'],
    [{ notMoreThan: '10%' }, 'not more than 10 %'],
    [{ lessThan: '0.05' }, 'less than one twentieth'],
    [{ atLeast: '100%' }, 'all'],
    [{ moreThan: '7/13' }, 'more than 7/13'],
    [{ atLeast: '0.15' }, 'at least 15 %'],
  ])('%j is %s', (data, words) => {
    expect(fractionInWords(parseFraction(data))).toBe(words);
  });

  it('has words for its verb alone', () => {
    expect(verbInWords('moreThan')).toBe('more than');
  });
});

/** The whole numbers up to `most` that meet the fraction, by trying them all. */
function numbersMeeting(fraction: Fraction, whole: Quantity<'votes'>, most: number): readonly number[] {
  const all = Array.from({ length: most + 1 }, (_, number) => number);
  return all.filter((number) => fractionMet(fraction, votes(number), whole));
}
