import { plus, ratio, recount, share, times, type Day, type Ratio } from '../exact/index.js';
import { groupedBy } from './grouped.js';
import type { StandingOf } from './standing.js';

/** What became of the unit of a class: splits, combinations, and shares of a class distributed on itself. */
export interface ShareUnitBooks {
  /**
   * How many shares of a class on one day stand for one of an earlier day, by the terms of what was done and not by
   * counts (see `splits`): 2 after a split in two, 1/10 after a
   * combination of ten. A change counts on its own day: that day's prices are of the new share. One where nothing is
   * entered, as for securities of others.
   */
  readonly sharesFor: (cls: string, earlier: Day, later: Day) => Ratio;
}

export function shareUnitBooks(standing: StandingOf<'register'>): ShareUnitBooks {
  const splits = standing.ofType('shares-split').map(({ on, data }) => ({
    on,
    class: data.class,
    by: share(data.becomes, data['for-each']),
  }));
  const distributions = standing
    .ofType('share-distribution')
    .filter(({ data }) => data.class === data['on-class'])
    .map(({ on, data }) => ({ on, class: data.class, by: plus(ratio(1), recount('ratio', data['per-share'])) }));
  const byClass = groupedBy([...splits, ...distributions], (each) => each.class);
  return {
    sharesFor: (cls, earlier, later) =>
      (byClass.get(cls) ?? [])
        .filter(({ on }) => earlier < on && on <= later)
        .reduce<Ratio>((product, { by }) => times(product, by), ratio(1)),
  };
}
