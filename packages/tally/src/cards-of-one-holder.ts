import {
  countedWithin,
  isZero,
  nothingCast,
  partOfCast,
  partsOfCards,
  sumOfCast,
  toWire,
  type CastShares,
  type OverVotePolicy,
  type Quantity,
} from '@quorate/engine';
import { codeOf, coded, type NotCounted } from './not-counted.js';

/** A card of a holder whose cards are together of more shares than it held. */
export interface DisputedCard {
  readonly card: string;
  readonly file: string;
  readonly cast: CastShares;
  readonly shares: Quantity<'shares'>;
}

/** The cards of a holder, in the order of receipt, that are together of more shares than it held. */
export interface Disputed {
  readonly matter: string;
  readonly class: string;
  readonly holder: string;
  readonly held: Quantity<'shares'>;
  readonly isIntermediary: boolean;
  readonly cards: readonly DisputedCard[];
}

/** What of the cards of one holder counts. */
export interface Ruled {
  readonly counted: CastShares;
  /** Of each card that does not count, or not wholly, why. */
  readonly rulings: readonly NotCounted[];
}

/**
 * The rules for the cards of one holder are those of the engine (`partsOfCards`, `countedWithin`), exact.
 * @param overVotes the rule for an intermediary; of anybody else the latest card counts
 */
export function ruledOn(
  { matter, class: className, holder, held, isIntermediary, cards }: Disputed,
  overVotes: OverVotePolicy,
): Ruled {
  const parts = partsOfCards(
    held,
    cards,
    (card) => card.shares,
    () => (isIntermediary ? overVotes : 'latest'),
  );
  const rulings: NotCounted[] = [];
  const counted = cards.map((card) => {
    const ruled = parts.get(card);
    const found =
      ruled?.why === undefined
        ? countedWithin(held, card.cast)
        : { shares: isZero(ruled.part) ? nothingCast : partOfCast(card.cast, ruled.part), why: ruled.why };
    if (found.why !== undefined) {
      const says = { code: codeOf(found.why), file: card.file, says: card.card, matter, class: className, holder };
      rulings.push(coded({ ...says, shares: toWire(card.shares), counted: found.shares }));
    }
    return found.shares;
  });
  return { counted: sumOfCast(counted.filter((each) => each !== nothingCast)), rulings };
}
