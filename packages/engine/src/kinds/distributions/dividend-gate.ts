import { z } from 'zod';
import { held, message, reason, type Held, type Reason } from '../../evaluation/index.js';
import { isZero, amount, exactly, moneyOf, recount, show, showMoney, timesMoney, zero } from '../../exact/index.js';
import type { Money, Moment } from '../../exact/index.js';
import { byReading, parametersOf, stockName, writerOf, type Placed } from '../../instrument/index.js';
import type { Act } from '../../journal/index.js';
import type { Context } from '../../session/index.js';
import {
  boardProcedure,
  dayAhead,
  deadlinesTopic,
  defineKind,
  dividendRecordOrNow,
  ordinaryBoardAct,
  seriesOn,
} from '../../terms/index.js';
import type { Bar, Matter, Series } from '../../terms/index.js';
import { dividendDeadlines } from './dividend-deadlines.js';
import { duesWithin } from './dividends-due.js';
import { paidFromSetAside } from './dividends-met.js';
import { onShares } from './money-on-shares.js';
import { availableBar, legallyAvailable, stillAvailable } from './legally-available.js';
import { unitsOf } from './liquidation/level.js';
import { participants } from './liquidation/participation.js';
import {
  distributionClaim,
  dividendClaim,
  fundClaim,
  fundDuesWithin,
  outstandingSeries,
  unpaidDistributions,
  unpaidDividends,
} from './senior-claims.js';
import type { SeniorClaim } from './senior-claims.js';
import { paidAsItFallsDue, unpaidAhead } from './series/arrears-ahead.js';

const parameters = parametersOf('dividend-gate', {
  on: z
    .union([stockName, z.strictObject({ besides: stockName })])
    .describe('the class on which dividends wait, or every one but a series'),
  senior: stockName.optional().describe('the class whose series come first; left out, none does here'),
  gates: byReading(z.enum(['like-by-like', 'all'])).describe(
    'whether dividends wait only for senior dividends and other distributions only for other ones, or each for both',
  ),
  buyBack: byReading(z.enum(['distribution', 'free'])).describe(
    'whether buying back shares of the class is such a distribution',
  ),
  available: z.string().describe('the law that says what may be distributed'),
});
type DividendGate = z.output<typeof parameters>;

/** Dividends on the common stock wait until senior claims are paid, or declared and set aside, and only the board declares them. */
export const dividendGate = writerOf(parameters);

const claimed = message(
  'gate.claim',
  '{series}, {what}: {entitled} is due{periods}, and {met} is paid, or declared and set aside: {outcome}',
);
const claimStated = message('gate.claim-stated', '{series}, {what}: {outcome}');
const amounts = message('dividend.amount', '{each} on each of {units} shares that count makes {outcome}');
const claims = message('dividend.claims', 'Claims of the senior series: {outcome}');

const names = {
  dividend: 'dividends',
  distribution: 'other distributions',
  fund: 'payments to its sinking and retirement funds',
} as const;

/**
 * Bars a dividend or other distribution on a class while a senior series has a shortfall: its dividends or distributions,
 * kind by kind, and payments to its sinking and retirement funds always. Paid, or declared and set aside, in full is
 * enough. Needs the declaration of the board, and assets legally available. What is paid in the corporation's own shares takes
 * none of its assets: that needs the declaration alone.
 */
export const dividendGateKind = defineKind<DividendGate>({
  kind: 'dividend-gate',
  subject: 'distributions',
  provides: 'Makes dividends on a class wait for the claims of senior series, and for the board to declare them.',
  parameters,
  facts: [legallyAvailable, stillAvailable, paidAsItFallsDue, unpaidDividends, unpaidDistributions, paidFromSetAside],
  answers: ['dividends.permit', 'dividends.amount', 'dividends.arrears', 'calendar.deadlines'],
  bars: (c, placed, matter) => {
    const kind = kindOf(c, placed, matter.act);
    if (kind === undefined) return [];
    return [...claimBars(c, placed, kind), ...barsAhead(c, placed, matter), gateAvailable(c, placed, matter, kind)];
  },
  needs: (c, placed, { act }) => {
    const inOwnShares = act.kind === 'distribute-shares' && isOn(placed.provision, act['on-class']);
    if (!inOwnShares && kindOf(c, placed, act) === undefined) return undefined;
    c.otherLaw({ says: boardProcedure, cites: [placed.cite] });
    return ordinaryBoardAct({ cite: placed.cite, says: 'a declaration by the board', decides: ['declare', 'approve'] });
  },
  tells: (c, placed, topic, input, at) => {
    const { on, senior } = placed.provision;
    if (typeof on !== 'string') return undefined;
    if (topic === deadlinesTopic) return dividendDeadlines(c, classesOf(c, placed, on), at, placed.cite);
    if (topic === 'senior-claims') return senior === undefined ? undefined : claimsOf(c, placed, at);
    return topic === 'dividend-amount' && input['class'] === on && input['per-share'] !== undefined
      ? amountOf(c, placed, on, input['per-share'] as Money, at)
      : undefined;
  },
});

