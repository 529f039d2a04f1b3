import { ExactArithmeticError } from './errors.js';
import { centsOf, moneyOfCents, type Money } from './money.js';
import { isNegative } from './ordering.js';
import { denominator, numerator } from './quantity.js';
import type { Quantity, Unit } from './unit.js';

/**
 * Divides whole things (cents, shares) in proportion to weights, so that the parts add up to the total: each gets the
 * whole part of its due, and what is left goes one each to the largest remainders, earlier in the list first on a tie.
 * No part is off its exact due by as much as one.
 * @throws ExactArithmeticError for a negative total or weight, and for a total over weights that are all zero.
 */
export function allocate<U extends Unit>(total: bigint, weights: readonly Quantity<U>[]): readonly bigint[] {
  const integers = integerWeights(weights);
  const sum = integers.reduce((so, weight) => so + weight, 0n);
  refuseTheImpossible(total, sum, weights);
  if (sum === 0n) return integers;
  const dues = integers.map((weight, place) => due(total * weight, sum, place));
  const left = total - dues.reduce((so, { whole }) => so + whole, 0n);
  const largest = new Set(dues.toSorted(byRemainder).slice(0, Number(left)));
  return dues.map((part) => (largest.has(part) ? part.whole + 1n : part.whole));
}

/** Divides money that is a whole number of cents, to the cent (see `allocate`). */
export function allocateMoney<U extends Unit>(total: Money, weights: readonly Quantity<U>[]): readonly Money[] {
  return allocate(centsOf(total), weights).map((cents) => moneyOfCents(cents, total.currency));
}

interface Due {
  readonly whole: bigint;
  readonly remainder: bigint;
  readonly place: number;
}

function due(product: bigint, sum: bigint, place: number): Due {
  return { whole: product / sum, remainder: product % sum, place };
}

function byRemainder(a: Due, b: Due): number {
  if (a.remainder === b.remainder) return a.place - b.place;
  return a.remainder > b.remainder ? -1 : 1;
}

/** The weights in the same proportions, as integers. */
function integerWeights(weights: readonly Quantity<Unit>[]): readonly bigint[] {
  const common = weights.reduce((so, weight) => leastCommonMultiple(so, denominator(weight)), 1n);
  return weights.map((weight) => (numerator(weight) * common) / denominator(weight));
}

function leastCommonMultiple(a: bigint, b: bigint): bigint {
  return (a / greatestCommonDivisor(a, b)) * b;
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : greatestCommonDivisor(b, a % b);
}

function refuseTheImpossible(total: bigint, sum: bigint, weights: readonly Quantity<Unit>[]): void {
  if (total < 0n) throw new ExactArithmeticError(`${total} cannot be divided: give a total of zero or more.`);
  if (weights.some(isNegative))
    throw new ExactArithmeticError('A weight below zero has no due: give weights of zero or more.');
  if (sum === 0n && total > 0n) {
    throw new ExactArithmeticError(`${total} cannot be divided among weights that are all zero: give one above zero.`);
  }
}
