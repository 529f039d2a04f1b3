import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ceiling,
  compare,
  compareBy,
  denominator,
  equals,
  floor,
  greatest,
  greatestWholeBelow,
  includesFigure,
  isNegative,
  isPositive,
  isWhole,
  isZero,
  least,
  leastWholeAbove,
  minus,
  mirrored,
  numerator,
  opposite,
  persons,
  plus,
  toWire,
  wholeNumberOf,
  type Verb,
} from '../../src/exact/index.js';
import { anyQuantity } from './arbitrary.js';

const any = anyQuantity('persons');
const verbs: readonly Verb[] = ['atLeast', 'moreThan', 'lessThan', 'notMoreThan'];

describe('ordering', () => {
  it('is the sign of the difference', () => {
    fc.assert(
      fc.property(any, any, (a, b) => {
        const difference = numerator(minus(a, b));
        expect(compare(a, b)).toBe(difference === 0n ? 0 : difference < 0n ? -1 : 1);
        expect(equals(a, b)).toBe(difference === 0n);
      }),
    );
  });

  it('tells zero, negative and positive apart', () => {
    fc.assert(
      fc.property(any, (a) => {
        expect([isNegative(a), isZero(a), isPositive(a)]).toEqual([
          numerator(a) < 0n,
          numerator(a) === 0n,
          numerator(a) > 0n,
        ]);
      }),
    );
  });

  it('finds the least and the greatest', () => {
    const three = [persons(2), persons('-1/2'), persons('7/3')] as const;
    expect([toWire(least(...three)), toWire(greatest(...three))]).toEqual(['-0.5', '7/3']);
    expect(toWire(least(persons(4)))).toBe('4');
  });
});

describe('verbs', () => {
  it('agree with cross-multiplied integers', () => {
    fc.assert(
      fc.property(any, any, (a, b) => {
        const left = numerator(a) * denominator(b);
        const right = numerator(b) * denominator(a);
        expect(verbs.map((verb) => compareBy(verb, a, b))).toEqual([
          left >= right,
          left > right,
          left < right,
          left <= right,
        ]);
      }),
    );
  });

  it('have opposites and mirror images', () => {
    fc.assert(
      fc.property(any, any, fc.constantFrom(...verbs), (a, b, verb) => {
        expect(compareBy(opposite(verb), a, b)).toBe(!compareBy(verb, a, b));
        expect(compareBy(mirrored(verb), b, a)).toBe(compareBy(verb, a, b));
        expect(includesFigure(verb)).toBe(compareBy(verb, a, a));
      }),
    );
  });
});

describe('whole numbers', () => {
  it('lie around a quantity', () => {
    fc.assert(
      fc.property(any, (a) => {
        const one = persons(1);
        expect([floor(a), ceiling(a), leastWholeAbove(a), greatestWholeBelow(a)].every(isWhole)).toBe(true);
        expect(compare(floor(a), a) <= 0 && compare(plus(floor(a), one), a) > 0).toBe(true);
        expect(compare(ceiling(a), a) >= 0 && compare(minus(ceiling(a), one), a) < 0).toBe(true);
        expect(compare(leastWholeAbove(a), a) > 0 && compare(minus(leastWholeAbove(a), one), a) <= 0).toBe(true);
        expect(compare(greatestWholeBelow(a), a) < 0 && compare(plus(greatestWholeBelow(a), one), a) >= 0).toBe(true);
      }),
    );
  });

  it('are exact at the figure', () => {
    const around = (text: string): readonly string[] =>
      [floor, ceiling, leastWholeAbove, greatestWholeBelow].map((step) => toWire(step(persons(text))));
    expect(around('4')).toEqual(['4', '4', '5', '3']);
    expect(around('9/2')).toEqual(['4', '5', '5', '4']);
    expect(around('-1/2')).toEqual(['-1', '0', '0', '-1']);
  });

  it('are read as integers, fractions are not', () => {
    expect([wholeNumberOf(persons(7)), wholeNumberOf(persons('7/2'))]).toEqual([7n, undefined]);
  });
});
