import {
  denominator,
  dividedBy,
  greatest,
  minus,
  numerator,
  plus,
  ratio,
  times,
  type Ratio,
} from '../../src/exact/index.js';
import type { PlainEvent, PlainSeries } from './plain-series.js';

/** What the terms of a participating series fix. Days are months and days of every year. */
export interface PlainTerms {
  readonly paymentDays: readonly string[];
  /** The least dividend of a period, in mills a share. */
  readonly floorMills: number;
  /** How many times what a common share got, before any adjustment. */
  readonly multiple: number;
}

/** Common shares outstanding at the end of a day: every event before or on it, one after another. */
export function commonAt(series: PlainSeries, day: string): Ratio {
  return series.events.filter(({ on }) => on <= day).reduce(afterEvent, ratio(series.common));
}

function afterEvent(outstanding: Ratio, event: PlainEvent): Ratio {
  switch (event.kind) {
    case 'split':
      return times(outstanding, dividedBy(ratio(event.becomes), ratio(event.forEach)));
    case 'distributed':
      return times(outstanding, dividedBy(ratio(event.oneOnEach + 1), ratio(event.oneOnEach)));
    case 'issued':
      return plus(outstanding, ratio(event.shares));
    case 'bought-back':
      return minus(outstanding, ratio(event.shares));
    case 'declared':
      return outstanding;
  }
}

/** Outstanding after over outstanding before, for every split and every distribution of common on common by that day. */
export function adjustmentAt(series: PlainSeries, day: string): Ratio {
  let factor = ratio(1);
  let outstanding = ratio(series.common);
  for (const event of series.events) {
    if (event.on > day) break;
    const after = afterEvent(outstanding, event);
    if (event.kind === 'split' || event.kind === 'distributed') factor = times(factor, dividedBy(after, outstanding));
    outstanding = after;
  }
  return factor;
}

/** Every day of payment after the first issue, through a day. */
export function paymentDaysThrough(series: PlainSeries, terms: PlainTerms, last: string): readonly string[] {
  const first = firstIssue(series);
  const years = Array.from({ length: 4 }, (_, index) => Number(first.slice(0, 4)) + index);
  return years
    .flatMap((year) => terms.paymentDays.map((monthAndDay) => `${year}-${monthAndDay}`))
    .toSorted()
    .filter((day) => day > first && day <= last);
}

function firstIssue({ lots }: PlainSeries): string {
  return lots.map(({ on }) => on).toSorted()[0] ?? '';
}

/**
 * What a share gets on a day of payment, in whole cents: the floor, or the multiple of all that was declared on a common
 * share since the day of payment before (in the first period: since the first issue), each amount in the share unit of its
 * record date; rounded once, halves up.
 */
export function dividendOn(series: PlainSeries, terms: PlainTerms, payment: string): bigint {
  const days = paymentDaysThrough(series, terms, payment);
  const before = days.at(-2);
  const inPeriod = (on: string): boolean =>
    (before === undefined ? on >= firstIssue(series) : on > before) && on <= payment;
  let mills = ratio(0);
  for (const event of series.events) {
    if (event.kind !== 'declared' || !inPeriod(event.on)) continue;
    const unit = adjustmentAt(series, event.recordDate);
    mills = plus(mills, times(ratio(event.mills * terms.multiple), unit));
  }
  return centsOf(greatest(mills, ratio(terms.floorMills)));
}

/** From when a lot accrues; record dates are the days of payment themselves where the Board fixed none. */
export function accrualStart(series: PlainSeries, terms: PlainTerms, issued: string): string {
  const first = firstIssue(series);
  const all = [Number(first.slice(0, 4)) - 1, 0, 1, 2, 3]
    .flatMap((year, index) =>
      terms.paymentDays.map((each) => `${index === 0 ? year : Number(first.slice(0, 4)) + year}-${each}`),
    )
    .toSorted();
  if (all.includes(issued)) return issued;
  const firstPayment = all.find((each) => each > first) ?? '';
  if (issued < firstPayment) return issued;
  return all.findLast((each) => each < issued) ?? '';
}

/** What a lot has coming for whole periods through a day, in cents a share, nothing having been paid. */
export function accruedThrough(series: PlainSeries, terms: PlainTerms, issued: string, last: string): bigint {
  const from = accrualStart(series, terms, issued);
  return paymentDaysThrough(series, terms, last)
    .filter((payment) => payment > from)
    .reduce((sofar, payment) => sofar + dividendOn(series, terms, payment), 0n);
}

/** Mills to cents, halves up. */
function centsOf(mills: Ratio): bigint {
  const [n, d] = [numerator(mills), denominator(mills) * 10n];
  return (2n * n + d) / (2n * d);
}
