import type { Held } from '../../../evaluation/index.js';
import { compareDays, type Day, type Moment } from '../../../exact/index.js';
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
