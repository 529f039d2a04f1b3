import { assert, array, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareMoney, money, showMoney, shares, sumMoney, type Money } from '../../../src/index.js';
import { levelOf, takenAt, type Piece } from '../../../src/kinds/distributions/liquidation/level.js';

const dollars = (amount: number): Money => money(`$${amount}`);
const piece = (units: number, from?: number, until?: number): Piece => ({
  units: shares(units),
  from: from === undefined ? undefined : dollars(from),
  until: until === undefined ? undefined : dollars(until),
});
const level = (amount: number, ...pieces: readonly Piece[]) => {
  const found = levelOf(dollars(amount), pieces);
  return found === undefined ? undefined : showMoney(found);
};

describe('the level of a division', () => {
  it('rises by the units that take part', () => {
    expect(level(0, piece(4))).toBe('$0.00');
    expect(level(10, piece(4))).toBe('$2.50');
    expect(level(12, piece(4), piece(4, 2))).toBe('$2.50');
    expect(level(8, piece(4), piece(4, 2))).toBe('$2.00');
    expect(level(16, piece(4, undefined, 1), piece(4))).toBe('$3.00');
  });

  it('waits at the first point where anybody takes part', () => {
    expect(level(4, piece(4, 3))).toBe('$4.00');
    expect(level(0, piece(4, 3))).toBe('$0.00');
  });

  it('is none where the pieces cannot take so much', () => {
    expect(level(4, piece(4, undefined, 1))).toBe('$1.00');
    expect(level(5, piece(4, undefined, 1))).toBeUndefined();
    expect(level(1)).toBeUndefined();
    expect(showMoney(takenAt(undefined, piece(4, undefined, 1), 'USD'))).toBe('$4.00');
    expect(showMoney(takenAt(undefined, piece(4), 'USD'))).toBe('$0.00');
  });

  it('gives out the amount exactly, whatever the pieces', () => {
    const small = integer({ min: 0, max: 9 });
    const made = record({ units: small, from: small, length: small }).map(({ units, from, length }) =>
      piece(units, from, from + length),
    );
    assert(
      property(array(made, { maxLength: 5 }), integer({ min: 0, max: 200 }), (pieces, amount) => {
        const all = [...pieces, piece(1)];
        const at = levelOf(dollars(amount), all);
        const taken = sumMoney(
          'USD',
          all.map((each) => takenAt(at, each, 'USD')),
        );
        expect(compareMoney(taken, dollars(amount))).toBe(0);
      }),
    );
  });
});
