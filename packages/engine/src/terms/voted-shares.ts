import { compareBy, isZero, least, minus, plus, ratio, share, sumOf, times, zero } from '../exact/index.js';
import type { Quantity, Ratio, Shares, Unit } from '../exact/index.js';
import type { OverVotePolicy } from '../session/index.js';

/** How shares of record were voted on a matter. Together they are the shares present. */
export interface CastShares {
  readonly for: Shares;
  readonly against: Shares;
  /** Where holders are asked how often something is put to them. */
  readonly oneYear: Shares;
  readonly twoYears: Shares;
  readonly threeYears: Shares;
  readonly abstain: Shares;
  /** Present, and not voted: broker non-votes, and what a total counts as present besides. */
  readonly unvoted: Shares;
}

/** The answers to how often, as counts name them. */
export const yearsVoted = ['oneYear', 'twoYears', 'threeYears'] as const;

export type YearsVoted = (typeof yearsVoted)[number];

/** The ways in which a share can be voted; it goes one of them. */
const ways = ['for', 'against', ...yearsVoted] as const;

export const choices = [...ways, 'abstain', 'unvoted'] as const;

/** Why some of what was cast does not count, or none of it. */
export type WhyNotCounted =
  | 'more-than-held'
  | 'both-ways'
  | 'superseded'
  | 'late'
  | 'nothing-held'
  /** The inspectors ruled so. */
  | 'ruled-out'
  | 'ruled-otherwise'
  /** By the rule sealed for over-votes: none of the cards counts, an earlier one has used the shares up, each counts in proportion. */
  | 'rejected'
  | 'used-up'
  | 'in-proportion';

/** The same of a ballot in an election. */
export type WhyNotElecting =
  | Exclude<WhyNotCounted, 'both-ways'>
  | 'too-many-candidates'
  /** It gives votes to nobody who stands in this election, and withholds none. */
  | 'no-candidate';

/** What counts of a ballot or a total. */
export interface WhatCounts {
  readonly shares: CastShares;
  /** Absent where everything counts. */
  readonly why?: WhyNotCounted;
}

const none = zero('shares');
export const nothingCast: CastShares = eachChoice(() => none);

/** The shares that these figures are of. */
export function presentIn(cast: CastShares): Shares {
  return sumOf('shares', choices, (choice) => cast[choice]);
}

export function sumOfCast(all: readonly CastShares[]): CastShares {
  return eachChoice((choice) => sumOf('shares', all, (cast) => cast[choice]));
}

/** A total without what of it is shown besides. */
export function castBeside(total: CastShares, shown: CastShares): CastShares {
  return eachChoice((choice) => lessOrNone(total[choice], shown[choice]));
}

/**
 * What counts of the figures of one who has so many shares of record: never more than these together. Shares voted one way
 * count as far as they are held; then what is present without a vote, as far as shares are left. Where those voted several ways
 * come to more than are held, nobody can tell which way they were voted: they are present, and count for none.
 */
export function countedWithin(held: Shares, cast: CastShares): WhatCounts {
  if (isWithin(presentIn(cast), held)) return { shares: cast };
  if (isZero(held)) return { shares: nothingCast, why: 'nothing-held' };
  const voted = ways.filter((way) => !isZero(cast[way]));
  const inAll = sumOf('shares', voted, (way) => cast[way]);
  if (voted.length > 1 && !isWithin(inAll, held)) {
    return { shares: { ...nothingCast, abstain: held }, why: 'both-ways' };
  }
  let left = held;
  const shares = eachChoice((choice) => {
    const counted = least(cast[choice], left);
    left = minus<'shares'>(left, counted);
    return counted;
  });
  return { shares, why: 'more-than-held' };
}

/** What of a card counts. */
export interface CardPart {
  readonly part: Ratio;
  /** Absent where it counts as it is. */
  readonly why?: WhyNotCounted;
}

const whole: CardPart = { part: ratio(1) };
const ofNothing: CardPart = { part: ratio(0), why: 'nothing-held' };
const rejected: CardPart = { part: ratio(0), why: 'rejected' };

/**
 * How much of each card counts, of those that one holder cast in this order. Cards add as long as what it has of record reaches. Where it
 * does not, the rule for over-votes says which do: by the usual one a later card takes the place of an earlier one. The card that the
 * rule prefers always counts, as far as the shares held reach. Of who holds nothing no card takes the place of another: nothing was held to vote.
 */
export function partsOfCards<U extends Unit, Card>(
  held: Quantity<U>,
  cards: readonly Card[],
  uses: (card: Card) => Quantity<NoInfer<U>>,
  ruleFor: () => OverVotePolicy,
): ReadonlyMap<Card, CardPart> {
  const [first, ...others] = cards;
  if (first === undefined) return new Map();
  const together = others.reduce<Quantity<U>>((total, card) => plus<U>(total, uses(card)), uses(first));
  if (isWithin(together, held)) return new Map(cards.map((card) => [card, whole]));
  if (isZero(held)) return new Map(cards.map((card) => [card, isZero(uses(card)) ? whole : ofNothing]));
  switch (ruleFor()) {
    case 'latest':
      return keptOf(held, cards.toReversed(), uses, 'superseded');
    case 'receipt':
      return keptOf(held, cards, uses, 'used-up');
    case 'reject':
      return new Map(cards.map((card) => [card, rejected]));
    case 'pro-rata': {
      const part = share<U>(held, together);
      const inProportion: CardPart = { part, why: 'in-proportion' };
      return new Map(cards.map((card) => [card, inProportion]));
    }
  }
}

/** Cards in the order in which they are preferred: each that the shares still reach to counts, and the first in any case. */
function keptOf<U extends Unit, Card>(
  held: Quantity<U>,
  cards: readonly Card[],
  uses: (card: Card) => Quantity<NoInfer<U>>,
  why: WhyNotCounted,
): ReadonlyMap<Card, CardPart> {
  const parts = new Map<Card, CardPart>();
  const left: CardPart = { part: ratio(0), why };
  let used: Quantity<U> | undefined;
  for (const card of cards) {
    const together: Quantity<U> = used === undefined ? uses(card) : plus<U>(used, uses(card));
    const counts = used === undefined || isWithin(together, held);
    if (counts) used = together;
    parts.set(card, counts ? whole : left);
  }
  return parts;
}

/** Of shares voted in some way a part, as a rule has it. */
export function partOfCast(cast: CastShares, part: Ratio): CastShares {
  return eachChoice((choice) => times(cast[choice], part));
}

function eachChoice(of: (choice: (typeof choices)[number]) => Shares): CastShares {
  return {
    for: of('for'),
    against: of('against'),
    oneYear: of('oneYear'),
    twoYears: of('twoYears'),
    threeYears: of('threeYears'),
    abstain: of('abstain'),
    unvoted: of('unvoted'),
  };
}

/** How shares were voted, as answers tell it; how often only where somebody voted so. */
export function castTold(cast: CastShares): Partial<CastShares> {
  const left = yearsVoted.filter((answer) => isZero(cast[answer]));
  return Object.fromEntries(Object.entries(cast).filter(([choice]) => !left.some((answer) => answer === choice)));
}

export function lessOrNone(all: Shares, taken: Shares): Shares {
  return isWithin(all, taken) ? none : minus<'shares'>(all, taken);
}

function isWithin<U extends Unit>(part: Quantity<U>, whole: Quantity<NoInfer<U>>): boolean {
  return compareBy<U>('notMoreThan', part, whole);
}
