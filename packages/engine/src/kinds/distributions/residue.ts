import {
  compareMoney,
  isZero,
  minusMoney,
  moneyOf,
  plusMoney,
  ratio,
  recount,
  share,
  timesMoney,
  zero,
  type Money,
} from '../../exact/index.js';
import type { Series } from '../../terms/index.js';
import { onShares } from './money-on-shares.js';
import { unitsOf, type Participant } from './participation.js';

/** What a class or series receives of the residue. */
export interface Residual {
  readonly id: string;
  readonly residue: Money;
  /** On each share of common stock, or counted as one; undefined where nothing shares. */
  readonly each: Money | undefined;
}

/**
 * Divides the residue among those that share in it, by units. A series whose terms cap what it gets is paid up to the cap
 * (its preference counts against it), and the others divide what is left.
 */
export function divideResidue(
  residue: Money,
  sharing: readonly Participant[],
  series: readonly Series[],
  preferences: ReadonlyMap<string, Money>,
): readonly Residual[] {
  const capped = new Map<string, Money>();
  for (;;) {
    const open = sharing.filter((each) => !capped.has(each.id));
    const taken = [...capped.values()].reduce<Money>(plusMoney, moneyOf(zero('money'), residue.currency));
    const each = onEach(minusMoney(residue, taken), open);
    const over = open.flatMap((participant) => {
      const room = roomOf(participant, series, preferences);
      const due = each === undefined ? undefined : onShares(each, participant.units);
      return room !== undefined && due !== undefined && compareMoney(due, room) > 0
        ? [{ id: participant.id, room }]
        : [];
    });
    if (over.length === 0) return sharing.map((participant) => residualOf(participant, each, capped, residue.currency));
    for (const { id, room } of over) capped.set(id, room);
  }
}

function onEach(residue: Money, open: readonly Participant[]): Money | undefined {
  const units = unitsOf(open);
  if (isZero(units)) return undefined;
  return timesMoney(residue, share(ratio(1), recount('ratio', units)));
}

/** How much more a series may get under its cap; undefined where it has none. */
function roomOf(
  participant: Participant,
  series: readonly Series[],
  preferences: ReadonlyMap<string, Money>,
): Money | undefined {
  const cap = series.find((each) => each.id === participant.id)?.terms?.['participation-cap'];
  if (cap === undefined) return undefined;
  const most = onShares(cap, participant.shares);
  const had = preferences.get(participant.id);
  const room = had === undefined ? most : minusMoney(most, had);
  const none = moneyOf(zero('money'), most.currency);
  return compareMoney(room, none) < 0 ? none : room;
}

function residualOf(
  participant: Participant,
  each: Money | undefined,
  capped: ReadonlyMap<string, Money>,
  currency: string,
): Residual {
  const nothing = moneyOf(zero('money'), currency);
  const share = each === undefined ? nothing : onShares(each, participant.units);
  return { id: participant.id, residue: capped.get(participant.id) ?? share, each };
}
