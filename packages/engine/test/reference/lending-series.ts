import { dividedBy, isNegative, isPositive, minus, plus, ratio, times, type Ratio } from '../../src/exact/index.js';
import { nth } from './nth.js';
import type { LendingWorld } from './lending-world.js';
import { afterBusinessDays, nextBusinessDay, on, parts, thirties } from './plain-calendar.js';

/**
 * The dividends of a series whose rate follows lending, reckoned straight from lists. Rates are of one, money in dollars on a
 * share of a thousand.
 */

const fraction = (above: number, below: number): Ratio => dividedBy(ratio(above), ratio(below));

export interface PlainPeriod {
  readonly number: number;
  readonly first: number;
  readonly last: number;
  readonly scheduled: number;
  readonly payable: number;
  readonly record: number;
  readonly graceEnds: number;
  readonly reportBy: number;
}

function nextQuarter(day: number): number {
  const [year, month] = parts(day);
  const quarter = Math.floor((month - 1) / 3) + 1;
  return quarter === 4 ? on(year + 1, 1, 1) : on(year, quarter * 3 + 1, 1);
}

/** The first so many periods. */
export function plainPeriods({ issued, readings }: LendingWorld, count: number): readonly PlainPeriod[] {
  const district = readings.S27 === 'district';
  const periods: PlainPeriod[] = [];
  for (let first = issued; periods.length < count; first = nextQuarter(first)) {
    const end = nextQuarter(first);
    const tooEarly = periods.length === 0 && end - issued < 20;
    const scheduled = tooEarly ? nextQuarter(end) : end;
    const payable = nextBusinessDay(scheduled, district);
    periods.push({
      number: periods.length + 1,
      first,
      last: end - 1,
      scheduled,
      payable,
      record: scheduled - 15,
      graceEnds: afterBusinessDays(readings.S24 === 'postponed' ? payable : scheduled, 5, district),
      reportBy: first + 59,
    });
  }
  return periods;
}

/** Four and a half years after the issue; the end of February where it lacks the day. */
export function anniversary(issued: number): number {
  const [year, month, day] = parts(issued);
  const months = month - 1 + 54;
  const inYear = year + Math.floor(months / 12);
  const inMonth = (months % 12) + 1;
  const days = parts(on(inYear, inMonth + 1, 1) - 1)[2];
  return on(inYear, inMonth, Math.min(day, days));
}

/** The shares outstanding at the close of a day. */
export function sharesOn(world: LendingWorld, day: number): number {
  if (world.rest !== undefined && world.rest <= day) return 0;
  return world.redeemed.reduce((left, each) => (each.on <= day ? left - each.shares : left), world.shares);
}

interface Figures {
  readonly lending: number;
  readonly baseline: number;
  readonly delivered: number | undefined;
}

/** The figures of a report, the day of its delivery, and whether it came too late. */
function reported(world: LendingWorld, periods: readonly PlainPeriod[], number: number) {
  if (number === 0) return { ...world.before, delivered: world.issued, isLate: false };
  const report = nth(world.reports, number - 1);
  const due = nth(periods, number);
  const delivered = report.delivered === undefined ? undefined : due.first + report.delivered;
  const { last } = nth(periods, number - 1);
  const isReset = world.acquired !== undefined && world.acquired >= world.issued && world.acquired <= last;
  const baseline = isReset ? report.baseline : world.before.baseline;
  return { lending: report.lending, baseline, delivered, isLate: delivered === undefined || delivered > due.reportBy };
}

function isOverdue({ overdue, readings, issued }: LendingWorld, day: number): boolean {
  if (overdue === undefined || day < overdue.from) return false;
  if (overdue.until === undefined) return true;
  const until = readings.S22 === 'next-period' ? nextQuarter(Math.max(overdue.until, issued)) : overdue.until;
  return day < until;
}

const bounds = [25, 50, 75, 100] as const;

function tableRate(change: Ratio, column: 'A' | 'B'): Ratio {
  if (!isPositive(change)) return fraction(column === 'A' ? 5 : 7, 100);
  const passed = bounds.filter((bound) => !isNegative(minus(change, fraction(bound, 1000)))).length;
  return fraction(5 - passed, 100);
}

