import { held, message, openFact, reason, type Held, type Reason } from '../../../evaluation/index.js';
import {
  dividedBy,
  isPositive,
  moneyOf,
  noMoney,
  plusMoney,
  ratio,
  recount,
  show,
  showMoney,
  timesMoney,
} from '../../../exact/index.js';
import type { Money, Moment } from '../../../exact/index.js';
import { type Placed } from '../../../instrument/index.js';
import type { Context } from '../../../session/index.js';
import { unpaidPreferenceNotion, type Series } from '../../../terms/index.js';
import { onShares } from '../money-on-shares.js';
import { fullPreferenceOf, preferenceLots } from './participating-preference.js';
import { provisionOf } from '../series/series-provision.js';
import { treatedInLiquidation } from './liquidation-parity.js';
import { declaredUnpaid } from '../declared-unpaid.js';
import { dividendClaim } from '../senior-claims.js';
import { saidOf, type SeriesClause } from './series-clause.js';

export const liquidationPreference = openFact('liquidation-preference', 'series').money(
  'What are all shares of {0} together to be paid first in a liquidation?',
);

export const rankOfSeries = openFact('liquidation-rank', 'series').ratio(
  'Other series state their rank in a liquidation: which place has {0}, 1 being the first?',
  { least: '1' },
);

/** The provision that ranks preferences, and what it adds to those of its series. */
export interface PreferenceRule {
  readonly placed: Placed;
  /** Adds what was declared and is not paid. */
  readonly withDeclared?: SeriesClause | undefined;
}

/** The full preference of a series. */
export interface Preference {
  readonly series: string;
  readonly rank: number;
  readonly full: Money;
  /** The sections that rank it, beside the one on liquidations. */
  readonly rankedBy: readonly string[];
  /** What it is made of, by the section of the series where one speaks of its liquidation. */
  readonly because: Reason;
}

const inAll = message('liquidation.preference', '{series}, {shares} outstanding shares at {each}: {outcome}');
const none = message('liquidation.no-preference', '{series}, of which no share is outstanding: {outcome}');

/**
 * The preferences of the series, with their ranks: all of one rank where no terms say otherwise. Around a series that an
 * instrument itself ranks, the others stand before it, beside it or behind it, in the order of their own ranks.
 */
export function preferencesOf(
  c: Context,
  rule: PreferenceRule,
  series: readonly Series[],
  at: Moment,
  earlier: ReadonlyMap<string, Money>,
): readonly Preference[] {
  const { cite } = rule.placed;
  const ranks = ranksOf(c, series, at, cite);
  const rankedBy = series.length < 2 ? [] : series.flatMap(({ id }) => rankingSections(c, id, at));
  return series.map((each, index) => {
    const { full, grounds } = fullWithDeclared(c, rule, each, at, earlier.get(each.id));
    return {
      series: each.id,
      rank: ranks[index]!,
      rankedBy,
      full,
      because: madeOf(c, each.id, full, at, cite, grounds),
    };
  });
}

function madeOf(c: Context, series: string, full: Money, at: Moment, cite: string, grounds: readonly Reason[]): Reason {
  const own = ['series-liquidation', 'participating-preference'].flatMap(
    (kind) => provisionOf(c, kind, series, at.day)?.cite ?? [],
  );
  const cites = own.length > 0 ? own : [cite];
  const shares = c.books.outstanding(series).at(at);
  if (!isPositive(shares)) return reason(none, showMoney(full), { figures: { series }, cites });
  const each = timesMoney(full, dividedBy(ratio(1), recount('ratio', shares)));
  return reason(inAll, showMoney(full), {
    figures: { series, shares: show(shares), each: showMoney(each) },
    cites,
    grounds,
  });
}