/** The class, and every series senior to it. */
function classesOf(c: Context, { provision: { senior }, cite }: Placed<DividendGate>, on: string): readonly string[] {
  const series = seriesOn(c, c.asOf, [cite]).filter((each) => each.class === senior);
  return [on, ...series.map(({ id }) => id)];
}

/** What kind of payment on the class an act is; undefined where it is none. */
function kindOf(c: Context, { provision }: Placed<DividendGate>, act: Act): 'dividend' | 'distribution' | undefined {
  if (act.kind === 'dividend') return isOn(provision, act.class) ? 'dividend' : undefined;
  if (act.kind !== 'buy-back' || !isOn(provision, act.class)) return undefined;
  return c.resolve(provision.buyBack) === 'distribution' ? 'distribution' : undefined;
}

function isOn({ on }: DividendGate, className: string): boolean {
  return typeof on === 'string' ? className === on : className !== on.besides;
}

/** The outstanding series that come first. */
function seniorSeries(
  c: Context,
  { provision: { senior }, cite }: Placed<DividendGate>,
  at: Moment,
): readonly Series[] {
  return senior === undefined ? [] : outstandingSeries(c, senior, at, cite);
}

function claimBars(c: Context, placed: Placed<DividendGate>, kind: 'dividend' | 'distribution'): readonly Bar[] {
  const all = c.resolve(placed.provision.gates) === 'all';
  return seniorSeries(c, placed, c.now).flatMap((series) => {
    const { cite } = placed;
    const currency = placed.instrument.currency;
    const found = [
      ...(all || kind === 'dividend' ? [dividendClaim(c, series, c.now, currency, [cite])] : []),
      ...(all || kind === 'distribution' ? [distributionClaim(c, series, cite)] : []),
      fundClaim(c, series, c.now, currency, cite),
    ];
    return found.map((claim) => claimBar(c, placed, claim));
  });
}

/** What falls due before a dividend is paid comes before it too. */
function barsAhead(c: Context, placed: Placed<DividendGate>, { act }: Matter): readonly Bar[] {
  const on = act.kind === 'dividend' ? dayAhead(act, c.asOf) : undefined;
  if (on === undefined) return [];
  const { cite } = placed;
  return seniorSeries(c, placed, c.now).flatMap((series) => {
    const dividends = duesWithin(c, series, c.asOf, on);
    const dues = [...(dividends ?? []), ...fundDuesWithin(c, series, c.now, on)];
    const othersUntil = dividends === undefined ? on : undefined;
    const unpaid = unpaidAhead(c, { series: series.id, dues, othersUntil, cites: [cite] });
    if (unpaid === undefined) return [];
    const due = unpaid.due === undefined ? undefined : { due: unpaid.due };
    return [
      { barred: true, figures: { id: `${cite} ${series.id} ahead`, series: series.id, ...due }, reason: unpaid.reason },
    ];
  });
}

function claimBar(c: Context, placed: Placed<DividendGate>, claim: SeniorClaim): Bar {
  const barred = c.test('moreThan', claim.short, amount(zero('money')));
  return {
    barred,
    figures: { id: `${placed.cite} ${claim.series} ${claim.kind}`, ...claimFigures(placed, claim) },
    reason: claimReason(placed, claim, barred ? 'short' : 'in full'),
  };
}

