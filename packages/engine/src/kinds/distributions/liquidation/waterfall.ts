import { message, QuestionError, reason, type Held, type Reason } from '../../../evaluation/index.js';
import {
  allocateMoney,
  centsOf,
  compareMoney,
  dividedBy,
  isPositive,
  isZero,
  minusMoney,
  moneyOfCents,
  noMoney,
  plusMoney,
  ratio,
  recount,
  roundToCents,
  share,
  showMoney,
  sumMoney,
  sumOfMoney,
  timesMoney,
  zero,
} from '../../../exact/index.js';
import type { Moment, Money } from '../../../exact/index.js';
import type { ByReading, Placed } from '../../../instrument/index.js';
import type { Context } from '../../../session/index.js';
import { payAccount, type AccountPayment, type LiquidationAccount } from '../liquidation-account.js';
import type { Series } from '../../../terms/index.js';
import { participants, sharingAsStated, type Participant } from './participation.js';
import { preferenceLots, type PreferenceLot } from './participating-preference.js';
import { preferencesOf, type Preference } from './preferences.js';
import { isConvertedAt, orConverted, type OrConverted } from './as-converted.js';
import { levelOf } from './level.js';
import { divideResidue, piecesOf, withConversions, type Residual } from './residue.js';
import type { SeriesClause } from './series-clause.js';
import { outstandingSeries } from '../senior-claims.js';

const paidRank = message(
  'liquidation.rank',
  'Of the preferences of rank {rank}, {due} in all, {paid} can be paid: {outcome}',
);

/** What a provision says of the order of payment. */
export interface Order {
  readonly residual: string;
  readonly senior: string;
  readonly first: 'debts' | 'preferences' | ByReading<'debts' | 'preferences'>;
  readonly participation: 'as-common' | 'shares-held' | ByReading<'as-common' | 'shares-held'>;
  readonly shortfall: string;
  readonly account?: LiquidationAccount | undefined;
  readonly withDeclared?: SeriesClause | undefined;
  readonly orAsConverted?: SeriesClause | undefined;
}

/** What each receives, exactly, and what remained for the residual class. */
export interface Waterfall {
  readonly value: Readonly<Record<string, unknown>>;
  readonly remaining: Money;
  readonly grounds: readonly Reason[];
}

/** Pays debts, preferences by rank, and the residue, in the order of the provision. Nobody is paid below nothing. */
export function waterfall(
  c: Context,
  placed: Placed,
  provision: Order,
  assets: Money,
  debts: Money,
  at: Moment,
  earlier: ReadonlyMap<string, Money> = new Map(),
): Waterfall {
  const { cite, instrument } = placed;
  c.covered('register', at.day, [cite]);
  const series = outstandingSeries(c, provision.senior, at, cite);
  const rule = { placed, withDeclared: provision.withDeclared };
  const preferred = preferencesOf(c, rule, series, at, earlier);
  const payFirst = (of: readonly Preference[]): PaidFirst => paidFirst(c, provision, of, assets, debts);
  const isMore = isPositive(payFirst(preferred).remaining.amount);
  const { lots, sharing: asPreferred } = sharingOf(c, placed, provision, series, at, { earlier, isMore });
  const unconverted = { series, preferences: preferred, sharing: asPreferred };
  const judged = judgeConversions(orConverted(c, placed, provision, series, at), unconverted, payFirst);
  const taking = withConverted(unconverted, judged, lots.length);
  const { preferences, sharing } = taking;
  const { account, ranked, creditors, remaining } = payFirst(preferences);
  if (ranked.ranks.some((each) => each.outcome === 'in proportion'))
    c.otherLaw({ says: provision.shortfall, cites: [cite] });
  const divided = divideResidue(remaining, sharing, taking.series, ranked.paid);
  const eachLot = perLot(lots, divided.slice(sharing.length - lots.length), preferences, ranked.paid);
  const residual = oneEach(divided, instrument.currency);
  const receive = residual.map((each) => ({ ...each, preference: ranked.paid.get(each.id) }));
  const received = withPayments(receive, [...ranked.paid], instrument.currency, account?.value.paid);
  return {
    remaining,
    value: {
      creditors,
      ranks: ranked.ranks,
      ...(account === undefined ? undefined : { account: { ...account.value, payment: received.beside } }),
      remaining,
      ...perShare(receive, provision.residual, earlier.get(provision.residual)),
      receive: received.each,
      ...(judged.length === 0 ? undefined : { converted: convertedIn(judged) }),
      ...(eachLot.length === 0 ? undefined : { lots: eachLot.map(({ value }) => value) }),
    },
    grounds: [
      ...ranked.ranks.map((each) => rankReason([cite, ...(preferences[0]?.rankedBy ?? [])], each, preferences)),
      ...(account === undefined ? [] : [account.reason]),
      ...judged.map(({ because }) => because),
      ...eachLot.map(({ reason: why }) => why),
    ],
  };
}

/** What is paid before what remains is divided. */
interface PaidFirst {
  readonly account: AccountPayment | undefined;
  readonly ranked: Ranked;
  readonly creditors: Money;
  readonly remaining: Money;
}

