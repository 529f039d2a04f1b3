import { openFact } from '../../../evaluation/index.js';
import {
  amount,
  atClose,
  compareDays,
  earliestOf,
  equals,
  latestOf,
  plusAmount,
  sumOfAmounts,
  sumOfMoney,
  times,
  timesMoney,
} from '../../../exact/index.js';
import type { Amount, Day, Moment, Money, Ratio } from '../../../exact/index.js';
import type { Placed } from '../../../instrument/index.js';
import type { Context } from '../../../session/index.js';
import { adjustmentFactor } from '../../../terms/index.js';
import { isOwnShares, type DeclaredDividend } from './declared-dividend.js';
import type { SeriesDividend } from './series-dividend-parameters.js';
import { cashOnEach, propertyOnEach, valueOf } from './value-on-each.js';

export const recordDateOfDividend = openFact('dividend-record-date', 'dividend').day(
  'The number of shares changed between the declaration and the payment of the dividend {0}: what was its record date?',
);

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
  const cash = sumOfMoney(currency, parts, (each) => each.cash);
  return {
    parts,
    cash,
    inKind: parts.flatMap((each) => each.inKind),
    total: plusAmount<'money'>(
      amount(cash.amount),
      sumOfAmounts('money', parts, (each) => each.value),
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
    value: sumOfAmounts('money', property, (each) => valueOf(c, placed.cite, entry.data.id, each)),
    entry: entry.id,
  };
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
