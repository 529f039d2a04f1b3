import { times, type Moment, type Quantity } from '../../../exact/index.js';
import type { Context } from '../../../session/index.js';
import type { Series } from '../../../terms/index.js';
import { convertedRatio } from './as-converted.js';
import type { Piece } from './level.js';

/** A class or series that shares in a payment on the common stock, and for how many shares of common stock it counts. */
export interface Participant extends Piece {
  readonly id: string;
  readonly shares: Quantity<'shares'>;
}

/** The common stock, share for share, and each series that participates, at the ratio of its terms or of its conversion. Treasury shares count for nothing. */
export function participants(
  c: Context,
  common: string,
  series: readonly Series[],
  how: 'participates-in-dividends' | 'participates-in-liquidation',
  at: Moment,
): readonly Participant[] {
  const outstanding = c.books.outstanding(common).at(at);
  const sharing = series.flatMap((each) => {
    const rate = each.terms?.[how];
    if (rate === undefined) return [];
    const shares = c.books.outstanding(each.id).at(at);
    const by = rate === 'as-converted' ? convertedRatio(c, each, common, at) : rate;
    return [{ id: each.id, shares, units: times(shares, by) }];
  });
  return [{ id: common, shares: outstanding, units: outstanding }, ...sharing];
}
