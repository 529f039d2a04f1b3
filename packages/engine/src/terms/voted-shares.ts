import { compareBy, isZero, least, minus, plus, sum, zero, type Quantity, type Unit } from '../exact/index.js';

type Shares = Quantity<'shares'>;

/** How shares of record were voted on a matter. Together they are the shares present. */
export interface CastShares {
  readonly for: Shares;
  readonly against: Shares;
  readonly abstain: Shares;
  /** Present, and not voted: broker non-votes, and what a total counts as present besides. */
  readonly unvoted: Shares;
}

export const choices = ['for', 'against', 'abstain', 'unvoted'] as const;

/** Why some of what was cast does not count, or none of it. */
export type WhyNotCounted = 'more-than-held' | 'both-ways' | 'superseded' | 'late' | 'nothing-held';

/** What counts of a ballot or a total. */
export interface WhatCounts {
  readonly shares: CastShares;
  /** Absent where everything counts. */
  readonly why?: WhyNotCounted;
}

const none = zero('shares');
export const nothingCast: CastShares = { for: none, against: none, abstain: none, unvoted: none };

/** The shares that these figures are of. */
export function presentIn(cast: CastShares): Shares {
  return sum(
    'shares',
    choices.map((choice) => cast[choice]),
  );
}

export function sumOfCast(all: readonly CastShares[]): CastShares {
  return eachChoice((choice) =>
    sum(
      'shares',
      all.map((cast) => cast[choice]),
    ),
  );
}

/** A total without what of it is shown besides. */
export function castBeside(total: CastShares, shown: CastShares): CastShares {
  return eachChoice((choice) => lessOrNone(total[choice], shown[choice]));
}

/**
 * What counts of the figures of one who has so many shares of record: never more than these together. Shares voted one way
 * count as far as they are held; then what is present without a vote, as far as shares are left. Where those for and those
 * against come to more than are held, nobody can tell which way they were voted: they are present, and count for neither.
 */
export function countedWithin(held: Shares, cast: CastShares): WhatCounts {
  const voted = plus(cast.for, cast.against);
  if (isWithin(presentIn(cast), held)) return { shares: cast };
  if (isZero(held)) return { shares: nothingCast, why: 'nothing-held' };
  if (!isWithin(voted, held) && !isZero(cast.for) && !isZero(cast.against)) {
    return { shares: { ...nothingCast, abstain: held }, why: 'both-ways' };
  }
  const yes = least(cast.for, held);
  const no = least(cast.against, held);
  const abstain = least(cast.abstain, minus<'shares'>(held, plus(yes, no)));
  const unvoted = least(cast.unvoted, minus<'shares'>(held, plus(plus(yes, no), abstain)));
  return { shares: { for: yes, against: no, abstain, unvoted }, why: 'more-than-held' };
}

/**
 * Which cards of one holder count, of those that it cast in this order. They add as long as what it has of record reaches;
 * where it does not, the later card counts, and an earlier one beyond it was superseded. The last always counts.
 */
export function cardsThatCount<U extends Unit, Card>(
  held: Quantity<U>,
  cards: readonly Card[],
  uses: (card: Card) => Quantity<NoInfer<U>>,
): readonly Card[] {
  const counting: Card[] = [];
  let used: Quantity<U> | undefined;
  for (const card of cards.toReversed()) {
    const together: Quantity<U> = used === undefined ? uses(card) : plus<U>(used, uses(card));
    if (used !== undefined && !isWithin(together, held)) continue;
    used = together;
    counting.push(card);
  }
  return counting.toReversed();
}

function eachChoice(of: (choice: (typeof choices)[number]) => Shares): CastShares {
  return { for: of('for'), against: of('against'), abstain: of('abstain'), unvoted: of('unvoted') };
}

export function lessOrNone(all: Shares, taken: Shares): Shares {
  return isWithin(all, taken) ? none : minus<'shares'>(all, taken);
}

function isWithin<U extends Unit>(part: Quantity<U>, whole: Quantity<NoInfer<U>>): boolean {
  return compareBy<U>('notMoreThan', part, whole);
}