function claimFigures({ instrument }: Placed<DividendGate>, claim: SeniorClaim): Readonly<Record<string, unknown>> {
  const short = exactly(claim.short);
  return {
    series: claim.series,
    claim: claim.kind,
    ...(claim.entitled === undefined ? undefined : { entitled: claim.entitled }),
    ...(claim.met === undefined ? undefined : { met: claim.met }),
    ...(short === undefined ? undefined : { shortfall: moneyOf(short, instrument.currency) }),
  };
}

function claimReason({ cite }: Placed<DividendGate>, claim: SeniorClaim, outcome: string): Reason {
  const figures = { what: names[claim.kind], series: claim.series };
  if (claim.entitled === undefined || claim.met === undefined)
    return reason(claimStated, outcome, { figures, cites: [cite] });
  const periods =
    claim.periods === undefined ? '' : ` for ${claim.periods} ${claim.periods === 1 ? 'period' : 'periods'}`;
  const more = { entitled: showMoney(claim.entitled), met: showMoney(claim.met), periods };
  return reason(claimed, outcome, { figures: { ...figures, ...more }, cites: [cite] });
}

function gateAvailable(
  c: Context,
  placed: Placed<DividendGate>,
  matter: Matter,
  kind: 'dividend' | 'distribution',
): Bar {
  const { cite, provision } = placed;
  const what = kind === 'dividend' ? 'dividends' : 'distributions';
  return availableBar(c, matter, { cite, law: provision.available, what, total: totalOf(c, placed, matter) });
}

/** What the act takes in all; undefined where it does not say. */
function totalOf(c: Context, placed: Placed<DividendGate>, matter: Matter): Money | undefined {
  const { act } = matter;
  if (act.kind === 'buy-back') return act.price === undefined ? undefined : onShares(act.price, act.shares);
  if (act.kind !== 'dividend' || act.total !== undefined) return act.kind === 'dividend' ? act.total : undefined;
  const at = dividendRecordOrNow(c, matter);
  return act['per-share'] === undefined ? undefined : paymentOf(c, placed, act.class, act['per-share'], at).total;
}

interface Payment {
  readonly total: Money;
  readonly parts: readonly { readonly id: string; readonly shares: unknown; readonly amount: Money }[];
  readonly units: string;
}

function paymentOf(c: Context, placed: Placed<DividendGate>, on: string, each: Money, at: Moment): Payment {
  c.covered('register', at.day, [placed.cite]);
  const sharing = participants(c, on, seniorSeries(c, placed, at), 'participates-in-dividends', at);
  const units = unitsOf(sharing);
  return {
    total: timesMoney(each, recount('ratio', units)),
    parts: sharing.map(({ id, shares, units: counted }) => ({ id, shares, amount: onShares(each, counted) })),
    units: show(units),
  };
}

/** The amount of a dividend: on each outstanding share, and on series that participate. No limit on votes enters. */
function amountOf(c: Context, placed: Placed<DividendGate>, on: string, each: Money, at: Moment): Held<unknown> {
  const payment = paymentOf(c, placed, on, each, at);
  const figures = { each: showMoney(each), units: payment.units };
  const value = { 'per-share': each, total: payment.total, parts: payment.parts };
  return held(value, reason(amounts, showMoney(payment.total), { figures, cites: [placed.cite] }));
}

function claimsOf(c: Context, placed: Placed<DividendGate>, at: Moment): Held<unknown> {
  const { cite, instrument } = placed;
  const all = seniorSeries(c, placed, at).flatMap((series) => [
    dividendClaim(c, series, at, instrument.currency, [cite]),
    fundClaim(c, series, at, instrument.currency, cite),
  ]);
  const told = all.map((claim) => {
    const short = moneyOf(c.exactly(claim.short), instrument.currency);
    const value = {
      ...claimFigures(placed, claim),
      id: `${claim.series} ${claim.kind}`,
      shortfall: short,
      periods: claim.periods,
    };
    return {
      value,
      reason: claimReason(placed, claim, isZero(short.amount) ? 'nothing is short' : `${showMoney(short)} short`),
    };
  });
  return held(
    { claims: told.map((each) => each.value) },
    reason(claims, told.length === 0 ? 'none has a claim' : 'each claim is counted', {
      cites: [cite],
      grounds: told.map((each) => each.reason),
    }),
  );
}
