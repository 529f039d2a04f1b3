import { groupedBy, isZero, least, minus, plus, quantity, sumOf, zero, type Quantity } from '@quorate/engine';
import type { PassedBeyond } from './chain.js';

type Shares = Quantity<'shares'>;

/** A card of a holder, as it was ruled on. */
export interface RuledShares {
  readonly matter: string;
  readonly class: string;
  readonly holder: string;
  /** What the holder has. */
  readonly held: Shares;
  /** The positions above, of which more was passed down than they have. */
  readonly above: readonly number[];
  readonly counted: Shares;
  /** What of it does not count because all cards of its holder are rejected, or because the inspectors ruled so. */
  readonly lost: Shares;
}

/** Shares of a class on a matter whose cards do not count by the rule sealed for over-votes, or by a ruling. */
export interface Rejected {
  readonly matter: string;
  readonly class: string;
  readonly shares: Shares;
}

const none = zero('shares');

/** Of each holder no more than it has beside what counts, and below a position no more than that one has. */
export function rejectedIn(
  cards: readonly RuledShares[],
  passedBeyond: readonly Pick<PassedBeyond, 'held'>[],
): readonly Rejected[] {
  if (cards.every(({ lost }) => isZero(lost))) return [];
  const holders = Array.from(groupedBy(cards, keyOf).values(), (own) => {
    const { matter, class: className, held, above } = own[0]!;
    const counted = sumOf('shares', own, (card) => card.counted);
    const lost = sumOf('shares', own, (card) => card.lost);
    return { matter, class: className, above, counted, shares: least(lost, rest(held, counted)) };
  });
  for (const [edge, { held }] of passedBeyond.entries()) {
    const below = holders.filter(({ above }) => above.includes(edge));
    for (const own of groupedBy(below, ({ matter }) => matter).values()) {
      let left = rest(
        quantity('shares', held),
        sumOf('shares', own, (each) => each.counted),
      );
      for (const each of own) {
        each.shares = least(each.shares, left);
        left = rest(left, each.shares);
      }
    }
  }
  const lines = groupedBy(holders, keyOf);
  return Array.from(lines.values(), (own) => {
    const { matter, class: className } = own[0]!;
    const shares = own.map((each) => each.shares).reduce((one, other) => plus<'shares'>(one, other), none);
    return { matter, class: className, shares };
  }).filter(({ shares }) => !isZero(shares));
}

type LineOfHolder = Pick<Rejected, 'matter' | 'class'> & { readonly holder?: string };

function keyOf({ matter, class: className, holder = '' }: LineOfHolder): string {
  return `${matter}\u0000${className}\u0000${holder}`;
}

function rest(all: Shares, part: Shares): Shares {
  return minus<'shares'>(all, least(all, part));
}
