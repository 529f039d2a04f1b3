import { ExactArithmeticError, ExactFormatError } from './errors.js';
import { readPercentage, readPlainNumber } from './number-text.js';
import { rationalOf, reduced } from './rational.js';
import type { Quantity, Ratio, Shares, Unit } from './unit.js';

export type { Quantity, Ratio, Shares, Unit };

/**
 * Makes a quantity from a whole number or from text.
 *
 * Text: '800000', '1,234,567' (commas only where they group thousands), '0.10', '2/3', '-5'; a ratio also '80%',
 * '12.5 %', '66 2/3%'. A decimal is read digit for digit: '0.10' is one tenth, exactly.
 *
 * @throws ExactFormatError for any other text, and for a number that is not a safe integer (write it as text).
 */
export function quantity<U extends Unit>(unit: U, value: bigint | number | string): Quantity<U> {
  if (typeof value === 'bigint') return reduced(value, 1n);
  if (typeof value === 'number') return fromNumber(value);
  const read = readPlainNumber(value) ?? (unit === 'ratio' ? readPercentage(value) : undefined);
  if (!read) throw new ExactFormatError(value, expectedForms(unit));
  return reduced(read.numerator, read.denominator);
}

/** Shares of stock, fractions included. */
export function shares(value: bigint | number | string): Shares {
  return quantity('shares', value);
}

/** Votes, fractions included: a limit can leave a holder a hundredth of a vote a share. */
export function votes(value: bigint | number | string): Quantity<'votes'> {
  return quantity('votes', value);
}

/** Persons: directors, holders, trustees. A fraction of a body may be four and a half persons; nobody votes as half. */
export function persons(value: bigint | number | string): Quantity<'persons'> {
  return quantity('persons', value);
}

/** Calendar days. */
export function days(value: bigint | number | string): Quantity<'days'> {
  return quantity('days', value);
}

/** A plain number: `ratio('80%')`, `ratio('2/3')`, `ratio(1)`. */
export function ratio(value: bigint | number | string): Ratio {
  return quantity('ratio', value);
}

/**
 * `numerator / denominator` of a unit, for callers who count in integers.
 * @throws ExactArithmeticError when the denominator is zero.
 */
export function quantityOf<U extends Unit>(unit: U, numerator: bigint, denominator: bigint): Quantity<U> {
  if (denominator === 0n) {
    throw new ExactArithmeticError(`${numerator}/0 ${unit} is no number: give a denominator other than zero.`);
  }
  return reduced(numerator, denominator);
}

/** None of a unit. Known to be none: an unknown amount is never written as zero (see `unknown`). */
export function zero<U extends Unit>(_unit: U): Quantity<U> {
  return nothing as Quantity<U>;
}

/** The numerator in lowest terms, with the sign. */
export function numerator(a: Quantity<Unit>): bigint {
  return rationalOf(a).n;
}

/** The denominator in lowest terms, always positive; 1 for a whole number. */
export function denominator(a: Quantity<Unit>): bigint {
  return rationalOf(a).d;
}

const nothing: Quantity<Unit> = reduced(0n, 1n);

function fromNumber<U extends Unit>(value: number): Quantity<U> {
  if (!Number.isSafeInteger(value)) {
    throw new ExactFormatError(
      String(value),
      `a whole number of at most ${Number.MAX_SAFE_INTEGER}; write decimals and larger numbers as text ('0.10') or as a bigint`,
    );
  }
  return reduced(BigInt(value), 1n);
}

function expectedForms(unit: Unit): string {
  const plain = `a number of ${unit === 'ratio' ? 'no unit' : unit} such as '800000', '1,234,567', '0.10', '-5' or '2/3'`;
  return unit === 'ratio' ? `${plain}, or a percentage such as '80%', '12.5 %' or '66 2/3%'` : plain;
}
