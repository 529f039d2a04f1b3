import {
  compareDays,
  compareMoney,
  daysBetween,
  daysByThirties,
  dividedBy,
  earliestOf,
  equals,
  plusDays,
  ratio,
  roundToCents,
  sum,
  times,
  timesMoney,
} from '../../../exact/index.js';
import type { Day, Money, Ratio } from '../../../exact/index.js';
import type { Context } from '../../../session/index.js';
import type { DividendPeriod, RateSpan } from '../../../terms/index.js';
import type { PeriodicDividend } from './periodic-dividend-parameters.js';

/** What a whole period bears on each share. */
export function dueOnEach(
  c: Context,
  provision: PeriodicDividend,
  period: DividendPeriod,
  rates: readonly RateSpan[],
): Money {
  return rounded(c, provision, wholePeriod(c, provision, period, rates));
}

/** What part of a period bears on each share, from its first day until a day that is not counted. */
export function accruedUntil(
  c: Context,
  provision: PeriodicDividend,
  period: DividendPeriod,
  rates: readonly RateSpan[],
  until: Day,
): Money {
  const exact = bornBy(c, provision, period, rates, until);
  if (!isBounded(c, provision, period)) return rounded(c, provision, exact);
  const whole = wholePeriod(c, provision, period, rates);
  return rounded(c, provision, compareMoney(exact, whole) > 0 ? whole : exact);
}

/** Whether a part of a period bears no more than the whole. */
export function isBounded(c: Context, { most }: PeriodicDividend, { number }: DividendPeriod): boolean {
  return number !== 1 && c.resolve(most) === 'a-whole-period';
}

/** The days of a period until one that is not counted, each at its rate, over those of the year. */
function bornBy(
  c: Context,
  provision: PeriodicDividend,
  period: DividendPeriod,
  rates: readonly RateSpan[],
  until: Day,
): Money {
  const parts = daysAtRates(c, provision, period, rates, until);
  return timesMoney(
    provision.on,
    sum(
      'ratio',
      parts.map(({ rate, days }) => forDays(provision, rate, days)),
    ),
  );
}

/** How many days of a period, until one that is not counted, there are at each of its rates. */
export function daysAtRates(
  c: Context,
  provision: PeriodicDividend,
  period: DividendPeriod,
  rates: readonly RateSpan[],
  until: Day,
): readonly { readonly rate: Ratio; readonly days: number }[] {
  const count = c.resolve(provision.accrual) === 'actual-days' ? daysBetween : daysByThirties;
  return rates
    .filter(({ from }) => compareDays(from, until) < 0)
    .map(({ from, through, rate, byDays }) => {
      const end = earliestOf(until, plusDays(through, 1));
      return { rate, days: byDays ? daysBetween(from, end) : count(period.first, end) - count(period.first, from) };
    });
}

function wholePeriod(
  c: Context,
  provision: PeriodicDividend,
  period: DividendPeriod,
  rates: readonly RateSpan[],
): Money {
  if (rates.every(({ byDays }) => byDays)) return dayByDay(provision, rates);
  if (period.number === 1)
    return provision.initial === undefined
      ? bornBy(c, provision, period, rates, plusDays(period.last, 1))
      : dayByDay(provision, rates);
  const first = rates[0]!.rate;
  if (rates.every(({ rate, byDays }) => !byDays && equals<'ratio'>(rate, first)))
    return timesMoney(provision.on, times(first, provision.part));
  return timesMoney(provision.on, sum('ratio', splitBy(c.resolve(provision.split), provision, period, rates)));
}

/** Every day from the first to the last, both included, bears its part, over the days of the year: so in the first period. */
function dayByDay(provision: PeriodicDividend, rates: readonly RateSpan[]): Money {
  const parts = rates.map(({ from, through, rate }) => forDays(provision, rate, daysBetween(from, through) + 1));
  return timesMoney(provision.on, sum('ratio', parts));
}

function splitBy(
  how: 'months-of-thirty' | 'actual-days-of-the-period' | 'actual-days',
  provision: PeriodicDividend,
  period: DividendPeriod,
  rates: readonly RateSpan[],
): readonly Ratio[] {
  const count = how === 'months-of-thirty' ? daysByThirties : daysBetween;
  const whole = count(period.first, plusDays(period.last, 1));
  return rates.map(({ from, through, rate, byDays }) => {
    if (byDays) return forDays(provision, rate, daysBetween(from, through) + 1);
    const days = count(period.first, plusDays(through, 1)) - count(period.first, from);
    if (how === 'actual-days') return forDays(provision, rate, days);
    return dividedBy(times(times(rate, provision.part), ratio(days)), ratio(whole));
  });
}

/** So many days at a rate a year, of the days that the year is taken to have. */
function forDays({ year }: PeriodicDividend, rate: Ratio, days: number): Ratio {
  return dividedBy(times(rate, ratio(days)), year);
}

function rounded(c: Context, provision: PeriodicDividend, exact: Money): Money {
  return c.resolve(provision.rounding) === 'share' ? roundToCents(exact, 'halfUp') : exact;
}
