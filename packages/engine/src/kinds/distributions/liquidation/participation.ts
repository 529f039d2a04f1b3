import { openFact } from '../../../evaluation/index.js';
import { isZero, times, type Moment, type Shares } from '../../../exact/index.js';
import { type Placed } from '../../../instrument/index.js';
import type { Context } from '../../../session/index.js';
import type { Series } from '../../../terms/index.js';
import { provisionOf } from '../series/series-provision.js';
import { convertedRatio } from './as-converted.js';
import type { Piece } from './level.js';

/** A class or series that shares in a payment on the common stock, and for how many shares of common stock it counts. */
export interface Participant extends Piece {
  readonly id: string;
  readonly shares: Shares;
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

/** Asked of a series whose terms nobody has entered: what it has beyond its preference is not known either. */
export const sharesInWhatRemains = openFact('shares-in-what-remains', 'series', 'class').ratio(
  'For how many shares of {1} does each share of {0} count in what remains in a liquidation; none where it does not share in it?',
);

/** The series whose terms are not entered, as far as they share by what is stated of them. */
export function sharingAsStated(
  c: Context,
  { cite }: Placed,
  residual: string,
  series: readonly Series[],
  at: Moment,
): readonly Participant[] {
  return series
    .filter(
      ({ id, terms }) => terms === undefined && provisionOf(c, 'participating-preference', id, at.day) === undefined,
    )
    .flatMap(({ id }) => {
      const by = c.exactly(c.quantity<'ratio'>('ratio', sharesInWhatRemains, { about: [id, residual], cites: [cite] }));
      const shares = c.books.outstanding(id).at(at);
      return isZero(by) ? [] : [{ id, shares, units: times(shares, by) }];
    });
}
