import { held, message, openFact, reason, type Held, listed } from '../../../evaluation/index.js';
import {
  compareBy,
  floor,
  isPositive,
  isZero,
  minus,
  moneyOf,
  plus,
  ratio,
  recount,
  roundToCents,
  show,
  showMoney,
  sumOf,
  times,
  timesMoney,
  zero,
} from '../../../exact/index.js';
import type { Moment, Ratio, Shares } from '../../../exact/index.js';
import { citation, writerOf, type Placed } from '../../../instrument/index.js';
import type { Act } from '../../../journal/index.js';
import type { Context } from '../../../session/index.js';
import {
  adjustedBeforeRegister,
  allTold,
  averageClosingPrice,
  conversionRatioNotion,
  conversionTopic,
  hasConvertedOfItself,
  deadlinesTopic,
  defineKind,
  lastClose,
  nameOfAct,
  unissuedNotion,
} from '../../../terms/index.js';
import type { Bar, Matter } from '../../../terms/index.js';
import { fairValueOfShare } from '../fair-value.js';
import { isOfItself, receivedFor, receivedInWords, receivedWritten, timesReceived } from '../liquidation/received.js';
import { fairValueInKind } from '../series/value-on-each.js';
import { adjustmentFactor, issuesInOrder, rightAdjusts } from './asked-factor.js';
import { regularDividend } from './conversion-events.js';
import { callsThatEnd, endsOfCalls, lastDayToConvert, reasonsOf } from './ends-if-called.js';
import type { ConversionEvent } from './conversion-event.js';
import { conversionParameters, type Conversion } from './conversion-parameters.js';
import { conversionRatio, ratioAfter, type ConversionRatio } from './conversion-ratio.js';
import { adjustmentWaived, convertedTopic, effectOfIssue, issueConsideration, issueExcepted } from './issues-below.js';
import type { Converted, PlannedIssue } from './issues-below.js';

/** A right of holders to convert their shares into shares of another class. */
export const conversion = writerOf(conversionParameters);

const allConverted = openFact('all-converted', 'series', 'event').yesNo(
  'Has that happened upon which all of {0} converts: {1}?',
  { reply: 'no', premise: 'nothing has happened upon which all of {0} converts: {1}' },
);

/** Gives the ratio of a conversion, what becomes of it in a merger, and keeps shares reserved for it. */
export const conversionKind = defineKind<Conversion>({
  kind: 'conversion',
  subject: 'distributions',
  provides:
    'Gives holders of a class or series a right to convert it into another class, at a ratio that events adjust.',
  parameters: conversionParameters,
  facts: [
    regularDividend,
    averageClosingPrice,
    fairValueInKind,
    adjustedBeforeRegister,
    issueExcepted,
    issueConsideration,
    adjustmentWaived,
    adjustmentFactor,
    issuesInOrder,
    rightAdjusts,
    lastDayToConvert,
    fairValueOfShare,
    allConverted,
  ],
  answers: ['calendar.deadlines', 'conversion.ratio', 'series.exchange', 'capital.issue', 'capital.distribute-shares'],
  defines: ({ series }) => [conversionRatioNotion(series)],
  define: (c, placed, _notion, _about, at) => conversionRatio(c, placed, at),
  tells: (c, placed, topic, input, at) => {
    if (topic === deadlinesTopic) {
      const calls = callsThatEnd(c, placed);
      const figures = { series: placed.provision.series };
      return calls === undefined
        ? undefined
        : held(endsOfCalls(placed, calls), reason(callsSay, String(calls.length), { figures, cites: [placed.cite] }));
    }
    if (topic === convertedTopic) return tellConverted(c, placed, input, at);
    if (input['series'] !== placed.provision.series) return undefined;
    if (topic === conversionTopic) return tellRatio(c, placed, input['shares'] as Shares | undefined, at);
    return topic === 'series-exchange' ? tellExchange(c, placed, input, at) : undefined;
  },
  bars: (c, placed, matter) => reserveBars(c, placed, matter),
});

const callsSay = message('conversion.calls', 'Calls of {series} that end its conversion: {outcome}');

const becomes = message(
  'conversion.becomes',
  '{shares} shares of {series} at {ratio} make {outcome} whole shares of {into}{rest}',
);

