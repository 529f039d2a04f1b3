import { message, reason, type Attempt, type Reason } from '../../../evaluation/index.js';
import type { Placed, Provision, Written } from '../../../instrument/index.js';
import type { ActKind } from '../../../journal/index.js';
import type { Context } from '../../../session/index.js';
import { deadlinesTopic, defineKind, type Bar, type Matter } from '../../../terms/index.js';
import { paidAsItFallsDue } from '../series/arrears-ahead.js';
import { inArrears } from '../series/arrears.js';
import { defectiveDividendsTopic } from '../series/dividend-record-date.js';
import { isSpan } from '../periods/which-period.js';
import { rankBeside } from '../series/series-rank.js';
import { agreementFacts } from './agreed-exceptions.js';
import { capitalAfter, capitalShort } from './capital-short.js';
import { doneAsAsked, type Condition, type Done, type DoneOn } from './condition.js';
import { neededForCovenant } from './covenant.js';
import { employeePlanFacts } from './employee-plan.js';
import { exceptionFor } from './exceptions.js';
import { feePaid } from './period-standing.js';
import { asideForPeriod, lastPeriodUnpaid, paidTogether } from './last-period.js';
import { afterMissedPeriod } from './missed-periods.js';
import { paidWhenPayable } from './paid-when-payable.js';
import { filesReports, notPubliclyTraded, tradedOnExchange } from './not-publicly-traded.js';
import { offendingDividends, type JudgeDividend } from './offending-dividends.js';
import { paperOverdue } from './paper-overdue.js';
import { recordForOthers, withinGroup } from './plain-exceptions.js';
import { isOut, noneOut, sortOfSecurities, touchedBy, type Touched } from './reach.js';
import { isWide, restrictionParameters } from './restriction-parameters.js';
import type {
  inArrears as whileInArrears,
  WhileInArrears,
  SeriesRestriction,
  WideRestriction,
  Restriction,
  wide as wideRestriction,
} from './restriction-parameters.js';
import { acquirerIsSubsidiary } from './subsidiary.js';
import { supervisorForbids, supervisorRestricts } from './supervisor-restricts.js';
import { restrictionWindowsTopic, windowDeadlines, windowsTold } from './windows-told.js';
import { barsInArrears, givenFor, offeredToAll, paidRatably, termsFair } from './while-in-arrears.js';

/** What may not be done with other stock, or with shares of the series itself, while something holds of a series. */
export const seriesRestriction = (
  data: Written<typeof whileInArrears> | Written<typeof wideRestriction>,
): Provision => ({
  kind: 'series-restriction',
  ...data,
});

const restricted = message('restriction.bar', '{what}, which {series} restricts: {outcome}');

const inWords: Readonly<Record<WideRestriction, string>> = {
  distributions: 'A dividend or distribution on junior stock or stock at parity',
  repurchases: 'Buying or redeeming stock',
  acquisitions: 'Getting stock, by the corporation or a subsidiary',
  'acquisitions-for-value': 'Getting common stock, junior stock or stock at parity for value',
};

/** The sorts of acts that each restriction may be about. */
const actsOf: Readonly<Record<WideRestriction, readonly ActKind[]>> = {
  distributions: ['dividend', 'distribute-shares'],
  repurchases: ['buy-back', 'redemption', 'acquire-securities'],
  acquisitions: ['buy-back', 'redemption', 'acquire-shares', 'acquire-securities'],
  'acquisitions-for-value': ['buy-back', 'redemption', 'acquire-shares'],
};

/**
 * While dividends of a series are in arrears: nothing on junior stock; on stock at parity only dividends paid ratably with the
 * series; junior stock only against junior stock; the series itself and stock at parity only under an offer to all that the
 * board finds fair; and no subsidiary may do what the corporation may not. What is got for nothing is free. While another
 * condition holds, what the provision names, but for its exceptions: they are looked at only where the condition holds.
 */
