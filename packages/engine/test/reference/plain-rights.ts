import * as fc from 'fast-check';
import {
  businessDayOnOrAfter,
  compareDays,
  day,
  federalReserveCalendar,
  plusBusinessDays,
  plusDays,
  plusMonths,
  type Day,
} from '../../src/exact/index.js';

/** What became of the dividend of one period: when it was paid, or how much of it. */
export type Fate = 'on-the-day' | 'in-grace' | 'late' | 'a-cent-short' | 'never';

/** A random life of a series: its shares, one change of them, and what became of the dividend of each period in turn. */
export interface PlainRights {
  readonly shares: number;
  /** So many days after the first issue, so many shares more or fewer. */
  readonly change: { readonly after: number; readonly by: number };
  readonly fates: readonly Fate[];
  readonly timely: 'grace' | 'due-date';
  readonly revests: 'any-default' | 'fresh-count';
  /** So many days after the first issue the question is asked. */
  readonly asked: number;
}

export const firstIssue = day('2011-09-13');

/** A period as the text has it: P1 ends with its quarter, and shares its payment date with P2. */
export interface PlainPeriod {
  readonly number: number;
  readonly scheduled: Day;
  readonly payable: Day;
  readonly graceEnds: Day;
  readonly record: Day;
}

/** Every period up to a number. */
export function periodsThrough(count: number): readonly PlainPeriod[] {
  return Array.from({ length: count }, (_each, index) => {
    const number = index + 1;
    const scheduled = number < 3 ? day('2012-01-01') : plusMonths(day('2012-01-01'), 3 * (number - 2));
    return {
      number,
      scheduled,
      payable: businessDayOnOrAfter(federalReserveCalendar, scheduled),
      graceEnds: plusBusinessDays(federalReserveCalendar, scheduled, 5),
      record: plusDays(scheduled, -15),
    };
  });
}

/** The day on which a period was paid in full, in time or not; nothing where it never was. */
export function paidOn({ payable, graceEnds }: PlainPeriod, fate: Fate): Day | undefined {
  if (fate === 'on-the-day') return payable;
  if (fate === 'in-grace') return graceEnds;
  return fate === 'late' ? plusDays(graceEnds, 1) : undefined;
}

export function sharesOn({ shares, change }: PlainRights, on: Day): number {
  return compareDays(on, plusDays(firstIssue, change.after)) >= 0 ? shares + change.by : shares;
}

/** Enough for every day that is asked about; what has no fate is never paid. */
const periodsInAll = 24;

/** How a right stands at the close of a day. */
export interface PlainStanding {
  readonly status: 'none' | 'in-force' | 'ended';
  readonly since: Day | undefined;
  readonly until: Day | undefined;
  readonly missed: number;
}

/**
 * Goes from day to day. On each: the payments of the day that make four in a row end the right, the periods whose last day for
 * a payment was yesterday may be missed, and the right comes where so many are missed and the preference is enough.
 */
export function standingAt(life: PlainRights, needed: number, least: number): PlainStanding {
  const until = plusDays(firstIssue, life.asked);
  const periods = periodsThrough(periodsInAll);
  let missed = 0;
  let missedSinceEnd = 0;
  let row = 0;
  let standing: PlainStanding = { status: 'none', since: undefined, until: undefined, missed };
  let due = false;
  for (let today = firstIssue; compareDays(today, until) <= 0; today = plusDays(today, 1)) {
    for (const [index, period] of periods.entries()) {
      const fate = life.fates[index] ?? 'never';
      const inTime = fate === 'on-the-day' || fate === 'in-grace';
      if (inTime && paidOn(period, fate) === today) {
        row = life.timely === 'due-date' && fate === 'in-grace' && period.payable !== today ? 0 : row + 1;
        if (row >= 4) due = false;
        if (row >= 4 && standing.status === 'in-force') {
          standing = ended(standing, today);
          missedSinceEnd = 0;
        }
      }
      if (!inTime && plusDays(period.graceEnds, 1) === today) {
        missed += 1;
        missedSinceEnd += 1;
        row = 0;
        due ||= (life.revests === 'fresh-count' ? missedSinceEnd : missed) >= needed;
      }
    }
    if (due && standing.status !== 'in-force' && sharesOn(life, today) >= least) {
      standing = { status: 'in-force', since: today, until: undefined, missed };
      due = false;
    }
  }
  return { ...standing, missed };
}

function ended({ since, missed }: PlainStanding, until: Day): PlainStanding {
  return { status: 'ended', since, until, missed };
}

const fate: fc.Arbitrary<Fate> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<Fate>('on-the-day', 'in-grace') },
  { weight: 5, arbitrary: fc.constantFrom<Fate>('late', 'a-cent-short', 'never') },
);

/**
 * Up to five years of a series around the shares at which directors come, with long runs of one fate among them. From the nineteenth
 * period on, in which the rate steps up, nothing is paid.
 */
export const plainRights: fc.Arbitrary<PlainRights> = fc.record({
  shares: fc.constantFrom(24_000, 24_999, 25_000, 25_001, 30_000),
  change: fc.record({ after: fc.integer({ min: 30, max: 1500 }), by: fc.constantFrom(-5000, -1, 0, 1, 5000) }),
  fates: fc
    .array(fc.tuple(fate, fc.constantFrom(1, 1, 2, 4)), { minLength: 2, maxLength: 12 })
    .map((runs) => runs.flatMap(([one, times]) => Array.from({ length: times }, () => one)).slice(0, 18)),
  timely: fc.constantFrom('grace', 'due-date'),
  revests: fc.constantFrom('any-default', 'fresh-count'),
  asked: fc.integer({ min: 1, max: 1900 }),
});
