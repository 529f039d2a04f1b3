import { latestOf, plusDays, type Day, type Ratio } from '../../../exact/index.js';

/** What became of the dividend of one period, once that is settled. */
export interface SettledPeriod {
  readonly number: number;
  /** The day on which it was settled: that of the payment that completed it in time, or the day after the last one for it. */
  readonly on: Day;
  /** Paid neither in time nor in the days of grace. */
  readonly missed: boolean;
  /** Paid in full in time, so that it counts among the periods that end a right. */
  readonly timely: boolean;
}

/** When a right that missed dividends give comes, ends and comes again. */
export interface RightRule {
  /** How many missed periods in all give it. */
  readonly periods: number;
  /** How many timely ones in a row end it. */
  readonly ends: number;
  /** After it has ended, any one more missed period gives it again, or as many as at first. */
  readonly revests: 'any-default' | 'fresh-count';
}

/** A time during which the right was in force. */
export interface RightSpan {
  readonly from: Day;
  /** The day on which it ended, the first on which it is no longer in force; nothing while it goes on. */
  readonly until: Day | undefined;
}

/** How a right stands after everything that is settled. */
export interface RightHistory {
  readonly missed: readonly number[];
  /** Timely periods in a row, up to the last one settled. */
  readonly run: number;
  readonly spans: readonly RightSpan[];
  /** Where arrears count by amount: how many full dividends they come to. */
  readonly arrears?: Ratio;
}

/** A further test of the day on which the right would come. */
export interface FurtherTest {
  readonly holds: (day: Day) => boolean;
  /** The first day after one, and before another, on which it holds. */
  readonly firstWithin: (after: Day, before: Day | undefined) => Day | undefined;
}

interface State {
  readonly missed: readonly number[];
  /** Missed since the right last ended. */
  readonly since: number;
  readonly run: number;
  readonly spans: readonly RightSpan[];
  /** The day since which only the further test is wanting. */
  readonly waiting: Day | undefined;
  readonly day: Day | undefined;
}

/**
 * Goes through the periods in their order. So many missed ones give the right from the day after; so many timely ones in a
 * row end it on the day of the last payment, and end the waiting for a further test too.
 */
export function rightHistory(periods: readonly SettledPeriod[], rule: RightRule, test?: FurtherTest): RightHistory {
  let state: State = { missed: [], since: 0, run: 0, spans: [], waiting: undefined, day: undefined };
  for (const period of periods.toSorted((a, b) => a.number - b.number)) {
    const day = state.day === undefined ? period.on : latestOf(state.day, period.on);
    const before = waited(state, test, day);
    state = {
      ...(period.missed ? afterMissed(before, rule, test, period, day) : afterPaid(before, rule, period, day)),
      day,
    };
  }
  const { missed, run, spans } = waited(state, test, undefined);
  return { missed, run, spans };
}

/** The right comes where it was only waiting for the further test, on the first day before another on which that holds. */
function waited(state: State, test: FurtherTest | undefined, before: Day | undefined): State {
  const { waiting } = state;
  if (waiting === undefined || test === undefined) return state;
  const day = test.firstWithin(waiting, before);
  return day === undefined ? state : inForceFrom(state, day);
}

function afterMissed(
  state: State,
  rule: RightRule,
  test: FurtherTest | undefined,
  { number }: SettledPeriod,
  day: Day,
): State {
  const missed = [...state.missed, number];
  const next = { ...state, missed, since: state.since + 1, run: 0 };
  if (isInForce(state)) return next;
  const counted = rule.revests === 'fresh-count' ? next.since : missed.length;
  if (counted < rule.periods) return next;
  return test === undefined || test.holds(day) ? inForceFrom(next, day) : { ...next, waiting: day };
}

function afterPaid(state: State, rule: RightRule, { timely }: SettledPeriod, day: Day): State {
  const run = timely ? state.run + 1 : 0;
  if (run < rule.ends) return { ...state, run };
  const ended = { ...state, run, waiting: undefined };
  if (!isInForce(state)) return ended;
  const spans = state.spans.map((span, index) => (index === state.spans.length - 1 ? { ...span, until: day } : span));
  return { ...ended, spans, since: 0 };
}

function inForceFrom(state: State, from: Day): State {
  return { ...state, spans: [...state.spans, { from, until: undefined }], waiting: undefined };
}

function isInForce({ spans }: State): boolean {
  const last = spans.at(-1);
  return last !== undefined && last.until === undefined;
}

/** The day after the last one for a payment: from then on a period is missed. */
export function missedFrom(lastDay: Day): Day {
  return plusDays(lastDay, 1);
}