function paidFirst(
  c: Context,
  provision: Order,
  preferences: readonly Preference[],
  assets: Money,
  debts: Money,
): PaidFirst {
  const debtsFirst = c.resolve(provision.first) === 'debts';
  const toCreditors = debtsFirst ? smaller(assets, debts) : undefined;
  const afterDebts = toCreditors === undefined ? assets : minusMoney(assets, toCreditors);
  const account = provision.account && payAccount(c, provision.account, afterDebts, inAll(preferences, afterDebts));
  const ranked = payRanks(preferences, account === undefined ? afterDebts : minusMoney(afterDebts, account.value.paid));
  const creditors = toCreditors ?? smaller(ranked.left, debts);
  const remaining = toCreditors === undefined ? minusMoney(ranked.left, creditors) : ranked.left;
  return { account, ranked, creditors, remaining };
}

/** Who takes what: by its preference, and in what remains. */
interface Taking {
  readonly series: readonly Series[];
  readonly preferences: readonly Preference[];
  readonly sharing: readonly Participant[];
}

/** A series that gets what conversion would give it where that is more, and whether that is more. */
interface JudgedConversion {
  readonly of: OrConverted;
  readonly is: boolean;
  readonly because: Reason;
}

/** Each converts or not as the others do what is better for them: at the one level at which all together take what there is. */
function judgeConversions(
  converting: readonly OrConverted[],
  { series, preferences, sharing }: Taking,
  payFirst: (of: readonly Preference[]) => PaidFirst,
): readonly JudgedConversion[] {
  if (converting.length === 0) return [];
  const { ranked, remaining } = payFirst(preferences);
  const full = new Map(preferences.map((each) => [each.series, each.full]));
  const pieces = piecesOf(sharing, series, ranked.paid);
  const level = levelOf(remaining, withConversions(pieces, converting, full)) ?? noMoney(remaining.currency);
  return converting.map((of) => {
    const unconverted = { preference: full.get(of.id)!, sharing: pieces.find(({ id }) => id === of.id) };
    const { value: is, reason: because } = isConvertedAt(level, of, unconverted);
    return { of, is, because };
  });
}

/** Those that are treated as converted have no preference and no cap: they share as what they would have become. The lots stay last. */
function withConverted(taking: Taking, judged: readonly JudgedConversion[], lots: number): Taking {
  const converted = convertedIn(judged);
  if (converted.length === 0) return taking;
  const stays = (id: string): boolean => !converted.includes(id);
  const others = taking.sharing.filter(({ id }) => stays(id));
  const own = judged.flatMap(({ of, is }) => (is ? [{ id: of.id, shares: of.shares, units: of.units }] : []));
  return {
    series: taking.series.filter(({ id }) => stays(id)),
    preferences: taking.preferences.filter((each) => stays(each.series)),
    sharing: [...others.slice(0, others.length - lots), ...own, ...others.slice(others.length - lots)],
  };
}

function convertedIn(judged: readonly JudgedConversion[]): readonly string[] {
  return judged.flatMap(({ of, is }) => (is ? [of.id] : []));
}

/**
 * Those that share in what remains: the residual class, the series that participate with it, and the lots of those that have any. Where
 * nothing remains it is not asked who would.
 */
export function sharingOf(
  c: Context,
  placed: Placed,
  provision: Order,
  series: readonly Series[],
  at: Moment,
  { earlier, isMore }: { readonly earlier: ReadonlyMap<string, Money>; readonly isMore: boolean },
): { readonly lots: readonly PreferenceLot[]; readonly sharing: readonly Participant[] } {
  const asCommon = c.resolve(provision.participation) === 'as-common';
  const lots = series.flatMap(({ id }) => preferenceLots(c, id, at, earlier.get(id)) ?? []);
  refuseOthers(earlier, [provision.residual, ...lots.map(({ id }) => id)]);
  const sharing = [
    ...participants(c, provision.residual, asCommon ? series : [], 'participates-in-liquidation', at).map((each) =>
      each.id === provision.residual ? { ...each, from: earlier.get(each.id) } : each,
    ),
    ...(asCommon && isMore ? sharingAsStated(c, placed, provision.residual, series, at) : []),
    ...lots,
  ];
  return { lots, sharing };
}

/** All preferences in full, together. */
function inAll(preferences: readonly Preference[], { currency }: Money): Money {
  return sumOfMoney(currency, preferences, (each) => each.full);
}

interface Rank {
  readonly id: string;
  readonly due: Money;
  readonly paid: Money;
  readonly outcome: 'in full' | 'in proportion' | 'nothing';
}

interface Ranked {
  readonly ranks: readonly Rank[];
  readonly paid: ReadonlyMap<string, Money>;
  readonly left: Money;
}

