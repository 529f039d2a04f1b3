import { held, message, QuestionError, reason, unsettled } from '../../../evaluation/index.js';
import type { Attempt, Held, Reason } from '../../../evaluation/index.js';
import {
  compareDays,
  earliestOf,
  latestOf,
  plusDays,
  recount,
  show,
  showMoney,
  sumMoney,
  timesMoney,
  toWire,
} from '../../../exact/index.js';
import type { Day, Money, Moment } from '../../../exact/index.js';
import { writerOf, type Placed } from '../../../instrument/index.js';
import type { Act } from '../../../journal/index.js';
import type { Context } from '../../../session/index.js';
import {
  adjustedRightsTopic,
  boardProcedure,
  deadlinesTopic,
  defineKind,
  dividendRecordOrNow,
  ordinaryBoardAct,
} from '../../../terms/index.js';
import type { AdjustedRight, Deadline } from '../../../terms/index.js';
import type { DividendDuty } from './dividend-duty.js';
import { paidAsItFallsDue, unpaidByThen } from './arrears-ahead.js';
import { besideDividend } from './fixed-dividends.js';
import { fairValueInKind } from './value-on-each.js';
import { recordDateOfDividend } from './dividend-multiple.js';
import { rateOn, type Rate } from './dividend-rate.js';
import { availableBar, legallyAvailable, stillAvailable } from '../legally-available.js';
import { onShares } from '../money-on-shares.js';
import { isOut } from '../periods/which-period.js';
import { dividendOfMovedPeriod, paymentDatesOf, textOn } from './moved-days.js';
import { isPaymentDate, paymentDateAfter, paymentDateBefore } from './payment-dates.js';
import { seriesDividendParameters, type SeriesDividend } from './series-dividend-parameters.js';
import { firstIssue, firstIssueOf } from './series-issues.js';
import { provisionOf } from './series-provision.js';

/** The dividends of a series that the instrument fixes itself: on its dates, the greater of a floor and a multiple. */
export const seriesDividend = writerOf(seriesDividendParameters);

const notBegun = message('series-dividend.not-begun', 'Before {first} no dividend of {series} falls due: {outcome}');
const noneOut = message('series-dividend.none-out', 'On {on} no share of {series} is outstanding: {outcome}');
const notIssued = message('series-dividend.not-issued', 'No share of {series} has been issued: {outcome}');
const inAll = message('series-dividend.total', '{each} on each of {shares} shares of {series} makes {outcome}');
const fallsDue = message('series-dividend.dates', 'The next dividend of {series} falls due on {outcome}');
const fallsDueOn = message('series-dividend.calendar', 'Dividends of {series} fall due on {outcome}');
const allTheSame = message(
  'series-dividend.all-the-same',
  'Nothing was declared on {of}, and a share of {series} is due all the same: {outcome}',
);
const multiplied = message(
  'series-dividend.multiple',
  'Each share of {series} gets {outcome} times what is declared on {of}',
);

/**
 * On its payment dates each share of the series is due the greater of a floor and a multiple of what was declared on a share
 * of another class since the payment date before: cash in cash, property in property, dividends in that class's own shares
 * left out and followed by the adjustment instead. It is reckoned once for the period, and rounded once, on the result.
 */
export const seriesDividendKind = defineKind<SeriesDividend>({
  kind: 'series-dividend',
  leansOn: ({ series }) => besideDividend.map((kind) => ({ kind, series })),
  subject: 'distributions',
  provides: 'Fixes the dividends of a series: when they are payable, and how much is due on each share.',
  parameters: seriesDividendParameters,
  facts: [
    fairValueInKind,
    recordDateOfDividend,
    dividendOfMovedPeriod,
    firstIssueOf,
    legallyAvailable,
    stillAvailable,
    paidAsItFallsDue,
    unpaidByThen,
  ],
  answers: ['dividends.rate', 'dividends.amount', 'dividends.permit', 'dividends.calendar', 'calendar.deadlines'],
  bars: (c, placed, matter) => {
    const { act } = matter;
    if (!isOn(placed, act)) return [];
    const at = dividendRecordOrNow(c, matter);
    const total = act.total ?? totalOf(c, placed, act['per-share'], at);
    return [availableBar(c, matter, { cite: placed.cite, law: placed.provision.available, what: 'dividends', total })];
  },
  needs: (c, placed, { act }) => {
    if (!isOn(placed, act)) return undefined;
    c.otherLaw({ says: boardProcedure, cites: [placed.cite] });
    return ordinaryBoardAct({ cite: placed.cite, says: 'a declaration by the board', decides: ['declare', 'approve'] });
  },
  tells: (c, placed, topic, input, at) => {
    if (topic === deadlinesTopic) return deadlinesOf(c, placed, at);
    if (topic === adjustedRightsTopic) return rightsOf(placed, input['series']);
    if (input['class'] !== placed.provision.series) return undefined;
    if (topic === 'dividend-dates') return datesTold(c, placed, input as { from: Day; to: Day }, at);
    if (topic === 'dividend-rate') return rateTold(c, placed, input['date'] as Day | undefined, at);
    return topic === 'dividend-amount' ? amountTold(c, placed, input, at) : undefined;
  },
});

