import { compareMoney, isZero, minusMoney, noMoney, ratio, recount, share, timesMoney } from '../../../exact/index.js';
import type { Money } from '../../../exact/index.js';
import type { Series } from '../../../terms/index.js';
import { convertsAbove, type OrConverted } from './as-converted.js';
import { levelOf, takenAt } from './level.js';
import { onShares } from '../money-on-shares.js';
import type { Participant } from './participation.js';

/** What a class or series receives of the residue. */
export interface Residual {
  readonly id: string;
  readonly residue: Money;
  /** On each share of common stock, or counted as one; undefined where nothing shares. */
  readonly each: Money | undefined;
}

/**
 * Divides the residue among those that share in it, by units. A series whose terms cap what it gets is paid up to the cap
 * (its preference counts against it), and the others divide what is left; one that takes the greater of its preference and
 * a multiple begins to share where the multiple passes it.
 */
export function divideResidue(
  residue: Money,
  sharing: readonly Participant[],
  series: readonly Series[],
  preferences: ReadonlyMap<string, Money>,
): readonly Residual[] {
  const pieces = piecesOf(sharing, series, preferences);
  const each = pieces.every(({ units }) => isZero(units)) ? undefined : levelOf(residue, pieces);
  return pieces.map((piece) => ({ id: piece.id, residue: takenAt(each, piece, residue.currency), each }));
}

/** Those that share, each with the level at which it has had what its cap leaves it. */
export function piecesOf(
  sharing: readonly Participant[],
  series: readonly Series[],
  preferences: ReadonlyMap<string, Money>,
): readonly Participant[] {
  return sharing.map((each) => ({ ...each, until: capOf(each, series, preferences) }));
}

/**
 * The same, with series that get what conversion would give them where that is more: from there on such a series counts for the shares that
 * it would become, and for nothing else.
 */
export function withConversions(
  pieces: readonly Participant[],
  converting: readonly OrConverted[],
  preferences: ReadonlyMap<string, Money>,
): readonly (Participant & { readonly converted?: true })[] {
  const above = new Map(
    converting.map((each) => {
      const sharing = pieces.find(({ id }) => id === each.id);
      return [each.id, convertsAbove(each, { preference: preferences.get(each.id)!, sharing })];
    }),
  );
  const unconverted = pieces.map((piece) => {
    const from = above.get(piece.id);
    if (from === undefined || (piece.until !== undefined && compareMoney(piece.until, from) <= 0)) return piece;
    return { ...piece, until: from };
  });
  const converted = converting.flatMap(({ id, shares, units }) => {
    const from = above.get(id);
    return from === undefined ? [] : [{ id, shares, units, from, converted: true as const }];
  });
  return [...unconverted, ...converted];
}

/** The level at which a series has had what its cap leaves it; undefined where it has no cap. */
function capOf(
  participant: Participant,
  series: readonly Series[],
  preferences: ReadonlyMap<string, Money>,
): Money | undefined {
  const cap = series.find((each) => each.id === participant.id)?.terms?.['participation-cap'];
  if (cap === undefined || isZero(participant.units)) return undefined;
  const most = onShares(cap, participant.shares);
  const had = preferences.get(participant.id);
  const none = noMoney(most.currency);
  const room = had === undefined ? most : minusMoney(most, had);
  return timesMoney(compareMoney(room, none) < 0 ? none : room, share(ratio(1), recount('ratio', participant.units)));
}
