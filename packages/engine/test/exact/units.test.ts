import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  compare,
  compareBy,
  compareAmount,
  amount,
  equals,
  fractionMet,
  greatest,
  least,
  majority,
  minus,
  persons,
  plus,
  plusAmount,
  ratio,
  recount,
  share,
  shares,
  sum,
  times,
  toWire,
  votes,
  votesOf,
  type Quantity,
  type Ratio,
  type Unit,
} from '../../src/exact/index.js';

/**
 * Each line marked as an expected error is one: the type check of the tests fails when it compiles. The functions here
 * are compiled and never run.
 */
export const mixed: readonly (() => unknown)[] = [
  // @ts-expect-error shares are not votes
  () => plus(shares(1), votes(1)),
  // @ts-expect-error shares are not votes
  () => minus(shares(1), votes(1)),
  // @ts-expect-error persons are not votes
  () => sum('votes', [votes(1), persons(1)]),
  // @ts-expect-error a share is of its own unit
  () => share(shares(1), votes(1)),
  // @ts-expect-error only a ratio multiplies
  () => times(shares(1), shares(1)),
  // @ts-expect-error shares are not votes
  () => compare(shares(1), votes(1)),
  // @ts-expect-error shares are not votes
  () => equals(shares(1), votes(1)),
  // @ts-expect-error shares are not votes
  () => least(shares(1), votes(1)),
  // @ts-expect-error shares are not votes
  () => greatest(shares(1), votes(1)),
  // @ts-expect-error a holder's votes are not compared with shares outstanding
  () => compareBy('moreThan', votes(1), shares(1)),
  // @ts-expect-error votes are no fraction of shares outstanding
  () => fractionMet(majority, votes(1), shares(1)),
  // @ts-expect-error shares are not votes
  () => plusAmount(amount(shares(1)), amount(votes(1))),
  // @ts-expect-error shares are not votes
  () => compareAmount('atLeast', amount(shares(1)), amount(votes(1)), () => undefined),
  // @ts-expect-error a number is no quantity
  () => plus(shares(1), 1),
  // @ts-expect-error votes are made of shares, not of votes
  () => votesOf(votes(1), ratio(1)),
];

describe('units', () => {
  it('stay with a quantity through every step', () => {
    expectTypeOf(plus(shares(1), shares(1))).toEqualTypeOf<Quantity<'shares'>>();
    expectTypeOf(sum('persons', [])).toEqualTypeOf<Quantity<'persons'>>();
    expectTypeOf(share(votes(1), votes(2))).toEqualTypeOf<Ratio>();
    expectTypeOf(votesOf(shares(1), ratio(1))).toEqualTypeOf<Quantity<'votes'>>();
    expectTypeOf<Quantity<'shares'>>().not.toExtend<Quantity<'votes'>>();
    expectTypeOf<Quantity<'shares'>>().toExtend<Quantity<Unit>>();
    expect(mixed.length).toBe(15);
  });

  it('change only by the two named ways', () => {
    expect(toWire(votesOf(shares(150), ratio('1/100')))).toBe('1.5');
    expect(toWire(recount('ratio', shares(150)))).toBe('150');
  });
});