function isOn({ provision }: Placed<SeriesDividend>, act: Act): act is Extract<Act, { kind: 'dividend' }> {
  return act.kind === 'dividend' && act.class === provision.series;
}

function totalOf(c: Context, { provision }: Placed<SeriesDividend>, each: Money | undefined, at: Moment) {
  return each && onShares(each, c.books.outstanding(provision.series).at(at));
}

function rateTold(c: Context, placed: Placed<SeriesDividend>, asked: Day | undefined, at: Moment): Held<unknown> {
  const { cite, provision } = placed;
  const { series, on } = provision;
  c.covered('dividends', at.day, [cite]);
  c.covered('register', at.day, [cite]);
  const first = firstIssue(c, series, at, cite);
  if (first === undefined) {
    return held(
      { outcome: 'not-issued', series },
      reason(notIssued, 'nothing is due', { figures: { series }, cites: [cite] }),
    );
  }
  const begins = paymentDateAfter(on, first);
  const date = asked ?? paymentDatesOf(c, placed, first, at.day).at(-1) ?? lastDate(placed, at.day);
  const { on: then } = textOn(c, placed, date).provision;
  if (!isPaymentDate(then, date)) {
    throw new QuestionError(
      `date: ${date} is no payment date of ${series} (${cite}); the next one is ${paymentDateAfter(then, date)}.`,
    );
  }
  if (compareDays(date, begins) < 0) {
    const figures = { series, first: begins };
    return held(
      { outcome: 'not-begun', series, first: begins },
      reason(notBegun, 'nothing is due', { figures, cites: [cite] }),
    );
  }
  if (!isOut(c, series, date) && declaredFor(c, series, date, at) === undefined) {
    const because = reason(noneOut, 'nothing is due', { figures: { series, on: date }, cites: [cite] });
    return held({ outcome: 'none-outstanding', series, first: begins, date }, because);
  }
  const rate = rateOn(c, placed, first, date, at);
  const outcome = compareDays(date, at.day) <= 0 ? 'due' : 'so-far';
  const value = { outcome, series, first: begins, ...rateValue(rate) };
  return held(value, withFallback(c, placed, rate));
}

/** Where nothing was declared on the other class, the sentence that makes the floor payable all the same is cited too. */
function withFallback(c: Context, { provision }: Placed<SeriesDividend>, rate: Rate): Reason {
  const duty = provisionOf<DividendDuty>(c, 'dividend-duty', provision.series, c.asOf);
  const otherwise = duty?.provision.otherwise;
  if (duty === undefined || otherwise === undefined || rate.multiple.parts.length > 0) return rate.reason;
  const figures = { series: provision.series, of: duty.provision.upon };
  return reason(allTheSame, showMoney(otherwise), { figures, cites: [duty.cite], grounds: [rate.reason] });
}

function lastDate({ provision }: Placed<SeriesDividend>, when: Day): Day {
  return isPaymentDate(provision.on, when) ? when : paymentDateBefore(provision.on, when);
}

/** A rate as answers carry it. */
export function rateValue(rate: Rate): Readonly<Record<string, unknown>> {
  const { date, since, basis, cash, multiple } = rate;
  return {
    date,
    since,
    basis,
    'per-share': cash,
    'in-kind': rate.inKind.map(({ of, units }) => ({ id: of, units })),
    floor: rate.floor,
    multiple: { cash: multiple.cash, 'in-kind': multiple.inKind.map(({ of, units }) => ({ id: of, units })) },
    declared: multiple.parts.map(({ id, on, multiplier, cash: counts }) => ({ id, on, multiplier, counts })),
  };
}

