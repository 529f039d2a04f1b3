import { held, message, reason, type Held } from '../../../evaluation/index.js';
import { noMoney, plusDays, showMoney, type Day, type Money, type Moment } from '../../../exact/index.js';
import { citation, writerOf, type Placed } from '../../../instrument/index.js';
import type { Context } from '../../../session/index.js';
import {
  accruedDividendNotion,
  boardProcedure,
  deadlinesTopic,
  defineKind,
  dividendDueNotion,
  ordinaryBoardAct,
  periodDividendNotion,
} from '../../../terms/index.js';
import { legallyAvailable, stillAvailable } from '../legally-available.js';
import { amountTold } from './amount-told.js';
import { barsOf, exceedsPeriods } from './amount-bar.js';
import { datesTold, daysTold } from './calendar-told.js';
import { defectiveDividendsTopic } from '../series/dividend-record-date.js';
import { holdersTold } from './holders-told.js';
import { accruedInWords, wholeInWords } from './amount-in-words.js';
import { accruedUntil, dueOnEach, isBounded } from './amount-on-share.js';
import { moreThanDue } from './more-than-due.js';
import { periodicDividendParameters, type PeriodicDividend } from './periodic-dividend-parameters.js';
import { ratesOf, statedRate } from './rates-of-period.js';
import { earlierPaidInFull, paidInFull, standingOf } from './period-standing.js';
import { isOut, isSpan, periodNumbered } from './which-period.js';

/** A dividend of a series for each of its periods at a yearly rate. */
export const periodicDividend = writerOf(periodicDividendParameters);

const due = message(
  'periodic-dividend.due',
  'For period {number} each share of {series} gets {reckoning}: {outcome}, if it is declared',
);
const accrued = message(
  'periodic-dividend.accrued',
  'From {first} until {until}, that day not counted, each share of {series} accrues {reckoning}: {outcome}',
);

const none = message(
  'periodic-dividend.none-accrued',
  'On {first}, the first day of its period, each share of {series} has accrued {outcome}, at whatever rate',
);

const noneOut = message(
  'periodic-dividend.none-out',
  'On the day before {until} no share of {series} is outstanding, so that {outcome} has accrued until then',
);

/**
 * A whole period bears its part of the yearly rate and no more, however many days it has; the first bears its days. Nothing is
 * due until it is declared, and what is not declared for a period is not made up later.
 */
export const periodicDividendKind = defineKind<PeriodicDividend>({
  kind: 'periodic-dividend',
  subject: 'distributions',
  provides: 'Fixes the dividend of a series for each of its periods at a yearly rate.',
  parameters: periodicDividendParameters,
  facts: [statedRate, paidInFull, earlierPaidInFull, legallyAvailable, stillAvailable, exceedsPeriods],
  answers: [
    'dividends.amount',
    'dividends.accrued',
    'dividends.entitlement',
    'dividends.permit',
    'dividends.calendar',
    'calendar.deadlines',
  ],
  defines: () => [dividendDueNotion, periodDividendNotion, accruedDividendNotion],
  bars: (c, placed, matter) => {
    const { act } = matter;
    return act.kind === 'dividend' && act.class === placed.provision.series
      ? barsOf(c, placed, { ...matter, act })
      : [];
  },
  needs: (c, { cite, provision }, { act }) => {
    if (act.kind !== 'dividend' || act.class !== provision.series) return undefined;
    c.otherLaw({ says: boardProcedure, cites: [cite] });
    return ordinaryBoardAct({
      cite,
      says: 'a declaration by the board, or by a committee that it has authorised',
      decides: ['declare', 'approve'],
    });
  },
  tells: (c, placed, topic, input, at) => {
    if (topic === deadlinesTopic) return isSpan(input) ? daysTold(c, placed, input) : undefined;
    if (input['class'] !== placed.provision.series) return undefined;
    if (topic === defectiveDividendsTopic) return isSpan(input) ? moreThanDue(c, placed, input, at) : undefined;
    if (topic === 'dividend-dates') return datesTold(c, placed, input as { from: Day; to: Day }, at);
    if (topic === 'dividend-amount') return amountTold(c, placed, input, at);
    if (topic === 'dividend-entitlement') return holdersTold(c, placed, input, at);
    return topic === 'dividend-accrued' ? accruedValue(c, placed, input['until'] as Day, at) : undefined;
  },
  define: (c, placed, notion, about, at) => {
    if (notion === periodDividendNotion) return standingOf(c, placed, about, at);
    return notion === dividendDueNotion ? dueTold(c, placed, about, at) : accruedTold(c, placed, about, at);
  },
});

function dueTold(c: Context, placed: Placed<PeriodicDividend>, about: readonly string[], at: Moment): Held<Money> {
  const { cite, provision } = placed;
  const period = periodNumbered(c, placed, about[1] ?? '', at);
  const rates = ratesOf(c, placed, period.value, at);
  const value = dueOnEach(c, provision, period.value, rates.value);
  const reckoning = wholeInWords(c, provision, period.value, rates.value);
  const figures = { number: String(period.value.number), series: provision.series, reckoning };
  const { initial } = provision;
  const cites = [period.value.number === 1 && initial !== undefined ? citation(placed.instrument, initial.cite) : cite];
  return held(value, reason(due, showMoney(value), { figures, cites, grounds: [rates.reason, period.reason] }));
}

function accruedTold(c: Context, placed: Placed<PeriodicDividend>, about: readonly string[], at: Moment): Held<Money> {
  const { cite, provision } = placed;
  const until = about[1] as Day;
  const period = periodNumbered(c, placed, until, at);
  const { first } = period.value;
  const isFirst = until === first;
  if (isFirst || !isOut(c, provision.series, plusDays(until, -1))) {
    const nothing = noMoney(provision.on.currency);
    const figures = { ...(isFirst ? { first } : { until }), series: provision.series };
    const said = isFirst ? none : noneOut;
    return held(nothing, reason(said, showMoney(nothing), { figures, cites: [cite], grounds: [period.reason] }));
  }
  const rates = ratesOf(c, placed, period.value, at, isBounded(c, provision, period.value) ? undefined : until);
  const value = accruedUntil(c, provision, period.value, rates.value, until);
  const reckoning = accruedInWords(c, provision, period.value, rates.value, until);
  const figures = { first, until, series: provision.series, reckoning };
  return held(
    value,
    reason(accrued, showMoney(value), { figures, cites: [cite], grounds: [rates.reason, period.reason] }),
  );
}

/** What has accrued until a day, as answers carry it. */
function accruedValue(c: Context, placed: Placed<PeriodicDividend>, until: Day, at: Moment): Held<unknown> {
  const { series } = placed.provision;
  const period = periodNumbered(c, placed, until, at).value;
  const each = c.notion(accruedDividendNotion, [series, until], at, placed.article);
  return held(
    { outcome: 'told', series, period: period.number, from: period.first, until, 'per-share': each.value },
    each.reason,
  );
}
