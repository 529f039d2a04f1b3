import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ExactArithmeticError,
  dividedBy,
  equals,
  isZero,
  minus,
  negate,
  plus,
  ratio,
  share,
  shares,
  sum,
  times,
  toWire,
  zero,
} from '../../src/exact/index.js';
import { anyQuantity } from './arbitrary.js';

const any = anyQuantity('shares');
const anyRatio = anyQuantity('ratio');

describe('arithmetic', () => {
  it('adds in any order and grouping', () => {
    fc.assert(
      fc.property(any, any, any, (a, b, c) => {
        expect(plus(a, b)).toEqual(plus(b, a));
        expect(plus(plus(a, b), c)).toEqual(plus(a, plus(b, c)));
        expect(sum('shares', [a, b, c])).toEqual(plus(plus(a, b), c));
      }),
    );
  });

  it('takes away what was added', () => {
    fc.assert(
      fc.property(any, any, (a, b) => {
        expect(minus(plus(a, b), b)).toEqual(a);
        expect(plus(a, negate(a))).toEqual(zero('shares'));
        expect(plus(a, zero('shares'))).toEqual(a);
        expect(minus(a, b)).toEqual(negate(minus(b, a)));
      }),
    );
  });

  it('multiplies over a sum, and in any order', () => {
    fc.assert(
      fc.property(any, any, anyRatio, anyRatio, (a, b, r, s) => {
        expect(times(plus(a, b), r)).toEqual(plus(times(a, r), times(b, r)));
        expect(times(times(a, r), s)).toEqual(times(a, times(r, s)));
        expect(times(a, ratio(1))).toEqual(a);
      }),
    );
  });

  it('divides what was multiplied', () => {
    fc.assert(
      fc.property(any, anyRatio, (a, r) => {
        fc.pre(!isZero(r));
        expect(dividedBy(times(a, r), r)).toEqual(a);
      }),
    );
  });

  it('finds the whole again from a share of it', () => {
    fc.assert(
      fc.property(any, any, (part, whole) => {
        fc.pre(!isZero(whole));
        expect(equals(times(whole, share(part, whole)), part)).toBe(true);
      }),
    );
  });

  it('keeps thirds and tenths exact', () => {
    expect(toWire(sum('shares', [shares('1/3'), shares('1/3'), shares('1/3')]))).toBe('1');
    expect(toWire(plus(shares('0.1'), shares('0.2')))).toBe('0.3');
    expect(toWire(share(shares(120_000), shares(1_000_000)))).toBe('0.12');
    expect(toWire(sum('shares', []))).toBe('0');
  });

  it('has no share of nothing and no division by zero', () => {
    expect(() => share(shares(1), zero('shares'))).toThrow(ExactArithmeticError);
    expect(() => dividedBy(shares(1), ratio(0))).toThrow(ExactArithmeticError);
  });
});