/** What a dividend comes to: of so much on each share where that is given, else what its date makes due. */
function amountTold(
  c: Context,
  placed: Placed<SeriesDividend>,
  input: Readonly<Record<string, unknown>>,
  at: Moment,
): Held<unknown> {
  const { cite, provision, instrument } = placed;
  const told = input['per-share'] === undefined ? rateTold(c, placed, input['date'] as Day | undefined, at) : undefined;
  const value = (told?.value ?? { 'per-share': input['per-share'] }) as { readonly 'per-share'?: Money };
  const each = value['per-share'];
  if (each === undefined) return told!;
  const shares = c.books.outstanding(provision.series).at(at);
  const total = onShares(each, shares);
  const figures = { each: showMoney(each), shares: show(shares), series: provision.series };
  return held(
    {
      ...value,
      total: sumMoney(instrument.currency, [total]),
      parts: [{ id: provision.series, shares, amount: timesMoney(each, recount('ratio', shares)) }],
    },
    reason(inAll, showMoney(total), { figures, cites: [cite], grounds: told === undefined ? [] : [told.reason] }),
  );
}

/** The payment dates between two days, both included, on which a share is outstanding or a dividend payable, with what each that has come makes due. */
function datesTold(
  c: Context,
  placed: Placed<SeriesDividend>,
  { from, to }: { readonly from: Day; readonly to: Day },
  at: Moment,
): Held<readonly unknown[]> {
  const { cite, provision } = placed;
  const { series, on } = provision;
  c.covered('dividends', at.day, [cite]);
  c.covered('register', at.day, [cite]);
  const first = firstIssue(c, series, at, cite);
  const all = first === undefined ? [] : paymentDatesOf(c, placed, latestOf(first, plusDays(from, -1)), to);
  const dates = all.filter((date) => isOut(c, series, date) || declaredFor(c, series, date, at) !== undefined);
  const told = dates.map((date) => ({ date, rate: rateOf(c, placed, { first: first!, date }, at) }));
  const value = told.map(({ date, rate }) => {
    const own = declaredFor(c, series, date, at);
    const fixed = own?.['record-date'];
    const isKept = c.attempt(() =>
      c.covered('dividends', earliestOf(date, at.day), [cite], paymentDateBefore(on, date)),
    );
    return {
      id: date,
      ...(rate === undefined ? undefined : rate.settled ? rateValue(rate.value) : { 'per-share': unsettled }),
      declared: own !== undefined || (isKept.settled ? false : unsettled),
      ...(fixed === undefined ? undefined : { 'record-date': fixed }),
    };
  });
  const rates = told.flatMap(({ rate }) => (rate?.settled === true ? [rate.value] : []));
  return held(
    value,
    reason(fallsDueOn, dates.join(', ') || 'no day of this time', {
      figures: { series },
      cites: [cite],
      grounds: rates.map((rate) => rate.reason),
    }),
  );
}

/** The dividend that was declared for a payment date, and not undone. */
function declaredFor(c: Context, series: string, date: Day, at: Moment) {
  return c.books
    .declared(series, at)
    .filter(({ id }) => c.books.rescissions(id, at).length === 0)
    .find(({ data }) => data.payable === date || data['for-period'] === date)?.data;
}

/** What a payment date that has come makes due; nothing of one that is ahead. */
function rateOf(
  c: Context,
  placed: Placed<SeriesDividend>,
  { first, date }: { readonly first: Day; readonly date: Day },
  at: Moment,
): Attempt<Rate> | undefined {
  if (compareDays(date, at.day) > 0) return undefined;
  const tried = c.attempt(() => rateOn(c, placed, first, date, at));
  if (!tried.settled) c.waitFor(tried.waiting);
  return tried;
}

/** The payment dates from the first through the one that is next. */
function deadlinesOf(c: Context, placed: Placed<SeriesDividend>, at: Moment): Held<readonly Deadline[]> {
  const { cite, provision } = placed;
  const { series, on } = provision;
  c.covered('register', at.day, [cite]);
  const first = firstIssue(c, series, at, cite);
  const next = paymentDateAfter(on, at.day);
  const all = first === undefined ? [] : paymentDatesOf(c, placed, first, next);
  const dates = all.filter((day) => isOut(c, series, day));
  const value = dates.map((day): Deadline => {
    const what = `a dividend of ${series} is payable, whether or not it is declared`;
    const by = { who: 'the corporation', cite, counted: 'a payment date that the text fixes' };
    return { id: `${series} ${day}`, what, comes: 'falls-due', ...by, day };
  });
  const none = `no day: none is ${first === undefined ? 'issued' : 'outstanding'}`;
  return held(value, reason(fallsDue, dates.includes(next) ? next : none, { figures: { series }, cites: [cite] }));
}

function rightsOf(
  { cite, provision }: Placed<SeriesDividend>,
  series: unknown,
): Held<readonly AdjustedRight[]> | undefined {
  const { multiple } = provision;
  if (series !== provision.series || multiple === undefined) return undefined;
  const figures = { series: provision.series, of: multiple.of };
  return held(
    [{ id: 'dividend', cite, amount: multiple.times }],
    reason(multiplied, toWire(multiple.times), { figures, cites: [cite] }),
  );
}
