import { nothingCast, toWire, zero } from '@quorate/engine';
import { coded, type NotCounted } from './not-counted.js';
import type { RuledShares } from './rejected.js';
import type { Scanned } from './scan.js';
import { TallyError } from './tally-error.js';

const none = zero('shares');

/**
 * What is left where cards are struck by a ruling: whatever else its holder sent counts as if they had not come.
 * @throws {TallyError} where a card was not challenged when the files were read: of it all that is in dispute is kept one by one, and
 * the rest is in the sums; or where no line that counts is of it
 */
export function struckFrom(
  { challenged, disputed, elections }: Pick<Scanned, 'challenged' | 'disputed' | 'elections'>,
  struck: readonly string[],
): Pick<Scanned, 'disputed' | 'elections'> & {
  readonly told: readonly NotCounted[];
  readonly shares: readonly RuledShares[];
} {
  if (struck.length === 0) return { disputed, elections, told: [], shares: [] };
  const ids = new Set(struck);
  const isStruck = ({ card }: { readonly card: string }) => ids.has(card);
  const isOfStruck = ({ cards }: { readonly cards: readonly { readonly card: string }[] }) => cards.some(isStruck);
  const left = <Of extends { readonly cards: readonly { readonly card: string }[] }>(
    all: readonly Of[],
  ): readonly Of[] =>
    all.map((of) => (isOfStruck(of) ? { ...of, cards: of.cards.filter((card) => !isStruck(card)) } : of));
  const gone = [
    ...disputed.filter(isOfStruck).map((of) => ({ of, nothing: { counted: nothingCast } })),
    ...elections.disputed.filter(isOfStruck).map((of) => ({ of, nothing: { present: none } })),
  ].flatMap(({ of, nothing }) => of.cards.filter(isStruck).map((card) => ({ of, card, nothing })));
  const told = gone.map(({ of: { matter, class: className, holder }, card: { card, file, shares }, nothing }) => {
    const of = { matter, class: className, holder, shares: toWire(shares) };
    return { code: 'struck' as const, file, says: card, ...of, ...nothing };
  });
  const shares: readonly RuledShares[] = gone.map(({ of, card }) => ({ ...of, counted: none, lost: card.shares }));
  const unknown = struck.find((id) => !challenged.includes(id));
  if (unknown !== undefined) {
    throw new TallyError(
      `The card ${unknown} is not kept by itself, and cannot be struck: name it as challenged when the files are counted.`,
    );
  }
  const absent = struck.find((id) => told.every(({ says }) => says !== id));
  if (absent !== undefined) {
    throw new TallyError(
      `No line that counts is of the card ${absent}, and it cannot be struck: look for it in the files, and among what is told as not counted.`,
    );
  }
  return {
    disputed: left(disputed),
    elections: { ...elections, disputed: left(elections.disputed) },
    told: told.map((each) => coded(each)),
    shares,
  };
}