function mixed(world: LendingWorld, figures: Figures, increase: number, column: 'A' | 'B', shares: number): Ratio {
  const change = fraction(figures.lending - figures.baseline, figures.baseline);
  const table = tableRate(change, column);
  if (!isPositive(change) && world.readings.S2 === 'whole') return table;
  let part = fraction(increase, shares);
  if (world.readings.S1 === 'clamped' && isNegative(part)) part = ratio(0);
  if (world.readings.S1 === 'clamped' && isPositive(minus(part, ratio(1)))) part = ratio(1);
  return plus(times(table, part), times(fraction(5, 100), minus(ratio(1), part)));
}

/** The rate of one day. */
export function rateOn(world: LendingWorld, periods: readonly PlainPeriod[], day: number): Ratio {
  const period = periods.find((each) => each.first <= day && day <= each.last)!;
  if (period.number === 1) return fraction(world.initialRate, 1_000_000);
  if (day >= anniversary(world.issued)) return fraction(9, 100);
  const isShort = period.number <= 10;
  const report = reported(world, periods, isShort ? period.number - 2 : 9);
  const isCured =
    !isShort &&
    world.readings.S6 === 'curable' &&
    report.delivered !== undefined &&
    period.first >= nextQuarter(report.delivered);
  const counts = !report.isLate || isCured;
  const baseline = counts ? report.baseline : world.before.baseline;
  const delivered = counts ? report.delivered : undefined;
  const shares = sharesOn(
    world,
    !isShort ? nth(periods, 8).last : world.readings.S4 === 'first-day' ? period.first : (delivered ?? period.first),
  );
  const column = isShort ? 'A' : 'B';
  if (isOverdue(world, day)) return mixed(world, { lending: 0, baseline, delivered }, -baseline, column, shares);
  const figures = { lending: counts ? report.lending : 0, baseline, delivered };
  const own = figures.lending - figures.baseline;
  if (isShort || world.readings.S5 === 'ninth') return mixed(world, figures, own, column, shares);
  const seventh = reported(world, periods, 7);
  const increase = seventh.isLate ? -world.before.baseline : seventh.lending - seventh.baseline;
  return mixed(world, figures, increase, column, shares);
}

interface Span {
  readonly from: number;
  readonly until: number;
  readonly rate: Ratio;
}

/** Days in a row at one rate. */
function spans(world: LendingWorld, periods: readonly PlainPeriod[], from: number, until: number): readonly Span[] {
  const found: Span[] = [];
  for (let day = from; day < until; day += 1) {
    const rate = rateOn(world, periods, day);
    const before = found.at(-1);
    if (before !== undefined && isSame(before.rate, rate)) found[found.length - 1] = { ...before, until: day + 1 };
    else found.push({ from: day, until: day + 1, rate });
  }
  return found;
}

function isSame(a: Ratio, b: Ratio): boolean {
  const difference = minus(a, b);
  return !isPositive(difference) && !isNegative(difference);
}

const add = (all: readonly Ratio[]): Ratio => all.reduce((so, each) => plus(so, each), ratio(0));
const onThousand = (rate: Ratio): Ratio => times(rate, ratio(1000));

/** What a whole period bears on a share. */
export function dueOn(world: LendingWorld, periods: readonly PlainPeriod[], period: PlainPeriod): Ratio {
  const { first, last, number } = period;
  const all = spans(world, periods, first, last + 1);
  if (number === 1) return onThousand(times(nth(all, 0).rate, fraction(last - first + 1, 360)));
  if (all.length === 1) return onThousand(dividedBy(nth(all, 0).rate, ratio(4)));
  const { S9 } = world.readings;
  return onThousand(
    add(
      all.map(({ from, until, rate }) => {
        if (S9 === 'actual-over-ninety') return times(rate, fraction(until - from, 360));
        if (S9 === 'actual-of-the-period') return times(rate, fraction(until - from, 4 * (last + 1 - first)));
        return times(rate, fraction(thirties(first, until) - thirties(first, from), 360));
      }),
    ),
  );
}

/** What has accrued on a share from the first day of its period until a day. */
export function accruedUntil(world: LendingWorld, periods: readonly PlainPeriod[], day: number): Ratio {
  const period = periods.find((each) => each.first <= day && day <= each.last)!;
  const { first } = period;
  const accrued = onThousand(
    add(
      spans(world, periods, first, day).map(({ from, until, rate }) => {
        const days = world.readings.S7 === 'text' ? until - from : thirties(first, until) - thirties(first, from);
        return times(rate, fraction(days, 360));
      }),
    ),
  );
  if (period.number === 1 || world.readings.S8 === 'counted') return accrued;
  const due = dueOn(world, periods, period);
  return isPositive(minus(accrued, due)) ? due : accrued;
}
