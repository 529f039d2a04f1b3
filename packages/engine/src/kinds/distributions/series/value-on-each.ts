import { openFact } from '../../../evaluation/index.js';
import {
  amount,
  isZero,
  noMoney,
  ratio,
  recount,
  share,
  times,
  timesAmount,
  timesMoney,
} from '../../../exact/index.js';
import type { Amount, Money, Ratio } from '../../../exact/index.js';
import type { Context } from '../../../session/index.js';
import type { DeclaredDividend } from './declared-dividend.js';

export const fairValueInKind = openFact('fair-value-in-kind', 'dividend', 'property').money(
  'What is one unit of {1}, which {0} distributes, fairly worth?',
);

/** The cash on each share: as declared, else the total divided by the shares outstanding. */
export function cashOnEach(c: Context, { on, data }: DeclaredDividend, currency: string): Money {
  if (data['per-share'] !== undefined) return data['per-share'];
  if (data.total === undefined) return noMoney(currency);
  const outstanding = c.books.outstanding(data.class).at(data['record-date'] ?? on);
  if (isZero(outstanding)) return noMoney(currency);
  return timesMoney(data.total, share(ratio(1), recount('ratio', outstanding)));
}

export interface Property {
  readonly of: string;
  readonly units: Ratio;
  readonly value?: Money | undefined;
}

/** Property on each share; shares of the class itself are none. */
export function propertyOnEach({ data }: DeclaredDividend): readonly Property[] {
  const { 'in-kind': property, 'in-shares': stock } = data;
  return [
    ...(property === undefined ? [] : [{ of: property.of, units: property['per-share'], value: property.value }]),
    ...(stock === undefined || stock.class === data.class ? [] : [{ of: stock.class, units: stock['per-share'] }]),
  ];
}

/** Property at its fair value: as declared, else an unknown that matters only where a test turns on it. */
export function valueOf(c: Context, cite: string, dividend: string, { of, units, value }: Property): Amount<'money'> {
  if (value !== undefined) return amount(times(value.amount, units));
  const asked = c.quantity<'money'>('money', fairValueInKind, { about: [dividend, of], cites: [cite] });
  return timesAmount(asked, units);
}
