import type { FactType } from '../../../evaluation/index.js';
import {
  amount,
  atClose,
  compareDays,
  earliestOf,
  equals,
  isZero,
  latestOf,
  moneyOf,
  plusAmount,
  ratio,
  recount,
  share,
  sumAmounts,
  sumMoney,
  times,
  timesAmount,
  timesMoney,
  zero,
  type Amount,
  type Day,
  type Money,
  type Moment,
  type Ratio,
} from '../../../exact/index.js';
import type { Placed } from '../../../instrument/index.js';
import type { Context } from '../../../session/index.js';
import { adjustmentFactor } from '../../../terms/index.js';
import { isOwnShares, type DeclaredDividend } from './declared-dividend.js';
import type { SeriesDividend } from './series-dividend-parameters.js';

export const fairValueInKind: FactType = {
  name: 'fair-value-in-kind',
  asks: 'What is one unit of {1}, which the dividend {0} distributes, fairly worth?',
  about: ['dividend', 'property'],
  reply: { kind: 'quantity', unit: 'money', least: '0' },
};

export const recordDateOfDividend: FactType = {
  name: 'dividend-record-date',
  asks: 'The number of shares changed between the declaration and the payment of the dividend {0}: what was its record date?',
  about: ['dividend'],
  reply: { kind: 'day' },
};

/** Property that a share is to receive, in units of it. */
export interface InKind {
  readonly of: string;
  readonly units: Ratio;
}

/** What one dividend declared on the other class adds for each share of the series. */
export interface Contribution {
  readonly id: string;
  readonly on: Day;
  readonly multiplier: Ratio;
  readonly cash: Money;
  readonly inKind: readonly InKind[];
  /** The property at its fair value, which need not be known. */
  readonly value: Amount<'money'>;
  readonly entry: string;
}

/** What the dividends declared on the other class between two days, both included, make for each share of the series. */
export interface Multiple {
  readonly parts: readonly Contribution[];
  readonly cash: Money;
  readonly inKind: readonly InKind[];
  /** Cash and property together. */
  readonly total: Amount<'money'>;
}

export function multipleOf(
  c: Context,
  placed: Placed<SeriesDividend>,
  window: { readonly from: Day; readonly through: Day; readonly paid: Day },
  at: Moment,
): Multiple {
  const { currency } = placed.instrument;
  const { multiple } = placed.provision;
  // That no more were declared within these days is known only where they are kept.
  if (multiple !== undefined) c.covered('dividends', earliestOf(window.through, at.day), [placed.cite], window.from);
  const declared = multiple === undefined ? [] : c.books.declared(multiple.of, at);
  const parts = declared
    .filter(({ on }) => compareDays(on, window.from) >= 0 && compareDays(on, window.through) <= 0)
    .filter(({ id }) => c.books.rescissions(id, at).length === 0)
    .filter((entry) => !isOwnShares(entry))
    .map((entry) => contributionOf(c, placed, entry, earliestOf(window.paid, at.day)));
  c.restsOn(parts.map(({ entry }) => entry));
  const cash = sumMoney(
    currency,
    parts.map((each) => each.cash),
  );
  return {
    parts,
    cash,
    inKind: parts.flatMap((each) => each.inKind),
    total: plusAmount<'money'>(
      amount(cash.amount),
      sumAmounts(
        'money',
        parts.map((each) => each.value),
      ),
    ),
  };
}

function contributionOf(c: Context, placed: Placed<SeriesDividend>, entry: DeclaredDividend, paid: Day): Contribution {
  const { currency } = placed.instrument;
  const multiplier = times(placed.provision.multiple!.times, unitOf(c, placed, entry, paid));
  const property = propertyOnEach(entry).map((each) => ({ ...each, units: times(each.units, multiplier) }));
  return {
    id: entry.data.id,
    on: entry.on,
    multiplier,
    cash: timesMoney(cashOnEach(c, entry, currency), multiplier),
    inKind: property.map(({ of, units }) => ({ of, units })),
    value: sumAmounts(
      'money',
      property.map((each) => valueOf(c, placed.cite, entry.data.id, each)),
    ),
    entry: entry.id,
  };
}

/** The cash on each share: as declared, else the total divided by the shares outstanding. */
function cashOnEach(c: Context, { on, data }: DeclaredDividend, currency: string): Money {
  if (data['per-share'] !== undefined) return data['per-share'];
  if (data.total === undefined) return moneyOf(zero('money'), currency);
  const outstanding = c.books.outstanding(data.class).at(data['record-date'] ?? on);
  if (isZero(outstanding)) return moneyOf(zero('money'), currency);
  return timesMoney(data.total, share(ratio(1), recount('ratio', outstanding)));
}

interface Property {
  readonly of: string;
  readonly units: Ratio;
  readonly value?: Money | undefined;
}

/** Property on each share; shares of the class itself are none. */
function propertyOnEach({ data }: DeclaredDividend): readonly Property[] {
  const { 'in-kind': property, 'in-shares': stock } = data;
  return [
    ...(property === undefined ? [] : [{ of: property.of, units: property['per-share'], value: property.value }]),
    ...(stock === undefined || stock.class === data.class ? [] : [{ of: stock.class, units: stock['per-share'] }]),
  ];
}

/** Property at its fair value: as declared, else an unknown that matters only where a test turns on it. */
function valueOf(c: Context, cite: string, dividend: string, { of, units, value }: Property): Amount<'money'> {
  if (value !== undefined) return amount(times(value.amount, units));
  const asked = c.quantity<'money'>('money', fairValueInKind, { about: [dividend, of], cites: [cite] });
  return timesAmount(asked, units);
}

/** The adjustment that the amount takes: of the share unit in which it is paid, of its declaration, or of the whole period. */
function unitOf(c: Context, placed: Placed<SeriesDividend>, entry: DeclaredDividend, paid: Day): Ratio {
  const { multiple, series } = placed.provision;
  const adjustment = (when: Day): Ratio => adjustmentFactor(c, series, atClose(when), placed.article).value;
  switch (c.resolve(multiple!.shareUnit)) {
    case 'declaration':
      return adjustment(entry.on);
    case 'period':
      return adjustment(paid);
    case 'record-date':
      return adjustment(recordDateOf(c, placed, entry, paid, adjustment));
  }
}

/** The record date as it was fixed; without one the declaration, unless the shares changed before the payment. */
function recordDateOf(
  c: Context,
  { cite }: Placed<SeriesDividend>,
  { on, data }: DeclaredDividend,
  last: Day,
  adjustment: (when: Day) => Ratio,
): Day {
  const fixed = data['record-date'];
  if (fixed !== undefined) return fixed;
  const payable = earliestOf(data.payable ?? last, c.asOf);
  if (equals<'ratio'>(adjustment(on), adjustment(latestOf(on, payable)))) return on;
  return c.ask(recordDateOfDividend, { about: [data.id], cites: [cite] }) as Day;
}