function ranksOf(c: Context, series: readonly Series[], at: Moment, cite: string): readonly number[] {
  const pivot = series.find(({ id }) => provisionOf(c, 'series-rank', id, at.day) !== undefined);
  if (pivot === undefined) return ranksByTerms(c, series, cite);
  const treated = series.map(({ id }) =>
    id === pivot.id ? ('parity' as const) : treatedInLiquidation(c, pivot.id, id, at.day, cite),
  );
  const others = series.filter((_each, index) => treated[index] !== 'parity');
  const own = new Map(ranksByTerms(c, others, cite).map((rank, index) => [others[index]!.id, rank]));
  const tier = { senior: 0, parity: 1, junior: 2 };
  const places = series.map(({ id }, index) => ({ tier: tier[treated[index]!], rank: own.get(id) ?? 0 }));
  const order = [...new Set(places.map(placeKey))].toSorted((a, b) => a - b);
  return places.map((place) => order.indexOf(placeKey(place)) + 1);
}

function rankingSections(c: Context, series: string, at: Moment): readonly string[] {
  return ['series-rank', 'liquidation-parity'].flatMap((kind) => provisionOf(c, kind, series, at.day)?.cite ?? []);
}

const mostRanks = 10_000;

function placeKey({ tier, rank }: { readonly tier: number; readonly rank: number }): number {
  return tier * mostRanks + rank;
}

function ranksByTerms(c: Context, series: readonly Series[], cite: string): readonly number[] {
  const someRanked = series.some((each) => each.terms?.rank !== undefined);
  return series.map((each) => (someRanked ? rankOf(c, each, cite) : 1));
}

function rankOf(c: Context, series: Series, cite: string): number {
  if (series.terms?.rank !== undefined) return series.terms.rank;
  return Number(c.ask(rankOfSeries, { about: [series.id], cites: [cite] }));
}

/**
 * So much on each outstanding share, with dividends in arrears, or declared and unpaid, where the terms or the provision add them; asked
 * for where no terms are entered.
 */
export function fullPreference(c: Context, rule: PreferenceRule, series: Series, at: Moment): Money {
  return fullWithDeclared(c, rule, series, at, undefined).full;
}

function fullWithDeclared(
  c: Context,
  rule: PreferenceRule,
  series: Series,
  at: Moment,
  earlier: Money | undefined,
): { readonly full: Money; readonly grounds: readonly Reason[] } {
  const own = ownPreference(c, rule, series, at, earlier);
  const declared = declaredOn(c, rule, series, at);
  if (declared === undefined) return { full: own, grounds: [] };
  return { full: plusMoney(own, declared.value), grounds: [declared.reason] };
}

const declaredSays = message('liquidation.declared', 'With what was declared on {series} and is not paid: {outcome}');

/** What was declared and is not paid, where the terms or the provision add it. */
function declaredOn(
  c: Context,
  { placed, withDeclared }: PreferenceRule,
  series: Series,
  at: Moment,
): Held<Money> | undefined {
  const cites = saidOf(placed, withDeclared, series, 'preference-with-declared');
  if (cites === undefined) return undefined;
  const amount = declaredUnpaid(c, series, at, placed.instrument.currency, cites);
  return held(amount, reason(declaredSays, showMoney(amount), { figures: { series: series.id }, cites }));
}

function ownPreference(c: Context, { placed: of }: PreferenceRule, series: Series, at: Moment, earlier?: Money): Money {
  const { cite, instrument } = of;
  const { currency } = instrument;
  const { terms } = series;
  const lots = preferenceLots(c, series.id, at, earlier);
  if (lots !== undefined) return fullPreferenceOf(lots, currency);
  if (terms === undefined) {
    const stated = c.quantity<'money'>('money', liquidationPreference, { about: [series.id], cites: [cite] });
    return moneyOf(c.exactly(stated), currency);
  }
  const each = terms.preference ?? noMoney(currency);
  const own = onShares(each, c.books.outstanding(series.id).at(at));
  const placed = provisionOf(c, 'series-liquidation', series.id, at.day);
  if (placed !== undefined) {
    const more = c.notion(unpaidPreferenceNotion, [series.id], at, placed.article).value;
    return plusMoney(own, onShares(more, c.books.outstanding(series.id).at(at)));
  }
  if (terms['preference-with-arrears'] !== true) return own;
  const { short } = dividendClaim(c, series, at, currency, [cite]);
  return plusMoney(own, moneyOf(c.exactly<'money'>(short), currency));
}
