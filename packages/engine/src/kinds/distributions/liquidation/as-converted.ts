import { held, message, openFact, reason, type Held } from '../../../evaluation/index.js';
import {
  compareMoney,
  isPositive,
  isZero,
  minus,
  plusMoney,
  ratio,
  recount,
  share,
  show,
  showMoney,
  times,
  timesMoney,
  zero,
} from '../../../exact/index.js';
import type { Moment, Money, Ratio, Shares } from '../../../exact/index.js';
import type { Placed } from '../../../instrument/index.js';
import type { Context } from '../../../session/index.js';
import { conversionRatioNotion, type Series } from '../../../terms/index.js';
import type { Conversion } from '../conversion/conversion-parameters.js';
import { onShares } from '../money-on-shares.js';
import { provisionOf } from '../series/series-provision.js';
import type { Piece } from './level.js';
import { saidOf, type SeriesClause } from './series-clause.js';

/** Asked where no provision in force gives a conversion into the class, and no term a rate. */
export const ratioInLiquidation = openFact('ratio-in-liquidation', 'series', 'class').ratio(
  'Into how many shares of {1} can each share of {0} be converted just before the liquidation?',
);

/** For how many shares of the residual class a share of a series counts by its conversion on that day. */
export function convertedRatio(c: Context, series: Series, residual: string, at: Moment): Ratio {
  const placed = provisionOf<Conversion>(c, 'conversion', series.id, at.day);
  if (placed?.provision.into === residual)
    return c.notion(conversionRatioNotion(series.id), [], at, placed.article).value.ratio;
  const { 'converts-into': into, 'conversion-rate': rate } = series.terms ?? {};
  if (placed === undefined && into === residual && rate !== undefined) return rate;
  const cites = series.cite === undefined ? [] : [series.cite];
  return c.exactly(c.quantity<'ratio'>('ratio', ratioInLiquidation, { about: [series.id, residual], cites }));
}

/** A series that gets what conversion would give it, where that is more. */
export interface OrConverted {
  readonly id: string;
  readonly shares: Shares;
  readonly ratio: Ratio;
  /** The shares of the residual class that all of it would become. */
  readonly units: Shares;
  readonly cites: readonly string[];
}

export function orConverted(
  c: Context,
  placed: Placed,
  { residual, orAsConverted }: { readonly residual: string; readonly orAsConverted?: SeriesClause | undefined },
  series: readonly Series[],
  at: Moment,
): readonly OrConverted[] {
  return series.flatMap((each) => {
    const cites = saidOf(placed, orAsConverted, each, 'or-as-converted');
    if (cites === undefined) return [];
    const by = convertedRatio(c, each, residual, at);
    const shares = c.books.outstanding(each.id).at(at);
    return [{ id: each.id, shares, ratio: by, units: times(shares, by), cites }];
  });
}

/** What a series gets unconverted. */
export interface Unconverted {
  readonly preference: Money;
  /** How it shares in what remains, up to its cap; undefined where it does not. */
  readonly sharing: Piece | undefined;
}

/**
 * The level of what remains on each share of the residual class above which conversion gives more: unconverted a series has its preference
 * and gains by what it shares in up to its cap, converted it gains from nothing, without an end. Undefined where that is never more.
 */
export function convertsAbove({ units }: OrConverted, { preference, sharing }: Unconverted): Money | undefined {
  const until = sharing?.until;
  const faster = minus<'shares'>(units, sharing?.units ?? zero('shares'));
  const meet = isPositive(faster) ? onEach(preference, faster) : undefined;
  if (meet !== undefined && (until === undefined || compareMoney(meet, until) <= 0)) return meet;
  if (until === undefined || isZero(units)) return undefined;
  return onEach(plusMoney(preference, onShares(until, sharing!.units)), units);
}

function onEach(amount: Money, of: Shares): Money {
  return timesMoney(amount, share(ratio(1), recount('ratio', of)));
}

const told = message(
  'liquidation.or-converted',
  'Converted, {ratio} for one, each share of {series} would get {converted}, and otherwise {unconverted}: {outcome}',
);

/** Whether a series is treated as converted at a level: where it gets more by it, and not where it gets as much. */
export function isConvertedAt(level: Money, converting: OrConverted, unconverted: Unconverted): Held<boolean> {
  const from = convertsAbove(converting, unconverted);
  const is = from !== undefined && compareMoney(level, from) > 0;
  const { preference, sharing } = unconverted;
  const top = sharing?.until !== undefined && compareMoney(sharing.until, level) < 0 ? sharing.until : level;
  const shared = onShares(top, sharing?.units ?? zero('shares'));
  const figures = {
    ratio: show(converting.ratio),
    series: converting.id,
    converted: showMoney(timesMoney(level, converting.ratio)),
    unconverted: showMoney(onEach(plusMoney(preference, shared), converting.shares)),
  };
  return held(
    is,
    reason(told, is ? 'it is treated as converted' : 'it is not treated so', { figures, cites: converting.cites }),
  );
}
