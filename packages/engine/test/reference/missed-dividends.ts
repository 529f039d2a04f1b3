import * as fc from 'fast-check';
import {
  businessDayOnOrAfter,
  day,
  federalReserveCalendar,
  plusDays,
  plusMonths,
  type Day,
} from '../../src/exact/index.js';

/** What became of the dividend of one quarter, in days from the day on which it was payable. */
export interface PlainPayment {
  /** When it was declared; nothing where it never was. */
  readonly declared: number | undefined;
  /** When a cent was paid, and when all the rest. */
  readonly part: number | undefined;
  readonly full: number | undefined;
}

/** A series from its first issue, with what became of its first dividends. */
export interface PlainMisses {
  readonly issued: Day;
  readonly payments: readonly PlainPayment[];
  readonly asOf: number;
}

const days = (min: number, max: number) => fc.integer({ min, max });

const payment: fc.Arbitrary<PlainPayment> = fc.oneof(
  fc.record({ declared: days(-20, 0), part: fc.constant(undefined), full: days(0, 0) }),
  fc.record({ declared: days(-20, -15), part: fc.option(days(-14, 40), { nil: undefined }), full: days(41, 500) }),
  fc.record({ declared: days(1, 10), part: fc.constant(undefined), full: days(11, 500) }),
  fc.record({ declared: days(-20, -15), part: days(-14, 40), full: fc.constant(undefined) }),
  fc.record({
    declared: fc.option(days(-20, 30), { nil: undefined }),
    part: fc.constant(undefined),
    full: fc.constant(undefined),
  }),
);

export const plainMisses: fc.Arbitrary<PlainMisses> = fc.record({
  issued: days(0, 300).map((count) => plusDays(day('2011-06-01'), count)),
  payments: fc.array(payment, { minLength: 6, maxLength: 9 }),
  asOf: days(0, 900),
});

export interface PlainQuarter {
  readonly number: number;
  readonly last: Day;
  readonly scheduled: Day;
  readonly payable: Day;
}

/** A quarter, and when what became of its dividend happened. */
export interface PlainLife extends PlainQuarter {
  readonly declared: Day | undefined;
  readonly part: Day | undefined;
  readonly full: Day | undefined;
}

/** The quarters of the calendar from an issue on, each paid on the day after it, the first at least twenty days after the issue. */
export function livesOf({ issued, payments }: PlainMisses): readonly PlainLife[] {
  let next = nextQuarter(issued);
  return payments.map((payment, index) => {
    const scheduled = index === 0 && plusDays(issued, 20) > next ? plusMonths(next, 3) : next;
    const payable = businessDayOnOrAfter(federalReserveCalendar, scheduled);
    const on = (count: number | undefined) => (count === undefined ? undefined : plusDays(payable, count));
    const [last, { declared, part, full }] = [plusDays(next, -1), payment];
    next = plusMonths(next, 3);
    return { number: index + 1, last, scheduled, payable, declared: on(declared), part: on(part), full: on(full) };
  });
}

function nextQuarter(d: Day): Day {
  const starts = [2011, 2012, 2013].flatMap((year) =>
    ['01', '04', '07', '10'].map((month) => day(`${year}-${month}-01`)),
  );
  return starts.find((each) => each > d) ?? d;
}

export interface PlainReadings {
  readonly S10: 'restricted' | 'free';
  readonly S11: 'runs-its-course' | 'declared-in-time' | 'lifts';
  readonly S17: 'failure' | 'literal';
  readonly S19: 'scheduled' | 'postponed';
  readonly S28: 'postponed' | 'scheduled';
}

export const plainReadings: fc.Arbitrary<PlainReadings> = fc.record({
  S10: fc.constantFrom('restricted', 'free'),
  S11: fc.constantFrom('runs-its-course', 'declared-in-time', 'lifts'),
  S17: fc.constantFrom('failure', 'literal'),
  S19: fc.constantFrom('scheduled', 'postponed'),
  S28: fc.constantFrom('postponed', 'scheduled'),
});

export interface PlainSpan {
  readonly period: number;
  readonly from: Day;
  readonly through: Day;
}

/** The spans that are barred as they are known on a day, the books reaching further: one for each missed quarter. */
export function missedSpans(
  misses: PlainMisses,
  on: Day,
  readings: PlainReadings,
  partIsEnough: boolean,
): readonly PlainSpan[] {
  return livesOf(misses).flatMap((quarter) => {
    if (quarter.last > on) return [];
    const { declared, part, full } = quarter;
    const judged = on > quarter.payable ? on : quarter.payable;
    const paid = full !== undefined && full <= judged ? full : undefined;
    if (paid !== undefined && paid <= quarter.payable) return [];
    if (partIsEnough && part !== undefined && part <= quarter.payable) return [];
    const end = plusDays(plusMonths(plusDays(quarter.last, 1), 9), readings.S10 === 'restricted' ? -1 : -2);
    const span = { period: quarter.number, from: quarter.last, through: end };
    if (paid === undefined || readings.S11 === 'runs-its-course') return [span];
    if (readings.S11 === 'declared-in-time') {
      return declared !== undefined && declared <= quarter.payable ? [] : [span];
    }
    const freed = plusDays(paid, -1);
    return [{ ...span, through: freed < end ? freed : end }];
  });
}

export interface PlainPaper {
  readonly period: number;
  readonly due: Day;
}

/** The quarters for which no dividend was declared by the day from which the notice runs, each with the day on which it is due. */
export function noticesDue(misses: PlainMisses, on: Day, { S19 }: PlainReadings): readonly PlainPaper[] {
  return livesOf(misses).flatMap((quarter) => {
    const clock = S19 === 'scheduled' ? quarter.scheduled : quarter.payable;
    const { declared } = quarter;
    const wasDeclared = declared !== undefined && declared <= clock;
    return clock > on || wasDeclared ? [] : [{ period: quarter.number, due: plusDays(clock, 5) }];
  });
}

/** The fourth missed quarter and each one after, with the day on which the certificate of the board is due. */
export function certificatesDue(misses: PlainMisses, on: Day, readings: PlainReadings): readonly PlainPaper[] {
  const missed = livesOf(misses).filter((quarter) => {
    const { declared, full } = quarter;
    if (quarter.payable > on) return false;
    const paid = full !== undefined && full <= on ? full : undefined;
    if (paid === undefined) return true;
    if (paid <= quarter.payable) return false;
    if (readings.S11 === 'lifts') return false;
    return readings.S11 === 'runs-its-course' || declared === undefined || declared > quarter.payable;
  });
  return missed.slice(3).map(({ number, scheduled, payable }) => ({
    period: number,
    due: plusDays(readings.S28 === 'postponed' ? payable : scheduled, 5),
  }));
}
