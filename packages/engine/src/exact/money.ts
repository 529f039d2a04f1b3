import { minus, plus, sumOf, times } from './arithmetic.js';
import { ExactArithmeticError, ExactFormatError } from './errors.js';
import { compare, isNegative } from './ordering.js';
import { denominator, numerator, quantity, ratio, zero } from './quantity.js';
import { reduced } from './rational.js';
import { groupThousands, show } from './show.js';
import type { Quantity, Ratio, Unit } from './unit.js';
import { decimalText, toWire } from './wire.js';
import { floor } from './whole-number.js';

/** An exact amount of one currency. It may have fractions of a cent until it is paid. */
export interface Money {
  readonly amount: Quantity<'money'>;
  /** The three letters of the currency, such as 'USD'. */
  readonly currency: string;
}

/** Money as files and the wire write it. */
export interface MoneyData {
  readonly amount: string;
  readonly currency: string;
}

/** How half cents and other fractions are rounded: 'halfUp' half away from zero, 'down' toward zero. */
export type Rounding = 'halfUp' | 'halfEven' | 'down';

/**
 * Reads money: '$1,234.56' (dollars of the United States), 'EUR 1,234.56', '-$0.0025', or `{ amount, currency }`.
 * @throws ExactFormatError for anything else; an amount without a currency is not money.
 */
export function money(data: string | MoneyData): Money {
  if (typeof data !== 'string') return moneyOf(quantity('money', data.amount), data.currency);
  const [, sign, currency, figure] = /^(-?)(\$|[A-Z]{3} )(\d.*)$/.exec(data) ?? [];
  if (currency === undefined || figure === undefined) {
    throw new ExactFormatError(data, "money such as '$1,234.56' or 'EUR 1,234.56'");
  }
  return moneyOf(quantity('money', `${sign}${figure}`), currency === '$' ? 'USD' : currency.trim());
}

/** Money of an amount already exact. @throws ExactFormatError unless the currency is three capital letters. */
export function moneyOf(amount: Quantity<'money'>, currency: string): Money {
  if (!/^[A-Z]{3}$/.test(currency)) throw new ExactFormatError(currency, "a currency of three letters such as 'USD'");
  return Object.freeze({ amount, currency });
}

/** Nothing, in a currency. */
export function noMoney(currency: string): Money {
  return moneyOf(zero('money'), currency);
}

/** Both of one currency, else ExactArithmeticError: nothing here knows a rate of exchange. */
export function plusMoney(a: Money, b: Money): Money {
  return moneyOf(plus(a.amount, sameCurrency(a, b)), a.currency);
}

/** Both of one currency, else ExactArithmeticError. */
export function minusMoney(a: Money, b: Money): Money {
  return moneyOf(minus(a.amount, sameCurrency(a, b)), a.currency);
}

/** The sum in `currency`, zero when there are no parts. Every part must be of that currency. */
export function sumMoney(currency: string, parts: Iterable<Money>): Money {
  const nothing = moneyOf(quantity('money', 0), currency);
  return moneyOf(
    sumOf('money', parts, (part) => sameCurrency(nothing, part)),
    currency,
  );
}

/** The sum of the money that each of these has, in `currency`. */
export function sumOfMoney<T>(currency: string, items: Iterable<T>, each: (item: T) => Money): Money {
  return sumMoney(currency, Array.from(items, each));
}

/** So many times the money: a price for each share times a number of shares, counted as a ratio. */
export function timesMoney(a: Money, by: Ratio): Money {
  return moneyOf(times(a.amount, by), a.currency);
}

/** -1, 0 or 1 as `a` is less than, the same as or more than `b`. Both of one currency, else ExactArithmeticError. */
export function compareMoney(a: Money, b: Money): -1 | 0 | 1 {
  return compare(a.amount, sameCurrency(a, b));
}

/**
 * The money in whole cents (hundredths of the currency). Money is rounded once, when it is paid, on the payee's total,
 * by the rule that the provision names.
 */
export function roundToCents(a: Money, rule: Rounding): Money {
  return moneyOfCents(roundedWhole(times(a.amount, ratio(100)), rule), a.currency);
}

/** So many hundredths of a currency. */
export function moneyOfCents(cents: bigint, currency: string): Money {
  return moneyOf(reduced(cents, 100n), currency);
}

/** The money counted in hundredths. @throws ExactArithmeticError when it has a fraction of a cent: round it first. */
export function centsOf(a: Money): bigint {
  const cents = times(a.amount, ratio(100));
  if (denominator(cents) !== 1n) {
    throw new ExactArithmeticError(`${showMoney(a)} is not a whole number of cents: round it first with roundToCents.`);
  }
  return numerator(cents);
}

/** Money for people: '$1,234.50', 'EUR 10.00'; in cents with the exact amount beside it: '$33.33 (exactly $33 1/3)'. */
export function showMoney(a: Money): string {
  const cents = roundToCents(a, 'halfUp');
  const isWhole = compare(cents.amount, a.amount) === 0;
  return isWhole ? inFigures(a) : `${inFigures(cents)} (exactly ${inFigures(a)})`;
}

function inFigures(a: Money): string {
  const sign = isNegative(a.amount) ? '-' : '';
  const figure = withCents(a.amount).replace('-', '');
  return a.currency === 'USD' ? `${sign}$${figure}` : `${a.currency} ${sign}${figure}`;
}

/** Money as files and the wire write it. */
export function moneyToWire(a: Money): MoneyData {
  return { amount: toWire(a.amount), currency: a.currency };
}

function sameCurrency(a: Money, b: Money): Quantity<'money'> {
  if (a.currency !== b.currency) {
    throw new ExactArithmeticError(
      `${a.currency} and ${b.currency} cannot be reckoned together: give both in one currency.`,
    );
  }
  return b.amount;
}

function roundedWhole(a: Quantity<Unit>, rule: Rounding): bigint {
  const magnitude = isNegative(a) ? reduced(-numerator(a), denominator(a)) : a;
  const below = numerator(floor(magnitude));
  const rounded = roundsAway(magnitude, below, rule) ? below + 1n : below;
  return isNegative(a) ? -rounded : rounded;
}

function roundsAway(magnitude: Quantity<Unit>, below: bigint, rule: Rounding): boolean {
  if (rule === 'down') return false;
  const twiceRest = 2n * (numerator(magnitude) - below * denominator(magnitude));
  if (twiceRest === denominator(magnitude)) return rule === 'halfUp' || below % 2n === 1n;
  return twiceRest > denominator(magnitude);
}

function withCents(amount: Quantity<'money'>): string {
  const decimal = decimalText(amount);
  if (decimal === undefined) return show(amount);
  const [integer = '', places = ''] = decimal.split('.');
  return `${groupThousands(integer)}.${places.padEnd(2, '0')}`;
}