function tellRatio(c: Context, placed: Placed<Conversion>, shares: Shares | undefined, at: Moment): Held<unknown> {
  const { value, reason: because } = ratioOf(c, placed, at);
  const { series, into } = placed.provision;
  const calls = callsThatEnd(c, placed);
  const hasBeen = hasConvertedOfItself(c, series, at);
  const hasConverted = hasBeen || hasAllConverted(c, placed);
  const hasEnded = hasConverted || calls?.some((call) => call.value.all && call.value.ended) === true;
  const told = {
    outcome: hasConverted ? 'converted' : hasEnded ? 'ended' : 'convertible',
    ...(calls === undefined ? undefined : { called: calls.map((call) => call.value) }),
    series,
    into,
    first: value.first,
    ratio: value.ratio,
    events: value.steps,
    ...(value.carried === undefined ? undefined : { carried: value.carried }),
  };
  if (hasBeen) return held(told, because);
  if (hasConverted) {
    const { cite, upon } = placed.provision.mandatory!;
    const cites = [citation(placed.instrument, cite)];
    return held(told, reason(converted, 'it is converted', { figures: { series, upon }, cites, grounds: [because] }));
  }
  const ofCalls = reasonsOf(calls ?? []);
  if (shares === undefined || hasEnded) {
    const cites = [placed.cite];
    const figures = { series };
    return ofCalls.length === 0
      ? held(told, because)
      : held(told, reason(callsSay, String(ofCalls.length), { figures, cites, grounds: [because, ...ofCalls] }));
  }
  const made = times(shares, value.ratio);
  const whole = floor<'shares'>(made);
  const fraction = recount('ratio', minus<'shares'>(made, whole));
  const paid = isZero(fraction) ? undefined : fractionPaid(c, placed, fraction, at);
  const { fractions } = placed.provision;
  const rest = paid === undefined ? '' : `, and ${showMoney(paid.cash)} for ${show(fraction)} of a share`;
  const figures = { shares: show(shares), series, into, ratio: show(value.ratio), rest };
  const cites = [citation(placed.instrument, fractions.cite)];
  return held(
    { ...told, shares, issued: whole, fraction, ...paid },
    reason(becomes, show(whole), { figures, cites, grounds: [because, ...ofCalls] }),
  );
}

const converted = message(
  'conversion.mandatory',
  'All of {series} converts upon {upon}, which has happened: {outcome}',
);

function hasAllConverted(c: Context, { provision, instrument }: Placed<Conversion>): boolean {
  const { mandatory, series } = provision;
  if (mandatory === undefined) return false;
  const cites = [citation(instrument, mandatory.cite)];
  if (!c.is(allConverted, { about: [series, mandatory.upon], cites })) return false;
  const left = c.books.outstanding(series).at(c.now);
  if (isPositive(left)) {
    const says = `All of ${series} is stated to have converted, and ${show(left)} shares of it are outstanding in the register: votes, dividends and a liquidation go by the register until the conversion is entered.`;
    c.remark({ says, cites });
  }
  return true;
}

function fractionPaid(c: Context, placed: Placed<Conversion>, fraction: Ratio, at: Moment) {
  const { fractions, into } = placed.provision;
  if (fractions.paid === 'none') return undefined;
  const { currency } = placed.instrument;
  const cites = [citation(placed.instrument, fractions.cite)];
  const isFair = fractions.paid === 'fair-value';
  const each = isFair
    ? moneyOf(c.exactly(c.quantity<'money'>('money', fairValueOfShare, { about: [into, at.day], cites })), currency)
    : lastClose(c, { of: into, on: at.day, currency, cites });
  const cash = timesMoney(each, fraction);
  return { [isFair ? 'fair-value' : 'close']: each, cash, payment: roundToCents(cash, 'halfUp') };
}

const converts = message(
  'conversion.after-exchange',
  'After it each share of {series} converts into what {ratio} shares of {into} become: {outcome}',
);
const noExchange = message(
  'conversion.no-exchange',
  'In this {event} shares of {into} stay shares of their class, so that it only adjusts the ratio: {outcome}',
);

function tellExchange(
  c: Context,
  placed: Placed<Conversion>,
  input: Readonly<Record<string, unknown>>,
  at: Moment,
): Held<unknown> | undefined {
  const { exchange, series, into } = placed.provision;
  if (exchange === undefined) return undefined;
  const { value, reason: because } = ratioOf(c, placed, at);
  const cite = citation(placed.instrument, exchange.cite);
  const event = String(input['event']);
  const each = isOfItself(event) ? [] : receivedFor(c, { cite, of: into, currency: placed.instrument.currency }, input);
  const multiple = value.ratio;
  if (each.length === 0) {
    const figures = { event: event.replaceAll('-', ' '), into };
    const told = reason(noExchange, 'nothing is exchanged', { figures, cites: [cite], grounds: [because] });
    return held({ outcome: 'no-exchange', multiple }, told);
  }
  const receives = each.map((one) => timesReceived(one, multiple));
  const figures = { series, into, ratio: show(multiple) };
  return held(
    { outcome: 'converts', multiple, 'per-share': receives.map(receivedWritten) },
    reason(converts, listed(receives.map(receivedInWords)), { figures, cites: [cite], grounds: [because] }),
  );
}

