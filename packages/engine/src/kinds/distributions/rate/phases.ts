import { compareDays, dayOfMonthOf, plusDays, plusMonths, type Day } from '../../../exact/index.js';
import type { Context } from '../../../session/index.js';
import type { DividendPeriod } from '../../../terms/index.js';
import type { PeriodicRate, Phase } from './periodic-rate-parameters.js';

/** The days of a period that fall into one phase, both included. */
export interface PhaseDays {
  readonly phase: Phase;
  readonly from: Day;
  readonly through: Day;
}

/** How a period divides among the phases, in order: into one, or two where a phase ends within it. */
export function phasesIn(
  c: Context,
  provision: PeriodicRate,
  period: DividendPeriod,
  issued: Day,
): readonly PhaseDays[] {
  const parts: PhaseDays[] = [];
  let from = period.first;
  for (const phase of provision.phases) {
    const last = lastDay(c, provision, phase, period, issued);
    if (last !== undefined && compareDays(last, from) < 0) continue;
    const through = last === undefined || compareDays(last, period.last) > 0 ? period.last : last;
    parts.push({ phase, from, through });
    if (through === period.last) break;
    from = plusDays(through, 1);
  }
  return parts;
}

/** The last day of a phase, as far as one period can tell: before it, within it, or after it. */
function lastDay(
  c: Context,
  provision: PeriodicRate,
  { until }: Phase,
  period: DividendPeriod,
  issued: Day,
): Day | undefined {
  if (until === undefined) return undefined;
  if ('throughPeriod' in until) return period.number <= until.throughPeriod ? period.last : plusDays(period.first, -1);
  if ('day' in until) return plusDays(until.day, -1);
  return plusDays(monthsAfter(c, provision, issued, until.monthsAfterIssue), -1);
}

/** The day so many months after the first issue; where the month lacks the day, its last day or the one after, as it is read. */
export function monthsAfter(c: Context, provision: PeriodicRate, issued: Day, months: number): Day {
  const same = plusMonths(issued, months);
  if (dayOfMonthOf(same) === dayOfMonthOf(issued)) return same;
  return c.resolve(provision.monthEnd!) === 'last-day' ? same : plusDays(same, 1);
}
