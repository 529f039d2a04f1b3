import type { Held } from '../../../evaluation/index.js';
import { atClose, compareDays, type Day, type Moment } from '../../../exact/index.js';
import { stillKept } from '../../../books/index.js';
import type { Placed } from '../../../instrument/index.js';
import type { Context } from '../../../session/index.js';
import {
  dividendPeriodsNotion,
  periodDividendNotion,
  type DividendPeriod,
  type PeriodDividend,
} from '../../../terms/index.js';
import type { OfSeries } from '../series/series-provision.js';

/** The periods of a series that are over on a day, that day as their last included; the earliest first. */
export function endedPeriods(
  c: Context,
  { provision, article }: Placed<OfSeries>,
  by: Day,
  at: Moment,
): readonly DividendPeriod[] {
  const all = c.notion<readonly DividendPeriod[]>(dividendPeriodsNotion, [provision.series], at, article).value;
  return all.filter(({ last }) => compareDays(last, by) <= 0);
}

/** What was declared and paid for a period by a moment. */
export function paidFor(
  c: Context,
  { provision, article, cite }: Placed<OfSeries>,
  { number }: DividendPeriod,
  at: Moment,
): Held<PeriodDividend> {
  const about = [provision.series, String(number)];
  const held = c.notion<PeriodDividend>(periodDividendNotion, about, at, article);
  if (held.value.paidInFull !== undefined && held.value.declared.length === 0) {
    c.premise({
      kind: 'regular',
      about: `declared(${about.join(', ')})`,
      says: `what was paid on ${provision.series} for period ${number} was declared before it was paid (${cite})`,
    });
  }
  return held;
}

/**
 * The moment by which the dividend of a period is judged: the one asked about; while the day of payment is ahead of that, the day of
 * payment, where the dividends are known to be kept as far as that.
 */
export function settledBy(c: Context, series: string, { payable }: DividendPeriod, at: Moment): Moment {
  if (compareDays(payable, at.day) <= 0 || !reaches(c, series, payable)) return at;
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
