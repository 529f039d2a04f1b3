import { openFact } from '../../../evaluation/index.js';
import {
  compareMoments,
  dividedBy,
  equals,
  isPositive,
  isZero,
  least,
  minus,
  plus,
  share,
  sum,
  times,
  zero,
} from '../../../exact/index.js';
import type { Moment, Ratio, Shares } from '../../../exact/index.js';
import type { Context } from '../../../session/index.js';
import { weightOf } from './measure.js';
import type { NotCounted } from './parameters.js';

/** What is taken out of the count, of whose shares of which classes. */
export interface ToSpread {
  readonly article: string;
  readonly cite: string;
  readonly measure: string;
  readonly owners: readonly string[];
  readonly classes: readonly string[];
  /** All that they own, and what of it is taken out, in the count of the measure. */
  readonly own: Shares;
  readonly removed: Shares;
  /** What is left of each vote of what is taken out. */
  readonly leaves: Ratio;
}

/** What remains of each share of some owners and classes. */
export interface SpreadPart {
  readonly owners: readonly string[];
  readonly classes: readonly string[];
  readonly factor: Ratio;
}

/** One owner's shares of one class: the least that can be told apart. */
interface Lot {
  readonly owner: string;
  readonly class: string;
  readonly shares: Shares;
}

/** Asked where the board names the shares that are above a limit. */
export const sharesNamedAbove = openFact('shares-above-the-limit-named', 'person', 'class').shares(
  'How many shares of {1} owned by {0} does the board take to be above the limit?',
);

/**
 * What remains of each share once so many are taken out: of all alike; of those acquired last first; or of those that the
 * board names. Where one owner has one class there is nothing to choose.
 */
export function spread(c: Context, effect: NotCounted, all: ToSpread, at: Moment): readonly SpreadPart[] {
  const alike = [{ owners: all.owners, classes: all.classes, factor: partLeft(all.own, all.removed, all.leaves) }];
  const lots = lotsOf(c, all, at);
  if (lots.length < 2) return alike;
  switch (c.resolve(effect.among)) {
    case 'alike':
      return alike;
    case 'last-acquired-first':
      return partsOf(lots, lastAcquired(c, all, lots, at), all.leaves);
    case 'as-the-board-picks':
      return asNamed(c, all, lots, at) ?? alike;
  }
}

function lotsOf(c: Context, { owners, classes }: ToSpread, at: Moment): readonly Lot[] {
  return owners
    .flatMap((owner) => classes.map((id) => ({ owner, class: id, shares: heldAt(c, owner, id, at) })))
    .filter((lot) => !isZero(lot.shares));
}

function heldAt(c: Context, owner: string, id: string, at: Moment): Shares {
  return sum(
    'shares',
    c.books.blocksOwned([owner], id, at).map((block) => block.shares),
  );
}

/** What remains of each of some shares of which so many are above the line. */
function partLeft(all: Shares, removed: Shares, leaves: Ratio): Ratio {
  return share<'shares'>(plus<'shares'>(minus<'shares'>(all, removed), times(removed, leaves)), all);
}

function partsOf(lots: readonly Lot[], removed: readonly Shares[], leaves: Ratio): readonly SpreadPart[] {
  return lots.flatMap((lot, index) => {
    const out = removed[index] ?? zero('shares');
    if (isZero(out)) return [];
    return [{ owners: [lot.owner], classes: [lot.class], factor: partLeft(lot.shares, out, leaves) }];
  });
}

/** Back from the latest acquisition. What was sold is taken to be what was bought last before it. */
function lastAcquired(c: Context, all: ToSpread, lots: readonly Lot[], at: Moment): readonly Shares[] {
  const moments = c.books
    .changeMoments(all.classes, all.owners)
    .filter((when) => compareMoments(when, at) !== 1)
    .toReversed();
  const removed = lots.map(() => zero('shares'));
  const low = lots.map((lot) => lot.shares);
  let left = all.removed;
  for (const [index] of moments.entries()) {
    const earlier = moments[index + 1];
    for (const [which, lot] of lots.entries()) {
      const before = earlier === undefined ? zero('shares') : heldAt(c, lot.owner, lot.class, earlier);
      const kept = least(low[which]!, before);
      const weight = weightOf(c, all.article, all.measure, lot.class, at);
      const acquired = minus<'shares'>(low[which]!, kept);
      const out = least(acquired, dividedBy(left, weight));
      if (isPositive(out)) {
        removed[which] = plus<'shares'>(removed[which]!, out);
        left = minus<'shares'>(left, times(out, weight));
      }
      low[which] = kept;
    }
  }
  return removed;
}

/** What the board names, where it comes to what is above the limit and no lot has less; else nothing, and that is said. */
function asNamed(c: Context, all: ToSpread, lots: readonly Lot[], at: Moment): readonly SpreadPart[] | undefined {
  const named = lots.map((lot): Shares =>
    c.exactly<'shares'>(c.quantity('shares', sharesNamedAbove, { about: [lot.owner, lot.class], cites: [all.cite] })),
  );
  const total = sum(
    'shares',
    lots.map((lot, index) => times(named[index]!, weightOf(c, all.article, all.measure, lot.class, at))),
  );
  const fits = lots.every((lot, index) => equals<'shares'>(least(lot.shares, named[index]!), named[index]!));
  if (fits && equals<'shares'>(total, all.removed)) return partsOf(lots, named, all.leaves);
  c.remark({
    says: 'The shares that the board names do not come to what is above the limit; they are taken from all alike.',
    cites: [all.cite],
  });
  return undefined;
}
