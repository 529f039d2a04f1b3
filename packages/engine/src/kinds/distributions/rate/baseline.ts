import { openFact, type FactType } from '../../../evaluation/index.js';
import { compareDays, isPositive, moneyOf, type Money, type Moment } from '../../../exact/index.js';
import type { Instrument } from '../../../instrument/index.js';
import type { EntryOf } from '../../../journal/index.js';
import type { Context } from '../../../session/index.js';
import type { DividendPeriod } from '../../../terms/index.js';
import type { OfPeriods } from '../periods/which-period.js';

export const baselineOf = openFact('lending-baseline', 'series').money(
  'With what baseline is the lending compared on which the dividends of {0} depend?',
  { leastExcluded: true },
);

export const baselineShown = openFact('adjusted-lending-baseline', 'series', 'period').money(
  'After the acquisition of lending, what adjusted baseline does the report on dividend period {1} of {0} show?',
  { leastExcluded: true },
);

/** What the baseline of a period is taken from. */
interface OfBaseline extends OfPeriods {
  readonly instrument: Instrument;
  readonly provision: { readonly series: string; readonly reset: { readonly cite: string } };
}

/**
 * The baseline for a period: that of the report made before the first issue; where lending was acquired by the end of the period
 * and shares stayed outstanding, the adjusted one that the report on the period shows. A period without a report keeps the first.
 */
export function baselineBefore(
  c: Context,
  placed: OfBaseline,
  period: DividendPeriod | undefined,
  report: EntryOf<'lending-report'> | undefined,
  at: Moment,
): Money {
  if (report === undefined || period === undefined || !isReset(c, placed, period, at)) return first(c, placed, at);
  return report.data.baseline ?? asked(c, placed, baselineShown, [String(period.number)]);
}

/** Whether lending was acquired while the series was out, on or before the last day of a period. */
function isReset(c: Context, { provision }: OfBaseline, { last }: DividendPeriod, at: Moment): boolean {
  const acquired = c.books
    .entriesOf('lending-acquired', at)
    .filter(({ on }) => compareDays(on, last) <= 0 && isPositive(c.books.outstanding(provision.series).at(on)));
  c.restsOn(acquired.map(({ id }) => id));
  return acquired.length > 0;
}

function first(c: Context, placed: OfBaseline, at: Moment): Money {
  const report = c.books
    .entriesOf('lending-report', at)
    .find(({ data }) => data.series === placed.provision.series && data.period === 0 && data.baseline !== undefined);
  if (report?.data.baseline === undefined) return asked(c, placed, baselineOf, []);
  c.restsOn([report.id]);
  return report.data.baseline;
}

function asked(
  c: Context,
  { cite, instrument, provision }: OfBaseline,
  fact: FactType,
  besides: readonly string[],
): Money {
  const quantity = c.quantity<'money'>('money', fact, { about: [provision.series, ...besides], cites: [cite] });
  return moneyOf(c.exactly(quantity), instrument.currency);
}
