import { isNegative, isZero, majority, parseFraction, quantity, toWire } from '../../exact/index.js';
import type { Fraction, Quantity, Shares, Unit } from '../../exact/index.js';
import { scalar } from './scalar.js';

/** A number of shares, never negative; whole or a fraction. */
export const shareCount = count('shares', 'a number of shares such as 800000, 1,234,567 or 1/3');

/** A number of shares that is not none. */
export const positiveShares = scalar<Shares>(
  'a number of shares above zero such as 3',
  (text) => somePositive('shares', text),
  toWire,
);

/** A number of votes, never negative. */
export const voteCount = count('votes', 'a number of votes such as 800000');

/** A number of persons, such as the directors who voted yes. */
export const personCount = count('persons', 'a number of persons such as 5');

/** A ratio: a percentage, a fraction or a decimal. */
export const ratioField = count('ratio', 'a ratio such as 80%, 2/3 or 0.10');

/** A part that a vote must reach, of what the field beside it says. */
export const fractionField = scalar<Fraction>(
  'a fraction such as at least 75%, more than 1/2 or a majority',
  fractionOf,
  (fraction) => `${fraction.verb === 'atLeast' ? 'at least' : 'more than'} ${toWire(fraction.of)}`,
);

/** A ratio that is not nought. */
export const positiveRatio = scalar<Quantity<'ratio'>>(
  'a ratio above zero such as 10% or 1/10',
  (text) => somePositive('ratio', text),
  toWire,
);

/** A whole number that is no quantity of shares, votes or money: seats, classes, meetings still to be held. */
export const wholeNumber = scalar('a whole number such as 9', wholeNumberOf, String);

function count<U extends Unit>(unit: U, form: string) {
  return scalar<Quantity<U>>(form, (text) => notNegative(unit, text), toWire);
}

function notNegative<U extends Unit>(unit: U, text: string): Quantity<U> {
  const value = quantity(unit, text);
  if (isNegative(value)) throw new Error(`'${text}' is negative; a count of ${unit} is zero or more`);
  return value;
}

function fractionOf(text: string): Fraction {
  if (text === 'a majority' || text === 'majority') return majority;
  const [, words, of = ''] = /^(at least|more than) (.+)$/.exec(text) ?? [];
  if (words === undefined) {
    throw new Error(`'${text}' is no fraction; write at least 75%, more than 1/2 or a majority`);
  }
  return parseFraction(words === 'at least' ? { atLeast: of } : { moreThan: of });
}

function wholeNumberOf(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Error(`'${text}' is not a whole number; write it in digits, such as 9`);
  return Number(text);
}

function somePositive<U extends Unit>(unit: U, text: string): Quantity<U> {
  const value = notNegative(unit, text);
  if (isZero(value)) throw new Error('none is not possible here; write a number above zero');
  return value;
}