const reserved = message(
  'conversion.reserve',
  '{act} would leave {left} shares of {into} unissued, and {needed} have to be kept for the conversion of {series}: {outcome}',
);

/** Worked out once for each moment: what another series counts as converted looks back at this one. */
function ratioOf(c: Context, { article, provision }: Placed<Conversion>, at: Moment): Held<ConversionRatio> {
  return c.notion(conversionRatioNotion<ConversionRatio>(provision.series), [], at, article);
}

function tellConverted(
  c: Context,
  placed: Placed<Conversion>,
  input: Readonly<Record<string, unknown>>,
  at: Moment,
): Held<Converted> | undefined {
  const { reserve, series, into } = placed.provision;
  if (input['into'] !== into) return undefined;
  const outstanding = c.books.outstanding(series).at(at);
  if (isZero(outstanding) && reserve === undefined) return undefined;
  const { value, reason: because } = ratioOf(c, placed, at);
  const effect = effectOf(c, placed, input['after'] as Matter | undefined, value.ratio);
  const ratio = effect === undefined ? value.ratio : ratioAfter(placed, value, { ...effect, on: at.day });
  const converted = { series, needed: times(outstanding, ratio), isKept: reserve !== undefined };
  return held(converted, effect?.reason ?? because);
}

const distributes = message(
  'conversion.planned-distribution',
  '{act} would make every share of {into} into {outcome}, and what {series} converts into with it',
);

/** What an act that issues or distributes shares of the class would do to the ratio. */
function effectOf(
  c: Context,
  placed: Placed<Conversion>,
  after: Matter | undefined,
  before: Ratio,
): Omit<ConversionEvent, 'on'> | undefined {
  const { adjustedBy, into, series } = placed.provision;
  if (after === undefined) return undefined;
  const { act, id } = after;
  if (act.kind === 'distribute-shares') {
    const by = adjustedBy?.shares;
    if (by === undefined || act.class !== into || act['on-class'] !== into) return undefined;
    const factor = plus(ratio(1), act['per-share']);
    const figures = { act: nameOfAct(c, after), into, series };
    const cites = [citation(placed.instrument, by.cite)];
    return { id, how: 'distribution', factor, reason: reason(distributes, show(factor), { figures, cites }) };
  }
  if (act.kind !== 'issue' || act.class !== into) return undefined;
  const issue: PlannedIssue = {
    id,
    entries: [],
    shares: act.shares,
    consideration: act.consideration,
    outstanding: () => c.books.outstanding(into).at(c.now),
    converted: () => sumOf('shares', allTold(c, convertedTopic, { into }, c.now), ({ value }) => value.needed),
  };
  return effectOfIssue(c, placed, issue, before);
}

/** What is to be kept of a class, after an act, for every series that converts into it: no share can serve two of them. */
function keptFor(c: Context, into: string, after: Matter): readonly Held<Converted>[] {
  return allTold(c, convertedTopic, { into, after }, c.now).filter(({ value }) => value.isKept);
}

/** New shares may not take what has to be kept for the conversion of all shares that are outstanding. */
function reserveBars(c: Context, placed: Placed<Conversion>, matter: Matter): readonly Bar[] {
  const { provision, instrument, article } = placed;
  const { reserve, into } = provision;
  const taken = reserve === undefined ? undefined : takenOf(c, matter.act, into);
  if (reserve === undefined || taken === undefined) return [];
  const unissued = c.notion(unissuedNotion, [into], c.now, article);
  const kept = keptFor(c, into, matter);
  const needed = kept.reduce((sum, { value }) => plus(sum, value.needed), zero('shares'));
  const series = listed(kept.map(({ value }) => value.series));
  const left = minus<'shares'>(unissued.value, taken);
  const barred = compareBy<'shares'>('lessThan', left, needed);
  const figures = { act: nameOfAct(c, matter), left: show(left), into, needed: show(needed), series };
  const cites = [citation(instrument, reserve.cite)];
  return [
    {
      barred,
      figures: { id: `${placed.cite} reserve`, left, needed },
      reason: reason(reserved, barred ? 'too few would be left' : 'enough is left', {
        figures,
        cites,
        grounds: [unissued.reason, ...kept.map((each) => each.reason)],
      }),
    },
  ];
}

/** How many new shares of the class an act takes; undefined where it takes none. */
function takenOf(c: Context, act: Act, into: string): Shares | undefined {
  if (act.kind === 'issue') {
    const isNew = act['from-treasury'] !== true && (act.by === undefined || act.by === 'corporation');
    return isNew && act.class === into ? act.shares : undefined;
  }
  if (act.kind !== 'distribute-shares' || act.class !== into) return undefined;
  return times(c.books.outstanding(act['on-class']).at(c.now), act['per-share']);
}
