import { defineNotion } from '../evaluation/index.js';
import type { BusinessCalendar, Day, Money, Ratio } from '../exact/index.js';

/**
 * The notions by which provisions of several subjects speak of the periodic dividends of a series. Each is asked for with
 * `c.notion(name, about, at, place)`.
 */

/** About nothing: the `BusinessCalendar` that the instrument goes by, with single days on which banks were closed. */
export const businessDaysNotion = defineNotion<BusinessDays>('business-days');
export type BusinessDays = BusinessCalendar;

/** About [series]: every `DividendPeriod` that has begun by the moment, in order; none where no share was issued by then. */
export const dividendPeriodsNotion = defineNotion<readonly DividendPeriod[], readonly [series: string]>(
  'dividend-periods',
);

/** About [series, number of the period]: the `PeriodDividend`, as declared and paid by the moment. */
export const periodDividendNotion = defineNotion<PeriodDividend, readonly [series: string, period: string]>(
  'period-dividend',
);

/** About [series, number of the period]: the `Money` on each share, exactly, if it is declared and paid. */
export const dividendDueNotion = defineNotion<Money, readonly [series: string, period: string]>('dividend-due');

/**
 * About [series, number of the period, day]: the `RateSpan`s of the period, in order: one, or more where the rate changes within it; those
 * that begin before the day, where one is given.
 */
export const dividendRatesNotion = defineNotion<
  readonly RateSpan[],
  readonly [series: string, period: string] | readonly [series: string, period: string, until: Day]
>('dividend-rates');

/** About [series, day]: the `Money` that has accrued on each share in the period of that day, until it and without it. */
export const accruedDividendNotion = defineNotion<Money, readonly [series: string, day: string]>('accrued-dividend');

/** About [series]: the `Money` that dividends accrued and unpaid at the moment add to the preference of each share. */
export const unpaidPreferenceNotion = defineNotion<Money, readonly [series: string]>('unpaid-preference');

/** About [series, day]: the `Money` on each share that a fee of the series has accrued in the period of that day, until it. */
export const accruedFeeNotion = defineNotion<Money, readonly [series: string, day: string]>('accrued-fee');

/** About [series, payment date]: the `Money` on each share that is payable as a fee on it; $0 where none is. */
export const feeOnDateNotion = defineNotion<Money, readonly [series: string, paymentDate: string]>('fee-on-date');

/** About [series, number of the period]: the `ReportedLending` that the report of that period counts for. */
export const reportedLendingNotion = defineNotion<ReportedLending, readonly [series: string, period: string]>(
  'reported-lending',
);

/** About [series]: an `ArrearsOn` for each day on which that may have changed; undefined where the books do not go back far enough. */
export const arrearsByDayNotion = defineNotion<readonly ArrearsOn[] | undefined, readonly [series: string]>(
  'arrears-by-day',
);

/** What of the dividends of a series that fell due, declared or not, was unpaid on all shares at the close of a day. */
export interface ArrearsOn {
  readonly on: Day;
  readonly unpaid: Money;
  /** Told of the day of the question where something falls due on it: what of that had fallen due before. */
  readonly overdue?: Money;
}

/** A dividend period of a series, to a day. No day but `payable` and `graceEnds` looks to business days. */
export interface DividendPeriod {
  /** 1 is the initial period, from the first issue of shares. */
  readonly number: number;
  readonly first: Day;
  readonly last: Day;
  /** The payment date that the text fixes; it never moves. The first period may share it with the second. */
  readonly scheduled: Day;
  /** The day on which it is paid: the scheduled date, else the next business day. */
  readonly payable: Day;
  /** The record date where the board fixes none, and the first and the last day that it may fix, where the text speaks of them. */
  readonly record?: { readonly cite: string; readonly otherwise?: Day; readonly from: Day; readonly through: Day };
  /** The last of the business days by which a payment may come late; where there are none, the day on which it is paid. */
  readonly graceEnds: Day;
  /** How many these are, and after which of the two days they begin; nothing where there are none. */
  readonly grace?: { readonly businessDays: number; readonly from: 'scheduled' | 'payable' };
}

/** The period of a day among the periods of a series; nothing before the first issue. */
export function periodOn(periods: readonly DividendPeriod[], when: Day): DividendPeriod | undefined {
  return periods.findLast(({ first, last }) => first <= when && when <= last);
}

/** The dividend of one period as it was declared and paid by a moment. */
export interface PeriodDividend {
  readonly period: DividendPeriod;
  /** The days on which it was declared, in order; none where the entries, which are whole, show no declaration. */
  readonly declared: readonly Day[];
  /** The record date that the last declaration fixed; nothing where none did. */
  readonly recordDate: Day | undefined;
  readonly payments: readonly Day[];
  /** What was paid in all. */
  readonly paid: Money;
  /** Whether all that is due was paid: a cent short is `paid-in-part`. Nothing is due where no share was out at its record date. */
  readonly standing: 'paid-in-full' | 'paid-in-part' | 'unpaid' | 'nothing-due';
  /** The day of the payment that completed it. */
  readonly paidInFull: Day | undefined;
  /** Paid in full by the end of the days of grace. */
  readonly inGrace: boolean;
  /** Paid in full by the day on which it was payable. */
  readonly onTime: boolean;
}

/**
 * The record date of the dividend of a period: as the board fixed it, or as the text has it; nothing where neither tells. A day
 * that the board may not fix is no record date where the text has one of its own.
 */
export function recordOfDividend({
  period,
  recordDate,
}: Pick<PeriodDividend, 'period' | 'recordDate'>): Day | undefined {
  const { record } = period;
  const fixed = recordDate ?? record?.otherwise;
  if (fixed === undefined || record?.otherwise === undefined) return fixed;
  return record.from <= fixed && fixed <= record.through ? fixed : record.otherwise;
}

/** A rate and the days of a period on which dividends accrue at it, both included. */
export interface RateSpan {
  readonly from: Day;
  readonly through: Day;
  /** A year, exactly: 2183/114300 is 1.9098863 %. */
  readonly rate: Ratio;
  /** Stated by the text, so much over another rate, mixed of two rates by what qualifies, or entered as a fact. */
  readonly basis: 'stated' | 'floating' | 'mixed' | 'entered';
  /** Each of its days bears its part of the year, where of others a whole period bears one part. */
  readonly byDays?: true;
  readonly cite: string;
  /** Where it is mixed: of which rate and which part. */
  readonly mixed?: {
    readonly change: Ratio;
    readonly increase: Money;
    readonly tableRate: Ratio;
    /** The part of the amount outstanding that qualifies, as it is taken. */
    readonly portion: Ratio;
    /** The day of the report that determined it. */
    readonly determined: Day | undefined;
  };
}

/** The lending that a report tells, or that counts in its stead, beside the baseline with which it is compared. */
export interface ReportedLending {
  readonly lending: Money;
  readonly baseline: Money;
  /** The change from the baseline, of it: 1/10 is ten per cent. */
  readonly change: Ratio;
  readonly increase: Money;
  /** The day on which the complete report was delivered; nothing where lending counts as nothing, or is entered without a report. */
  readonly delivered: Day | undefined;
  /** What a report shows that came too late, where lending counts as nothing for it. */
  readonly late?: ReportedLending;
}
