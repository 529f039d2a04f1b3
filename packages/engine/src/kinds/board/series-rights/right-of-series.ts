import { held, message, reason, type Held } from '../../../evaluation/index.js';
import { compareDays, isZero, show, showMoney, type Day, type Moment } from '../../../exact/index.js';
import type { Placed } from '../../../instrument/index.js';
import type { Context } from '../../../session/index.js';
import { dividendPeriodsNotion, periodDividendNotion, type PeriodDividend } from '../../../terms/index.js';
import type { MissedDividendRight } from './parameters.js';
import { changesOf, furtherTest, neverEnough } from './preference-of-series.js';
import { historyByAmount } from './right-by-amount.js';
import { missedFrom, rightHistory, type RightHistory, type SettledPeriod } from './right-history.js';

const counted = message(
  'series-right.counted',
  'Of the dividends of {series} settled by {on}, {missed} were missed: {outcome}',
);
const inAmount = message(
  'series-right.in-amount',
  'The dividends of {series} in arrears on {on} equal {arrears} full ones: {outcome}',
);
const tooSmall = message(
  'series-right.too-small',
  'The preference of all shares of {series} has never come to {least}; {most} is the most by {on}: {outcome}',
);

/** How a right stands at a moment; no period is looked at where the right cannot have come whatever was paid. */
export function rightAt(c: Context, placed: Placed<MissedDividendRight>, at: Moment): Held<RightHistory> {
  const { cite, provision } = placed;
  const { series, preference } = provision;
  const most = preference === undefined ? undefined : neverEnough(c, placed, preference, at);
  if (most !== undefined && preference !== undefined) {
    const figures = { series, least: showMoney(preference.atLeast), most: showMoney(most), on: at.day };
    const none: RightHistory = { missed: [], run: 0, spans: [] };
    return held(none, reason(tooSmall, 'the right cannot have come', { figures, cites: [cite] }));
  }
  return wholeHistory(c, placed, at);
}

/** How a right stands at a moment, by every period. */
export function wholeHistory(c: Context, placed: Placed<MissedDividendRight>, at: Moment): Held<RightHistory> {
  const { cite, provision } = placed;
  const { series } = provision;
  const history = endedWithout(c, series, historyOf(c, placed, at), at);
  if (history.arrears !== undefined) {
    const figures = { series, on: at.day, arrears: show(history.arrears) };
    return held(history, reason(inAmount, inWords(history, provision), { figures, cites: [cite] }));
  }
  const figures = { series, on: c.covered('dividends', at.day, [cite]), missed: String(history.missed.length) };
  return held(history, reason(counted, inWords(history, provision), { figures, cites: [cite] }));
}

function historyOf(c: Context, placed: Placed<MissedDividendRight>, at: Moment): RightHistory {
  const { amount, ends = 1, periods, preference, revests = 'any-default' } = placed.provision;
  if (amount !== undefined) return historyByAmount(c, placed, amount, at);
  const test = preference === undefined ? undefined : furtherTest(c, placed, preference, at);
  return rightHistory(settledPeriods(c, placed, at), { periods, ends, revests: c.resolve(revests) }, test);
}

/** A right of holders ends on the day on which no share is outstanding any more. */
function endedWithout(c: Context, series: string, history: RightHistory, at: Moment): RightHistory {
  const last = history.spans.at(-1);
  if (last === undefined) return history;
  const outstanding = c.books.outstanding(series);
  const before = history.spans.slice(0, -1);
  if (isZero(outstanding.at(last.from))) return { ...history, spans: before };
  const gone = changesOf(c, series, at).find((day) => compareDays(day, last.from) > 0 && isZero(outstanding.at(day)));
  if (gone === undefined || (last.until !== undefined && compareDays(last.until, gone) <= 0)) return history;
  return { ...history, spans: [...before, { ...last, until: gone }] };
}

function inWords({ spans }: RightHistory, { gives, periods }: MissedDividendRight): string {
  const last = spans.at(-1);
  if (last === undefined) return `${periods} of them, with every further condition, would give ${gives}`;
  return last.until === undefined
    ? `that gives ${gives}, since ${last.from}`
    : `that gave ${gives}, from ${last.from} until ${last.until}`;
}

/**
 * The periods whose payment is settled by a moment: paid in full in time, or no longer payable in time. Nothing is missed beyond
 * the day through which the dividends are kept.
 */
function settledPeriods(
  c: Context,
  { article, cite, provision }: Placed<MissedDividendRight>,
  at: Moment,
): readonly SettledPeriod[] {
  const { series } = provision;
  const onTheDay = c.resolve(provision.timely ?? 'in-grace') === 'on-the-day';
  const periods = c.notion(dividendPeriodsNotion, [series], at, article).value;
  if (periods.length === 0) return [];
  const through = c.covered('dividends', at.day, [cite]);
  return periods
    .filter(({ last }) => compareDays(last, through) <= 0)
    .flatMap(({ number }) => {
      const about = [series, String(number)] as const;
      const dividend = c.notion(periodDividendNotion, about, at, article).value;
      return settled(dividend, onTheDay, through);
    });
}

function settled(dividend: PeriodDividend, onTheDay: boolean, through: Day): readonly SettledPeriod[] {
  const { period, inGrace, onTime, paidInFull, standing } = dividend;
  if (standing === 'nothing-due') return [];
  const { number } = period;
  if (inGrace && paidInFull !== undefined) {
    return [{ number, on: paidInFull, missed: false, timely: onTime || !onTheDay }];
  }
  const on = missedFrom(period.graceEnds);
  return compareDays(on, through) <= 0 ? [{ number, on, missed: true, timely: false }] : [];
}
