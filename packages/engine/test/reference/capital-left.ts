import * as fc from 'fast-check';
import { day, plusDays, type Day } from '../../src/exact/index.js';

/** One quarter of an institution: charged off and recovered in it, in dollars. */
export interface PlainQuarterReport {
  readonly charged: number;
  readonly recovered: number;
}

/** A corporation with two banks, from the quarter before the signing on, and the lending of the ninth quarter. */
export interface PlainCapital {
  readonly capital: number;
  /** Issued to Treasury, of which alone the text speaks; and to others. */
  readonly shares: number;
  readonly toOthers: number;
  /** Quarter by quarter from the third of 2011. */
  readonly banks: readonly (readonly PlainQuarterReport[])[];
  readonly baseline: number;
  readonly lending: number;
  readonly asOf: Day;
}

const amount = fc.integer({ min: 0, max: 2_000_000 });
const report = fc.record({ charged: amount, recovered: amount });
const quarters = 14;

export const plainCapital: fc.Arbitrary<PlainCapital> = fc.record({
  capital: fc.integer({ min: 0, max: 100_000_000 }),
  shares: fc.integer({ min: 1, max: 50_000 }),
  toOthers: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 5_000 })),
  banks: fc.array(fc.array(report, { minLength: quarters, maxLength: quarters }), { minLength: 1, maxLength: 2 }),
  baseline: fc.integer({ min: 1_000, max: 100_000_000 }),
  lending: fc.integer({ min: 0, max: 200_000_000 }),
  asOf: fc.integer({ min: 0, max: 1_180 }).map((count) => plusDays(day('2011-09-14'), count)),
});

/** The last days of the quarters that the banks report on. */
export const quarterEnds: readonly string[] = [
  '2011-09-30',
  '2011-12-31',
  ...[2012, 2013, 2014].flatMap((year) => ['03-31', '06-30', '09-30', '12-31'].map((end) => `${year}-${end}`)),
];

/** What a bank has charged off, or recovered, since the year of a quarter began: what its report on that quarter shows. */
export function sinceNewYear(
  reports: readonly PlainQuarterReport[],
  quarter: string,
  what: keyof PlainQuarterReport,
): number {
  return reports
    .filter((_each, at) => isWithin(quarterEnds[at] ?? '', quarter))
    .reduce((so, each) => so + each[what], 0);
}

/** Whether a quarter is of the year of another, and not after it. */
function isWithin(end: string, quarter: string): boolean {
  return end.startsWith(quarter.slice(0, 4)) && end <= quarter;
}

/** A fraction of dollars. */
export interface PlainFraction {
  readonly of: bigint;
  readonly over: bigint;
}

export interface CapitalReadings {
  readonly S14: 'whole' | 'pro-rata';
  readonly S15: 'raw' | 'bounded';
}

export const capitalReadings: fc.Arbitrary<CapitalReadings> = fc.record({
  S14: fc.constantFrom('whole', 'pro-rata'),
  S15: fc.constantFrom('raw', 'bounded'),
});

/** Net charge-offs of the quarters from the last of 2011 that are over before the day. */
export function netChargedOff({ banks, asOf }: PlainCapital): number {
  return banks
    .flat()
    .filter((_each, place) => place % quarters > 0 && (quarterEnds[place % quarters] ?? asOf) < asOf)
    .reduce((so, { charged, recovered }) => so + charged - recovered, 0);
}

/** Nine tenths of capital and of what was issued to Treasury, less net charge-offs; from 2014 on less a tenth of the issue for each per cent of growth. */
export function capitalLeft(plain: PlainCapital, { S14, S15 }: CapitalReadings): PlainFraction {
  const issued = 1_000 * plain.shares;
  const over = 10n * 10n * BigInt(plain.baseline);
  const raw = 9n * (over / 10n) * BigInt(plain.capital + issued - netChargedOff(plain));
  const growth = plain.lending - plain.baseline;
  const percents = { of: BigInt(100 * growth), over: BigInt(plain.baseline) };
  // A tenth of the issue for each per cent, over the same denominator: issue / 10 × percents.
  const steps = S14 === 'whole' ? (percents.of / percents.over) * percents.over : percents.of;
  const lowered = plain.asOf >= '2014-01-01' && growth > 0 ? 10n * BigInt(issued) * steps : 0n;
  if (S15 === 'raw') return { of: raw - lowered, over };
  const most = BigInt(issued) * over;
  const left = raw - (lowered > most ? most : lowered);
  return { of: left > 0n ? left : 0n, over };
}
