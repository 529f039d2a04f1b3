import {
  compareMoney,
  isZero,
  minusMoney,
  noMoney,
  plus,
  plusMoney,
  ratio,
  recount,
  share,
  sum,
  timesMoney,
} from '../../../exact/index.js';
import type { Money, Shares } from '../../../exact/index.js';
import { onShares } from '../money-on-shares.js';

/**
 * One that takes part in a division that goes by a level for each unit: it takes nothing up to `from`, then its units
 * times what the level is above it, and no more from `until` on.
 */
export interface Piece {
  readonly units: Shares;
  /** Nothing where it takes part from the first cent. */
  readonly from?: Money | undefined;
  /** Without one it takes part without end. */
  readonly until?: Money | undefined;
}

/**
 * The level at which the pieces together take an amount, exactly. What they take grows with the level, in straight lines
 * between the points where a piece begins or ends, so one walk over those points finds it. Undefined where they cannot take
 * so much, whatever the level.
 */
export function levelOf(amount: Money, pieces: readonly Piece[]): Money | undefined {
  let level = noMoney(amount.currency);
  let left = amount;
  for (const next of turningPoints(pieces, level)) {
    const units = unitsAt(pieces, level);
    const taken = onShares(minusMoney(next, level), units);
    if (compareMoney(taken, left) >= 0) break;
    left = minusMoney(left, taken);
    level = next;
  }
  if (isZero(left.amount)) return level;
  const units = unitsAt(pieces, level);
  if (isZero(units)) return undefined;
  return plusMoney(level, timesMoney(left, share(ratio(1), recount('ratio', units))));
}

/** What a piece takes at a level; at none, where the pieces together could not take the amount, all that it can. */
export function takenAt(level: Money | undefined, piece: Piece, currency: string): Money {
  const nothing = noMoney(currency);
  const from = piece.from ?? nothing;
  const top = level === undefined ? piece.until : lesser(level, piece.until);
  if (top === undefined || compareMoney(top, from) <= 0) return nothing;
  return onShares(minusMoney(top, from), piece.units);
}

/** The levels above one at which a piece begins or ends, in their order. */
export function turningPoints(pieces: readonly Piece[], start: Money): readonly Money[] {
  return pieces
    .flatMap(({ from, until }) => [from, until].flatMap((each) => each ?? []))
    .filter((each) => compareMoney(each, start) > 0)
    .toSorted(compareMoney);
}

/** The units of the pieces that take a part of what is just above a level. */
function unitsAt(pieces: readonly Piece[], level: Money): Shares {
  const taking = pieces.filter(
    ({ from, until }) =>
      (from === undefined || compareMoney(from, level) <= 0) && (until === undefined || compareMoney(until, level) > 0),
  );
  return unitsOf(taking);
}

/** All units together. */
export function unitsOf(of: readonly { readonly units: Shares }[]): Shares {
  return of.reduce<Shares>((so, each) => plus<'shares'>(so, each.units), sum('shares', []));
}

function lesser(a: Money, b: Money | undefined): Money {
  return b === undefined || compareMoney(a, b) <= 0 ? a : b;
}