/** Pays rank after rank; where it is too little, in proportion to the full preferences, and the ranks behind get nothing. */
function payRanks(preferences: readonly Preference[], available: Money): Ranked {
  const { currency } = available;
  const ranks: Rank[] = [];
  const paid = new Map<string, Money>();
  let left = available;
  for (const rank of [...new Set(preferences.map((each) => each.rank))].toSorted((a, b) => a - b)) {
    const of = preferences.filter((each) => each.rank === rank);
    const due = sumOfMoney(currency, of, (each) => each.full);
    const enough = compareMoney(left, due) >= 0;
    const part = enough || isZero(due.amount) ? undefined : share(left.amount, due.amount);
    for (const each of of) paid.set(each.series, part === undefined ? each.full : timesMoney(each.full, part));
    const paidNow = enough ? due : left;
    ranks.push({
      id: String(rank),
      due,
      paid: paidNow,
      outcome: enough ? 'in full' : isPositive(paidNow.amount) ? 'in proportion' : 'nothing',
    });
    left = minusMoney(left, paidNow);
  }
  return { ranks, paid, left };
}

function rankReason(cites: readonly string[], rank: Rank, preferences: readonly Preference[]): Reason {
  const grounds = preferences.filter((each) => String(each.rank) === rank.id).map(({ because }) => because);
  const figures = { rank: rank.id, due: showMoney(rank.due), paid: showMoney(rank.paid) };
  return reason(paidRank, rank.outcome, { figures, cites, grounds });
}

/** What each share of the residual class gets now: the level of the division, less what it had earlier. */
function perShare(receive: readonly Residual[], residual: string, earlier?: Money): { readonly 'per-share'?: Money } {
  const each = receive.find(({ id }) => id === residual)?.each;
  if (each === undefined || earlier === undefined) return each === undefined ? {} : { 'per-share': each };
  const more = minusMoney(each, earlier);
  return { 'per-share': isPositive(more.amount) ? more : noMoney(more.currency) };
}

/** @throws {QuestionError} for a class whose earlier distributions no rule here counts */
function refuseOthers(earlier: ReadonlyMap<string, Money>, counted: readonly string[]): void {
  const other = [...earlier.keys()].find((id) => !counted.includes(id));
  if (other === undefined) return;
  throw new QuestionError(
    `earlier: what ${other} had before is not counted here; write it for ${[...new Set(counted)].join(' or ')} only.`,
  );
}

/** What is left of the residue to each class and series, its lots together. */
function oneEach(residual: readonly Residual[], currency: string): readonly Residual[] {
  return [...new Set(residual.map(({ id }) => id))].map((id) => {
    const own = residual.filter((each) => each.id === id);
    const residue = sumOfMoney(currency, own, (each) => each.residue);
    return { ...own[0]!, residue };
  });
}

/** What each share gets of a series whose lots may differ: its part of the preference, and what it shares beyond. */
function perLot(
  lots: readonly PreferenceLot[],
  residual: readonly Residual[],
  preferences: readonly Preference[],
  paid: ReadonlyMap<string, Money>,
): readonly Held<unknown>[] {
  return lots.map((lot, index) => {
    const full = preferences.find(({ series }) => series === lot.id)!.full;
    const part = isZero(full.amount) ? zero('ratio') : share(paid.get(lot.id)!.amount, full.amount);
    const preference = timesMoney(lot.preference, part);
    const beyond = timesMoney(residual[index]!.residue, dividedBy(ratio(1), recount('ratio', lot.shares)));
    const each = plusMoney(preference, beyond);
    const value = {
      id: `${lot.id} ${lot.lot}`,
      series: lot.id,
      shares: lot.shares,
      entitled: lot.preference,
      preference,
      'per-share': each,
    };
    return { value, reason: lot.because(each) };
  });
}

/**
 * Each class and series with what it receives exactly, and the payment in cents by largest remainder; with them what is paid
 * beside the stock, so that nothing is lost between the two.
 */
function withPayments(
  receive: readonly (Residual & { readonly preference: Money | undefined })[],
  preferences: readonly (readonly [string, Money])[],
  currency: string,
  beside?: Money,
) {
  const apart = preferences.filter(([id]) => !receive.some((each) => each.id === id));
  const all = [
    ...apart.map(([id, preference]) => ({ id, preference, residue: noMoney(currency) })),
    ...receive.map(({ id, preference, residue }) => ({ id, preference, residue })),
  ].map((each) => ({
    ...each,
    total: each.preference === undefined ? each.residue : sumMoney(currency, [each.preference, each.residue]),
  }));
  const totals = [...all.map((each) => each.total), ...(beside === undefined ? [] : [beside])];
  const whole = roundToCents(sumMoney(currency, totals), 'down');
  const cents = isPositive(whole.amount)
    ? allocateMoney(
        whole,
        totals.map((each) => each.amount),
      )
    : totals.map(() => moneyOfCents(centsOf(whole), currency));
  const each = all.map(({ id, preference, residue, total }, index) => ({
    id,
    ...(preference === undefined ? undefined : { preference }),
    residue,
    total,
    payment: cents[index],
  }));
  return { each, beside: beside === undefined ? undefined : cents.at(-1) };
}

function smaller(a: Money, b: Money): Money {
  return compareMoney(a, b) < 0 ? a : b;
}
