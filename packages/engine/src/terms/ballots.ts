import { compareBy, minus, sum, zero, type Quantity } from '../exact/index.js';
import type { Context } from '../session/index.js';

/** What one holder of record cast, in shares of record before any limit. */
export interface CastShares {
  readonly holder: string;
  readonly for: Quantity<'shares'>;
  readonly against: Quantity<'shares'>;
  readonly abstain: Quantity<'shares'>;
}

const nothing = zero('shares');

/**
 * The votes cast on a matter by the holders of a class: ballots one by one, and an inspector's totals for the rest. The
 * acts must be kept through the question's day; then a holder of whom no ballot was entered has cast none.
 */
export function ballotsFor(c: Context, matter: string, className: string): readonly CastShares[] {
  c.covered('acts', c.asOf, []);
  const ballots = c.books.ballots(matter).filter(({ data }) => data.class === undefined || data.class === className);
  const single = ballots.filter(({ data }) => data.class !== undefined || holdsOnly(c, data.holder, className));
  const tallies = c.books.tallies(matter).filter(({ data }) => data.class === className);
  c.restsOn([...single, ...tallies].map((entry) => entry.id));
  const byHolder = single.map(({ data }) => ({
    holder: data.holder,
    for: data.for ?? nothing,
    against: data.against ?? nothing,
    abstain: data.abstain ?? nothing,
  }));
  const shown = (of: (cast: CastShares) => Quantity<'shares'>): Quantity<'shares'> => sum('shares', byHolder.map(of));
  const rest = tallies.map(({ data }) => ({
    holder: data.holder ?? 'dispersed',
    for:
      data.holder === undefined
        ? lessShown(
            data.for,
            shown((cast) => cast.for),
          )
        : (data.for ?? nothing),
    against:
      data.holder === undefined
        ? lessShown(
            data.against,
            shown((cast) => cast.against),
          )
        : (data.against ?? nothing),
    abstain:
      data.holder === undefined
        ? lessShown(
            data.abstain,
            shown((cast) => cast.abstain),
          )
        : (data.abstain ?? nothing),
  }));
  return [...byHolder, ...rest].map((cast) => clipped(c, cast, className));
}

/** An inspector's total for the whole class includes the holders who are also shown one by one. */
function lessShown(total: Quantity<'shares'> | undefined, shown: Quantity<'shares'>): Quantity<'shares'> {
  if (total === undefined || compareBy<'shares'>('lessThan', total, shown)) return nothing;
  return minus<'shares'>(total, shown);
}

function holdsOnly(c: Context, holder: string, className: string): boolean {
  const held = c.books.classes().filter((id) => c.books.holding(holder, id).at(c.now) !== undefined);
  return held.length === 0 || held[0] === className || held.includes(className);
}

/** A holder cannot cast more than it has of record: what is above is not counted, and the answer says so. */
function clipped(c: Context, cast: CastShares, className: string): CastShares {
  const held = c.books.holding(cast.holder, className).at(c.now);
  if (!compareBy<'shares'>('moreThan', cast.for, held)) return cast;
  c.remark({
    says: `${c.nameOf(cast.holder)} cast more shares of ${className} than it holds of record; the excess is not counted.`,
    cites: [],
  });
  return { ...cast, for: held };
}
