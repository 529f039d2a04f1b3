import { compareDays, minusMoney, noMoney, plusDays, ratio } from '../../../exact/index.js';
import type { Day, Moment, Money, Ratio, Shares } from '../../../exact/index.js';
import type { Held, Reason } from '../../../evaluation/index.js';
import { citation, type Placed } from '../../../instrument/index.js';
import type { Context } from '../../../session/index.js';
import { reportedLendingNotion, type DividendPeriod, type ReportedLending } from '../../../terms/index.js';
import { periodsOf } from '../periods/which-period.js';
import { overdueCertificates, type Overdue } from './certificates.js';
import type { Mixed, MixedPeriodicRate } from './periodic-rate-parameters.js';
import { mixedOf, type Rated } from './mixed-rate.js';

/** Days of one mixed phase within one period. */
export interface MixedDays {
  readonly cite: string;
  readonly mixed: Mixed;
  readonly period: DividendPeriod;
  readonly reference: number;
  readonly from: Day;
  readonly through: Day;
}

/** A rate with its days. */
export interface RatedDays extends Rated {
  readonly from: Day;
  readonly through: Day;
}

/** The rates of days of a mixed phase: one, or several where a certificate is overdue for part of them or the shares are counted day by day. */
export function ratesOfDays(
  c: Context,
  placed: Placed<MixedPeriodicRate>,
  days: MixedDays,
  at: Moment,
): readonly RatedDays[] {
  const { series } = placed.provision;
  const told = toldOf(c, placed, days, at);
  const overdue = overdueCertificates(c, series, at);
  const cured = c.resolve(placed.provision.certificates.cured);
  const spans = overdue.map((each) => ({ ...each, until: endOf(c, placed, each, cured, at) }));
  const byDay = c.resolve(days.mixed.outstanding) === 'every-day';
  const changes = byDay
    ? c.books
        .outstanding(series)
        .moments()
        .map(({ day }) => day)
    : [];
  const starts = [...spans.flatMap(({ from, until }) => (until === undefined ? [from] : [from, until])), ...changes];
  const within = starts.filter((day) => compareDays(day, days.from) > 0 && compareDays(day, days.through) <= 0);
  const firsts = [...new Set([days.from, ...within])].toSorted(compareDays);
  return firsts.map((from, index) => {
    const next = firsts[index + 1];
    const through = next === undefined ? days.through : plusDays(next, -1);
    const missing = spans.find((each) => isWithin(each, from));
    return { from, through, ...rateFrom(c, placed, days, told, missing, from, at) };
  });
}

interface Told {
  readonly lending: ReportedLending;
  /** The increase of the period that another reading takes it from. */
  readonly increase: Money | undefined;
  readonly grounds: readonly Reason[];
}

/** What the report of the reference tells for days of a period. */
function toldOf(
  c: Context,
  placed: Placed<MixedPeriodicRate>,
  { mixed, reference, period }: MixedDays,
  at: Moment,
): Told {
  const reported = lendingFor(c, placed, reference, at);
  const lending = currentOf(c, placed, reported.value, mixed, period, at);
  const increase = mixed.increase === undefined ? 'reference' : c.resolve(mixed.increase);
  if (increase === 'reference') return { lending, increase: undefined, grounds: [reported.reason] };
  const other = lendingFor(c, placed, reference - increase.periodsBefore, at);
  return { lending, increase: other.value.increase, grounds: [reported.reason, other.reason] };
}

function lendingFor(
  c: Context,
  { article, provision }: Placed<MixedPeriodicRate>,
  number: number,
  at: Moment,
): Held<ReportedLending> {
  return c.notion(reportedLendingNotion, [provision.series, String(number)], at, article);
}

/** What came too late counts from the period after its delivery, where it may be cured. */
function currentOf(
  c: Context,
  placed: Placed<MixedPeriodicRate>,
  reported: ReportedLending,
  { cure }: Mixed,
  period: DividendPeriod,
  at: Moment,
): ReportedLending {
  const delivered = reported.late?.delivered;
  if (reported.late === undefined || delivered === undefined || cure === undefined) return reported;
  if (c.resolve(cure.late) === 'never') return reported;
  const effective = nextPeriod(c, placed, delivered, at);
  return effective !== undefined && compareDays(period.first, effective) >= 0 ? reported.late : reported;
}

/** The first day of the period after a day; nothing where it is after the moment. */
function nextPeriod(c: Context, placed: Placed<MixedPeriodicRate>, after: Day, at: Moment): Day | undefined {
  return periodsOf(c, placed, at).value.find(({ first }) => compareDays(first, after) > 0)?.first;
}

function endOf(
  c: Context,
  placed: Placed<MixedPeriodicRate>,
  { until }: Overdue,
  cured: 'day-of-cure' | 'next-period',
  at: Moment,
): Day | undefined {
  if (until === undefined || cured === 'day-of-cure') return until;
  return nextPeriod(c, placed, until, at);
}

function isWithin({ from, until }: Overdue, day: Day): boolean {
  return compareDays(from, day) <= 0 && (until === undefined || compareDays(day, until) < 0);
}

function rateFrom(
  c: Context,
  placed: Placed<MixedPeriodicRate>,
  days: MixedDays,
  told: Told,
  missing: Overdue | undefined,
  from: Day,
  at: Moment,
): Rated {
  const { cite, mixed } = days;
  const { lending, grounds } = told;
  const shares = sharesFor(c, placed, days, lending, from, at);
  if (missing === undefined) {
    const { change, increase, delivered: determined } = lending;
    return mixedOf(c, placed, {
      cite,
      column: mixed.column,
      change,
      increase: told.increase ?? increase,
      shares,
      determined,
      grounds,
    });
  }
  c.restsOn(missing.entries);
  const certificates = citation(placed.instrument, placed.provision.certificates.cite);
  return mixedOf(c, placed, {
    cite: certificates,
    column: mixed.column,
    ...nothing(lending),
    shares,
    determined: undefined,
    grounds,
  });
}

/** Lending taken as nothing: the whole baseline is lost. */
function nothing({ baseline }: ReportedLending): { readonly change: Ratio; readonly increase: Money } {
  const none = noMoney(baseline.currency);
  return { change: ratio(-1), increase: minusMoney(none, baseline) };
}

function sharesFor(
  c: Context,
  placed: Placed<MixedPeriodicRate>,
  { mixed, period, reference }: MixedDays,
  { delivered }: ReportedLending,
  from: Day,
  at: Moment,
): Shares {
  const { series } = placed.provision;
  const when = c.resolve(mixed.outstanding);
  const periods = periodsOf(c, placed, at).value;
  const day = {
    determination: delivered ?? period.first,
    'first-day': period.first,
    'every-day': from,
    'end-of-reference': periods.find(({ number }) => number === reference)?.last ?? period.first,
  }[when];
  return c.books.outstanding(series).at(day);
}
