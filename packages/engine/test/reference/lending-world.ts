import * as fc from 'fast-check';
import { numberOf } from './plain-calendar.js';

/** A report on a period: delivered so many days after the first day of the period in which it is due, or never. */
export interface PlainReport {
  readonly delivered: number | undefined;
  /** In thousands of dollars. */
  readonly lending: number;
  readonly baseline: number;
}

/** What was read one way or the other. */
export interface PlainReadings {
  readonly S1: 'clamped' | 'literal';
  readonly S2: 'whole' | 'literal';
  readonly S4: 'determination' | 'first-day';
  readonly S5: 'ninth' | 'seventh';
  readonly S6: 'curable' | 'never';
  readonly S7: 'text' | 'practice';
  readonly S8: 'capped' | 'counted';
  readonly S9: 'seventy-two-and-eighteen' | 'actual-of-the-period' | 'actual-over-ninety';
  readonly S22: 'day-of-cure' | 'next-period';
  readonly S24: 'scheduled' | 'postponed';
  readonly S27: 'federal-reserve' | 'district';
}

/** A certificate of designation and everything that bears on its dividends, in plain numbers; days are numbers of days. */
export interface LendingWorld {
  readonly issued: number;
  readonly shares: number;
  /** Millionths of one: 19,098 is 1.9098 %. */
  readonly initialRate: number;
  readonly before: { readonly lending: number; readonly baseline: number };
  /** On periods 1 to 9. */
  readonly reports: readonly PlainReport[];
  readonly acquired: number | undefined;
  readonly redeemed: readonly { readonly on: number; readonly shares: number }[];
  /** The day on which all that is left is redeemed. */
  readonly rest: number | undefined;
  readonly overdue: { readonly from: number; readonly until: number | undefined } | undefined;
  readonly asked: number;
  readonly readings: PlainReadings;
}

const either = <T extends string>(...options: readonly T[]) => fc.constantFrom(...options);

const readings: fc.Arbitrary<PlainReadings> = fc.record({
  S1: either('clamped', 'literal'),
  S2: either('whole', 'literal'),
  S4: either('determination', 'first-day'),
  S5: either('ninth', 'seventh'),
  S6: either('curable', 'never'),
  S7: either('text', 'practice'),
  S8: either('capped', 'counted'),
  S9: either('seventy-two-and-eighteen', 'actual-of-the-period', 'actual-over-ninety'),
  S22: either('day-of-cure', 'next-period'),
  S24: either('scheduled', 'postponed'),
  S27: either('federal-reserve', 'district'),
});

/** Lending often grows by just about a bound of the table: by 2.5, 5, 7.5 or 10 per cent of a baseline of 120 million. */
const lending = fc.oneof(
  fc
    .constantFrom(0, 3000, 6000, 9000, 12_000, 18_000)
    .chain((growth) => fc.integer({ min: -2, max: 2 }).map((more) => 120_000 + growth + more)),
  fc.integer({ min: 60_000, max: 190_000 }),
);

const report: fc.Arbitrary<PlainReport> = fc.record({
  delivered: fc.oneof(
    { weight: 6, arbitrary: fc.integer({ min: 0, max: 50 }) },
    { weight: 2, arbitrary: fc.integer({ min: 57, max: 62 }) },
    { weight: 1, arbitrary: fc.integer({ min: 63, max: 900 }) },
    { weight: 1, arbitrary: fc.constant(undefined) },
  ),
  lending,
  baseline: fc.constantFrom(120_000, 119_000, 126_000),
});

const first = numberOf('2011-06-21');
const last = numberOf('2011-09-30');
const long = numberOf('2016-09-30');

export const lendingWorlds: fc.Arbitrary<LendingWorld> = fc.record({
  issued: fc.integer({ min: first, max: last }),
  shares: fc.integer({ min: 3000, max: 40_000 }),
  initialRate: fc.constantFrom(10_000, 19_099, 23_457, 35_000, 50_000),
  before: fc.record({ lending, baseline: fc.constantFrom(120_000, 118_500) }),
  reports: fc.array(report, { minLength: 9, maxLength: 9 }),
  acquired: fc.option(fc.integer({ min: first, max: long }), { nil: undefined, freq: 3 }),
  redeemed: fc.array(
    fc.record({
      on: fc.integer({ min: numberOf('2011-10-01'), max: long }),
      shares: fc.integer({ min: 1, max: 1400 }),
    }),
    { maxLength: 2 },
  ),
  rest: fc.option(fc.integer({ min: numberOf('2012-01-01'), max: long }), { nil: undefined, freq: 3 }),
  overdue: fc.option(
    fc
      .record({
        from: fc.integer({ min: numberOf('2012-01-01'), max: long }),
        days: fc.option(fc.integer({ min: 1, max: 500 })),
      })
      .map(({ from, days }) => ({ from, until: days === null ? undefined : from + days })),
    { nil: undefined, freq: 3 },
  ),
  asked: fc.integer({ min: numberOf('2011-06-01'), max: long }),
  readings,
});
