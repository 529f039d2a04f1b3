import { held, openFact, type Held } from '../../../evaluation/index.js';
import { atClose, compareDays, isZero, type Day, type Moment } from '../../../exact/index.js';
import { stillKept } from '../../../books/index.js';
import type { Placed } from '../../../instrument/index.js';
import type { Context } from '../../../session/index.js';
import { dividendPeriodsNotion, feeOnDateNotion, periodDividendNotion } from '../../../terms/index.js';
import type { DividendPeriod, PeriodDividend } from '../../../terms/index.js';
import type { OfSeries } from '../series/series-provision.js';

/** The periods of a series that are over on a day, that day as their last included; the earliest first. */
export function endedPeriods(c: Context, { provision, article }: Placed<OfSeries>, by: Day): readonly DividendPeriod[] {
  const all = c.notion(dividendPeriodsNotion, [provision.series], atClose(by), article).value;
  return all.filter(({ last }) => compareDays(last, by) <= 0);
}

/** Asked where a fee counts as a dividend: payments of it are not entered as those of a dividend. */
export const feePaid = openFact('fee-paid', 'series', 'day').yesNo(
  'Was the fee on {0} that was payable on {1} paid in full on that day?',
);

/** What was declared and paid for a period by a moment; where a fee counts as a dividend, without it the dividend is not paid in full. */
export function paidFor(
  c: Context,
  { provision, article, cite }: Placed<OfSeries>,
  period: DividendPeriod,
  at: Moment,
  withFee: boolean,
): Held<PeriodDividend> {
  const { number } = period;
  const about = [provision.series, String(number)] as const;
  const paid = c.notion(periodDividendNotion, about, at, article);
  if (paid.value.paidInFull === undefined) return paid;
  if (!withFee || !isFeeWanting(c, { provision, article, cite }, period, at)) return paid;
  const wanting = { standing: 'paid-in-part', paidInFull: undefined, inGrace: false, onTime: false } as const;
  return held({ ...paid.value, ...wanting }, paid.reason);
}

function isFeeWanting(
  c: Context,
  { provision, article, cite }: Pick<Placed<OfSeries>, 'provision' | 'article' | 'cite'>,
  { scheduled }: DividendPeriod,
  at: Moment,
): boolean {
  if (!c.isDefined(feeOnDateNotion, article, at)) return false;
  const fee = c.notion(feeOnDateNotion, [provision.series, scheduled], at, article).value;
  return !isZero(fee.amount) && !c.holds(feePaid, [provision.series, scheduled], cite);
}

/**
 * The moment by which the dividend of a period is judged: the one asked about, or the last day through which the dividends are
 * kept; while the day of payment is ahead of that, the day of payment, where they are known to be kept as far as that.
 */
export function settledBy(
  c: Context,
  { provision, cite }: Placed<OfSeries>,
  period: DividendPeriod,
  at: Moment,
): Moment {
  const { payable } = period;
  const by = c.covered('dividends', at.day, [cite]);
  if (compareDays(by, at.day) < 0) return atClose(by);
  if (compareDays(payable, at.day) <= 0 || !reaches(c, provision.series, payable)) return at;
  return atClose(payable);
}

/** Whether the dividends are kept through a day: as vouched for or, where they still are, as far as an entry shows it. */
function reaches(c: Context, series: string, day: Day): boolean {
  const through = c.books.through('dividends');
  if (through === undefined || compareDays(through, day) < 0) return false;
  if (through !== stillKept) return true;
  const { declared, paid, omitted, setAside } = c.books;
  const entries = [...declared(series), ...paid(series), ...omitted(series), ...setAside(series)];
  return [...entries, ...c.books.entriesOf('dividend-paper')].some(({ on }) => compareDays(on, day) >= 0);
}
