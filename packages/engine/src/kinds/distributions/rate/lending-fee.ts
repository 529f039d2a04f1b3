import { z } from 'zod';
import { held, message, openFact, reason, type Held, type Reason } from '../../../evaluation/index.js';
import {
  atClose,
  compareDays,
  compareMoney,
  daysBetween,
  daysByThirties,
  dividedBy,
  noMoney,
  ratio,
  showMoney,
  times,
  timesMoney,
} from '../../../exact/index.js';
import type { Day, Money, Moment } from '../../../exact/index.js';
import { byReading, parametersOf, stockName, writerOf, type Placed } from '../../../instrument/index.js';
import type { Context } from '../../../session/index.js';
import {
  accruedFeeNotion,
  dayParameter,
  deadlineOn,
  deadlinesTopic,
  defineKind,
  feeOnDateNotion,
  moneyParameter,
  ratioParameter,
  reportedLendingNotion,
} from '../../../terms/index.js';
import type { Deadline } from '../../../terms/index.js';
import { isSpan, periodNumbered, periodsOf } from '../periods/which-period.js';

const parameters = parametersOf('lending-fee', {
  series: stockName.describe('the series'),
  on: moneyParameter.describe('the amount on each share of which it is a part'),
  part: ratioParameter.describe('the part that is payable on each payment date'),
  dates: z
    .strictObject({ from: dayParameter, through: dayParameter })
    .optional()
    .describe('the first and the last payment date on which it is payable; left out, the certificate has none'),
  program: z.string().describe('the program under which earlier shares had to be held'),
  appliedBefore: dayParameter.describe('who applied to redeem those before this day owes no fee'),
  period: z
    .string()
    .regex(/^\d{1,3}$/, { error: 'expected the number of a period such as 9, written as text' })
    .describe('the period whose lending decides'),
  accrual: byReading(z.enum(['actual-days', 'months-of-thirty'])).describe(
    'how the days of a part of a period are counted',
  ),
});
type LendingFee = z.output<typeof parameters>;

/** A fee on a series, on some payment dates, where lending has not grown and earlier shares were held. */
export const lendingFee = writerOf(parameters);

export const heldBefore = openFact('earlier-shares-held', 'series', 'program').yesNo(
  'Immediately before the first share of {0} was issued, did its holder have shares of the issuer under {1}?',
);
const applied = openFact('applied-to-redeem-earlier-shares', 'series', 'program').yesNo(
  'Did the issuer of {0} ever apply to redeem its shares under {1}?',
);
const appliedOn = openFact('application-to-redeem-earlier-shares', 'series', 'program').day(
  'On what day did the issuer of {0} first apply to redeem its shares under {1}?',
);

const never = message('lending-fee.never', 'The certificate names no payment date for the fee on {series}: {outcome}');
const noShares = message(
  'lending-fee.no-shares',
  'No shares under {program} were held before the first issue of {series}: {outcome}',
);
const tooEarly = message(
  'lending-fee.applied',
  'The issuer applied on {on} to redeem its shares under {program}, before {before}: {outcome}',
);
const lendingCounts = message(
  'lending-fee.lending',
  'Lending of period {period} is {lending}, and the baseline {baseline}: {outcome}',
);
const due = message('lending-fee.due', 'Payment dates of a fee on {series}: {outcome}');
const onEach = message('lending-fee.dates', 'The fee on {series} is {each} on each share, on {outcome}');

/** Whether the fee is owed at all, and why. */
interface Owed {
  readonly owed: boolean;
  readonly reason: Reason;
}

/**
 * Where earlier shares were held, no application to redeem them was made before a day, and lending of one period is not more than
 * the baseline, or its report came too late, a part of the amount on each share is payable on every payment date between two. It
 * needs no declaration, and no day without business postpones it. A certificate without dates owes none.
 */
export const lendingFeeKind = defineKind<LendingFee>({
  kind: 'lending-fee',
  subject: 'distributions',
  provides: 'Makes a fee payable on a series where lending has not grown.',
  parameters,
  facts: [heldBefore, applied, appliedOn],
  answers: ['dividends.fee', 'calendar.deadlines'],
  defines: () => [accruedFeeNotion, feeOnDateNotion],
  define: (c, placed, notion, about, at) =>
    notion === feeOnDateNotion
      ? feeOnDate(c, placed, about[1] as Day, at)
      : accruedTold(c, placed, about[1] as Day, at),
  tells: (c, placed, topic, input, at) => {
    if (topic === deadlinesTopic) return isSpan(input) ? feesDue(c, placed, input, at) : undefined;
    return topic === 'lending-fee' && input['class'] === placed.provision.series ? tell(c, placed, at) : undefined;
  },
});

function tell(c: Context, placed: Placed<LendingFee>, at: Moment): Held<unknown> {
  const { provision } = placed;
  const { owed, reason: why } = owedOf(c, placed, at);
  const { series } = provision;
  if (!owed) return held({ outcome: 'not-payable', series, 'per-share': nothingOf(provision), dates: [] }, why);
  const each = timesMoney(provision.on, provision.part);
  const dates = datesOf(c, placed);
  const figures = { series, each: showMoney(each) };
  return held(
    { outcome: 'payable', series, 'per-share': each, dates, together: timesMoney(each, ratio(dates.length)) },
    reason(onEach, dates.join(', '), { figures, cites: [placed.cite], grounds: [why] }),
  );
}