export const seriesRestrictionKind = defineKind<SeriesRestriction>({
  kind: 'series-restriction',
  subject: 'distributions',
  provides:
    'Restricts distributions and purchases of stock while something holds of a series: dividends in arrears or missed, capital too low.',
  parameters: restrictionParameters,
  facts: [
    paidRatably,
    givenFor,
    offeredToAll,
    termsFair,
    acquirerIsSubsidiary,
    inArrears,
    paidAsItFallsDue,
    rankBeside,
    sortOfSecurities,
    capitalAfter,
    paidTogether,
    paidWhenPayable,
    feePaid,
    asideForPeriod,
    tradedOnExchange,
    filesReports,
    supervisorRestricts,
    neededForCovenant,
    recordForOthers,
    withinGroup,
    ...employeePlanFacts,
    ...agreementFacts,
  ],
  answers: [
    'dividends.permit',
    'dividends.calendar',
    'capital.reacquire',
    'capital.redeem',
    'capital.distribute-shares',
    'acquisition.permit',
    'dividends.windows',
    'calendar.deadlines',
  ],
  bars: (c, placed, matter) =>
    isWide(placed.provision) ? barsOf(c, placed as Restriction, matter) : barsInArrears(c, placed as never, matter),
  tells: (c, placed, topic, input, at) => {
    const { provision } = placed;
    if (topic === defectiveDividendsTopic) {
      const judge: JudgeDividend = (matter, done) =>
        isWide(provision)
          ? barsOf(c, placed as Restriction, matter, done)
          : barsInArrears(c, placed as Placed<WhileInArrears>, matter, done);
      return input['class'] === provision.series && isSpan(input)
        ? offendingDividends(c, placed, judge, input, at)
        : undefined;
    }
    if (!isWide(provision)) return undefined;
    const wide = placed as Restriction;
    if (topic === deadlinesTopic) return windowDeadlines(c, wide, at);
    const isAsked = topic === restrictionWindowsTopic && input['series'] === provision.series;
    return isAsked ? windowsTold(c, wide, at) : undefined;
  },
});

function barsOf(
  c: Context,
  placed: Restriction,
  matter: Matter,
  { days, known }: Done = doneAsAsked(c, matter),
): readonly Bar[] {
  const { provision, cite } = placed;
  const { series, restricts } = provision;
  if (!actsOf[restricts].includes(matter.act.kind)) return [];
  const touched = c.attempt(() => touchedBy(c, placed, matter, days[0]));
  if (touched.settled && touched.value === undefined) return [];
  const whileOut = days.filter((on) => isOut(c, placed, on));
  if (whileOut.length === 0) {
    const why = reason(noneOut, 'nothing is restricted', { figures: { series }, cites: [cite] });
    return [{ barred: false, figures: { id: cite, series, restricts }, reason: why }];
  }
  const tried = whileOut.map((on) => c.attempt(() => judgedOn(c, placed, matter, touched, { on, known })));
  const bars = tried.flatMap((each) => (each.settled ? [each.value] : []));
  const barring = bars.find(({ barred }) => barred);
  if (barring === undefined && bars.length < tried.length) {
    return c.suspendOn(tried.flatMap((each) => (each.settled ? [] : each.waiting)));
  }
  return [barring ?? bars[0]!];
}

/** The bar on one of the days of an act. */
function judgedOn(
  c: Context,
  placed: Restriction,
  matter: Matter,
  touched: Attempt<Touched | undefined>,
  done: DoneOn,
): Bar {
  const condition = c.attempt(() => judge(c, placed, matter, done));
  if (condition.settled && !condition.value.holds) return barOf(placed, condition.value, undefined);
  if (!touched.settled) return c.suspendOn(touched.waiting);
  if (!condition.settled) return c.suspendOn(condition.waiting);
  const free = exceptionFor(c, { placed, matter, touched: touched.value!, ...done });
  return barOf(placed, condition.value, free);
}

function barOf({ provision, cite }: Restriction, condition: Condition, free: Reason | undefined): Bar {
  const { series, restricts } = provision;
  const barred = condition.holds && free === undefined;
  const outcome = barred
    ? 'it may not be done'
    : condition.holds
      ? 'it may be done in this way'
      : 'nothing stands in its way';
  return {
    barred,
    figures: { id: cite, series, restricts, condition: provision.while.is, ...condition.figures },
    reason: reason(restricted, outcome, {
      figures: { what: inWords[restricts], series },
      cites: [cite],
      grounds: [condition.reason, ...(free === undefined ? [] : [free])],
    }),
  };
}

function judge(c: Context, placed: Restriction, matter: Matter, done: DoneOn): Condition {
  const condition = placed.provision.while;
  switch (condition.is) {
    case 'after-missed-period':
      return afterMissedPeriod(c, { placed, condition, matter, ...done });
    case 'last-period-unpaid':
      return lastPeriodUnpaid(c, { placed, condition, matter, ...done });
    case 'capital-short':
      return capitalShort(c, { placed, condition, matter, ...done });
    case 'not-publicly-traded':
      return notPubliclyTraded(c, { placed, condition, matter, ...done });
    case 'supervisor-restricts':
      return supervisorForbids(c, { placed, condition, matter, ...done });
    case 'paper-overdue':
      return paperOverdue(c, { placed, condition, matter, ...done });
  }
}
