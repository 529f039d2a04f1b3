import {
  countedWithin,
  isZero,
  minus,
  nothingCast,
  partOfCast,
  partsOfCards,
  presentIn,
  toWire,
  zero,
  type CardPart,
  type CastShares,
  type OverVotePolicy,
  type Quantity,
} from '@quorate/engine';
import { ruledAbove, type PassedBeyond, type RuledCard } from './chain.js';
import type { HolderOnMatter } from './line-of-card.js';
import type { RuledShares } from './rejected.js';
import type { FaultCode } from './faults.js';
import type { Receipt } from './receipt.js';
import { codeOf, coded, type NotCounted } from './not-counted.js';

/** A card of a holder whose cards are together of more shares than it held, or who is below one that passed down more than it has. */
export interface DisputedCard extends Receipt {
  readonly card: string;
  readonly file: string;
  readonly cast: CastShares;
  readonly shares: Quantity<'shares'>;
}

/** The cards of such a holder, in the order of receipt. */
export interface Disputed extends HolderOnMatter {
  readonly cards: readonly DisputedCard[];
}

/** A card of a holder, and what of it counts. */
export interface Ruled extends RuledCard<CastShares> {
  readonly of: Disputed;
  readonly card: DisputedCard;
}

/**
 * The rules for the cards of one holder are those of the engine (`partsOfCards`, `countedWithin`), exact.
 * @param overVotes the rule for an intermediary; of anybody else the latest card counts
 */
export function ruledOn(of: Disputed, overVotes: OverVotePolicy): readonly Ruled[] {
  const { held, isIntermediary, cards, matter, above } = of;
  // All that it sent may be set aside.
  if (cards.length === 0) return [];
  const parts = partsOfCards(
    held,
    cards,
    (card) => card.shares,
    () => (isIntermediary ? overVotes : 'latest'),
  );
  return cards.map((card) => {
    const { counted, code } = within(held, card.cast, parts.get(card));
    const { received, line } = card;
    const ruled: Ruled = { of, card, matter, above, received, line, counted };
    if (code !== undefined) ruled.code = code;
    return ruled;
  });
}

/** The same of many holders, and then of the positions above them. */
export function ruledOnAll(
  disputed: readonly Disputed[],
  passedBeyond: readonly PassedBeyond[],
  overVotes: OverVotePolicy,
): readonly Ruled[] {
  const cards = disputed.flatMap((holder) => ruledOn(holder, overVotes));
  ruledAbove(cards, passedBeyond, overVotes, { uses: presentIn, within });
  return cards;
}

/** Why a card does not count, or not wholly; undefined where it does. */
export function notCountedOf({ of, card, counted, code, at }: Ruled): NotCounted | undefined {
  if (code === undefined) return undefined;
  const { matter, class: className, holder } = of;
  const shares = toWire(card.shares);
  const told = { code, file: card.file, says: card.card, matter, class: className, holder, shares, counted };
  return coded(at === undefined ? told : { ...told, at });
}

/** The shares that a card lost because it is rejected, beside those that count. */
export function ruledSharesOf({ of, card, counted, code }: Ruled): RuledShares {
  const { matter, class: className, holder, held, above } = of;
  const left = presentIn(counted);
  const lost = code === 'rejected' ? minus<'shares'>(card.shares, left) : zero('shares');
  return { matter, class: className, holder, held, above, counted: left, lost };
}

function within(
  held: Quantity<'shares'>,
  cast: CastShares,
  ruled: CardPart | undefined,
): { readonly counted: CastShares; readonly code?: FaultCode } {
  const found =
    ruled?.why === undefined
      ? countedWithin(held, cast)
      : { shares: isZero(ruled.part) ? nothingCast : partOfCast(cast, ruled.part), why: ruled.why };
  return { counted: found.shares, ...(found.why === undefined ? undefined : { code: codeOf(found.why) }) };
}