function owedOf(c: Context, placed: Placed<LendingFee>, at: Moment): Owed {
  const { article, cite, provision } = placed;
  const { series, program, appliedBefore } = provision;
  const cites = [cite];
  const no = (said: Parameters<typeof reason>[0], figures: Record<string, string>): Owed => ({
    owed: false,
    reason: reason(said, 'no fee is payable', { figures, cites }),
  });
  if (provision.dates === undefined) return no(never, { series });
  const about = [series, program];
  if (!c.is(heldBefore, { about, cites })) return no(noShares, { series, program });
  if (c.is(applied, { about, cites })) {
    const on = c.ask(appliedOn, { about, cites }) as Day;
    if (compareDays(on, appliedBefore) < 0) return no(tooEarly, { on, program, before: appliedBefore });
  }
  const reported = c.notion(reportedLendingNotion, [series, provision.period], at, article);
  const { lending, baseline } = reported.value;
  const owed = compareMoney(lending, baseline) <= 0;
  const figures = { period: provision.period, lending: showMoney(lending), baseline: showMoney(baseline) };
  const outcome = owed ? 'not more, and the fee is payable' : 'more, and no fee is payable';
  return { owed, reason: reason(lendingCounts, outcome, { figures, cites, grounds: [reported.reason] }) };
}

/** The payment dates of the fee: those of dividends, never postponed. */
function datesOf(c: Context, placed: Placed<LendingFee>): readonly Day[] {
  const { dates } = placed.provision;
  if (dates === undefined) return [];
  const periods = periodsOf(c, placed, atClose(dates.through)).value;
  return [...new Set(periods.map(({ first }) => first))]
    .filter((day, index) => index > 0 && compareDays(day, dates.from) >= 0 && compareDays(day, dates.through) <= 0)
    .toSorted(compareDays);
}

function nothingOf({ on }: LendingFee): Money {
  return noMoney(on.currency);
}

/** The payment dates between two days on which the fee falls due; where a fact is missing for it, what it depends on. */
function feesDue(
  c: Context,
  placed: Placed<LendingFee>,
  { from, to }: { readonly from: Day; readonly to: Day },
  at: Moment,
): Held<readonly Deadline[]> {
  const { cite, provision } = placed;
  const { series } = provision;
  const days = datesOf(c, placed).filter((day) => compareDays(from, day) <= 0 && compareDays(day, to) <= 0);
  const owed = days.length === 0 ? undefined : c.attempt(() => owedOf(c, placed, at));
  const falls = owed?.settled === true && !owed.value.owed ? [] : days;
  const value = falls.map((day) => {
    const what = `the fee on ${series} is payable`;
    const counted = `a payment date of dividends of ${series}, among those on which the fee is owed`;
    const by = { who: 'the corporation', cite, counted };
    const named = { id: `${series} fee ${day}`, what, comes: 'falls-due', ...by } as const;
    return deadlineOn(c, named, () => {
      owedOf(c, placed, at);
      return day;
    });
  });
  const figures = { series };
  return held(value, reason(due, value.length === 0 ? 'none' : String(value.length), { figures, cites: [cite] }));
}

/** The fee on one payment date; of a date outside those of the fee nothing is asked. */
function feeOnDate(c: Context, placed: Placed<LendingFee>, date: Day, at: Moment): Held<Money> {
  const { cite, provision } = placed;
  const { dates, series } = provision;
  const isWithin = dates !== undefined && compareDays(dates.from, date) <= 0 && compareDays(date, dates.through) <= 0;
  const owed = isWithin ? owedOf(c, placed, at) : undefined;
  const value = owed?.owed === true ? timesMoney(provision.on, provision.part) : nothingOf(provision);
  const figures = { series, each: showMoney(value) };
  const grounds = owed === undefined ? [] : [owed.reason];
  return held(value, reason(onEach, date, { figures, cites: [cite], grounds }));
}

/** What of the fee of the next payment date has accrued until a day: by its days over those of the quarter. */
function accruedTold(c: Context, placed: Placed<LendingFee>, until: Day, at: Moment): Held<Money> {
  const { provision } = placed;
  const { owed, reason: why } = owedOf(c, placed, at);
  const period = periodNumbered(c, placed, until, at).value;
  const next = owed
    ? datesOf(c, placed).find((day) => compareDays(day, until) >= 0 && compareDays(day, period.last) > 0)
    : undefined;
  if (next === undefined) return held(nothingOf(provision), why);
  const count = c.resolve(provision.accrual) === 'actual-days' ? daysBetween : daysByThirties;
  const days = Math.min(count(period.first, until), daysOfQuarter);
  const value = timesMoney(provision.on, dividedBy(times(provision.part, ratio(days)), ratio(daysOfQuarter)));
  return held(
    value,
    reason(onEach, until, {
      figures: { series: provision.series, each: showMoney(value) },
      cites: [placed.cite],
      grounds: [why],
    }),
  );
}

/** The fee is of a quarter, and a quarter has ninety days (see the accrual of dividends). */
const daysOfQuarter = 90;
