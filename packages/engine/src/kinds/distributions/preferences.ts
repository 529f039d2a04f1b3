import type { FactType } from '../../evaluation/index.js';
import { moneyOf, plusMoney, zero, type Money, type Moment } from '../../exact/index.js';
import type { Context } from '../../session/index.js';
import type { Series } from '../../terms/index.js';
import { onShares } from './money-on-shares.js';
import { dividendClaim } from './senior-claims.js';

export const liquidationPreference: FactType = {
  name: 'liquidation-preference',
  asks: 'What are all shares of {0} together to be paid first in a liquidation?',
  about: ['series'],
  reply: { kind: 'quantity', unit: 'money', least: '0' },
};

export const rankOfSeries: FactType = {
  name: 'liquidation-rank',
  asks: 'Other series state their rank in a liquidation: which place has {0}, 1 being the first?',
  about: ['series'],
  reply: { kind: 'quantity', unit: 'ratio', least: '1' },
};

/** The full preference of a series. */
export interface Preference {
  readonly series: string;
  readonly rank: number;
  readonly full: Money;
}

/** The preferences of the series, with their ranks: all of one rank where no terms say otherwise. */
export function preferencesOf(
  c: Context,
  series: readonly Series[],
  at: Moment,
  currency: string,
  cite: string,
): readonly Preference[] {
  const someRanked = series.some((each) => each.terms?.rank !== undefined);
  return series.map((each) => ({
    series: each.id,
    rank: someRanked ? rankOf(c, each, cite) : 1,
    full: fullPreference(c, each, at, currency, cite),
  }));
}

function rankOf(c: Context, series: Series, cite: string): number {
  if (series.terms?.rank !== undefined) return series.terms.rank;
  return Number(c.ask(rankOfSeries, { about: [series.id], cites: [cite] }));
}

/** So much on each outstanding share, with dividends in arrears where the terms add them; asked for where no terms are entered. */
function fullPreference(c: Context, series: Series, at: Moment, currency: string, cite: string): Money {
  const { terms } = series;
  if (terms === undefined) {
    const stated = c.quantity<'money'>('money', liquidationPreference, { about: [series.id], cites: [cite] });
    return moneyOf(c.exactly(stated), currency);
  }
  const each = terms.preference ?? moneyOf(zero('money'), currency);
  const own = onShares(each, c.books.outstanding(series.id).at(at));
  if (terms['preference-with-arrears'] !== true) return own;
  const { short } = dividendClaim(c, series, at, currency, cite);
  return plusMoney(own, moneyOf(c.exactly<'money'>(short), currency));
}
