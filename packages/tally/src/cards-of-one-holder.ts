import {
  countedWithin,
  isZero,
  nothingCast,
  partOfCast,
  partsOfCards,
  presentIn,
  toWire,
  type CardPart,
  type CastShares,
  type OverVotePolicy,
  type Quantity,
} from '@quorate/engine';
import { ruledAbove, type PassedBeyond, type RuledCard } from './chain.js';
import type { FaultCode } from './faults.js';
import { codeOf, coded, type NotCounted } from './not-counted.js';

/** A card of a holder whose cards are together of more shares than it held, or who is below one that passed down more than it has. */
export interface DisputedCard extends Pick<RuledCard<CastShares>, 'place'> {
  readonly card: string;
  readonly file: string;
  readonly cast: CastShares;
  readonly shares: Quantity<'shares'>;
}

/** The cards of such a holder, in the order of receipt. */
export interface Disputed extends Pick<RuledCard<CastShares>, 'above'> {
  readonly matter: string;
  readonly class: string;
  readonly holder: string;
  /** The holder of record: itself, or who stands at the top of its chain. */
  readonly record: string;
  /** What of its position is not passed down. */
  readonly held: Quantity<'shares'>;
  readonly isIntermediary: boolean;
  readonly cards: readonly DisputedCard[];
}

/** A card of a holder, and what of it counts. */
export interface Ruled extends RuledCard<CastShares>, Pick<Disputed, 'class' | 'holder' | 'record'> {
  readonly card: DisputedCard;
}

/**
 * The rules for the cards of one holder are those of the engine (`partsOfCards`, `countedWithin`), exact.
 * @param overVotes the rule for an intermediary; of anybody else the latest card counts
 */
export function ruledOn({ held, isIntermediary, cards, ...of }: Disputed, overVotes: OverVotePolicy): readonly Ruled[] {
  const parts = partsOfCards(
    held,
    cards,
    (card) => card.shares,
    () => (isIntermediary ? overVotes : 'latest'),
  );
  return cards.map((card) => ({ ...of, card, place: card.place, ...within(held, card.cast, parts.get(card)) }));
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

export function notCountedOf({
  card,
  matter,
  class: className,
  holder,
  counted,
  code,
  at,
}: Ruled): readonly NotCounted[] {
  if (code === undefined) return [];
  const says = { code, file: card.file, says: card.card, matter, class: className, holder };
  return [coded({ ...says, ...(at === undefined ? undefined : { at }), shares: toWire(card.shares), counted })];
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
