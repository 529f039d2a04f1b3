import {
  compareMoney,
  isPositive,
  isZero,
  minusMoney,
  noMoney,
  ratio,
  recount,
  share,
  sumMoney,
  sumOfMoney,
  timesMoney,
} from '../../../exact/index.js';
import type { Money, Shares } from '../../../exact/index.js';
import { levelOf, takenAt, unitsOf } from './level.js';
import { onShares } from '../money-on-shares.js';

/** Shares that are due the same on each. */
export interface Due {
  readonly shares: Shares;
  readonly each: Money;
}

/**
 * What a payment pays on each share of several lots, exactly. Equally: the same on every share, but no more than it is due,
 * and what is over goes to the others. What exceeds all that is due is paid in advance, the same on every share.
 */
export function divided(paid: Money, dues: readonly Due[], how: 'equally' | 'in-proportion'): readonly Money[] {
  const { currency } = paid;
  const nothing = noMoney(currency);
  const open = dues.map(({ shares, each }) => ({
    units: shares,
    until: compareMoney(each, nothing) > 0 ? each : nothing,
  }));
  const due = sumOfMoney(currency, open, ({ units, until }) => onShares(until, units));
  const over = minusMoney(paid, due);
  if (compareMoney(over, nothing) >= 0) {
    const more = onEach(over, open) ?? nothing;
    return open.map(({ until }) => sumMoney(currency, [until, more]));
  }
  if (how === 'in-proportion') return open.map(({ until }) => timesMoney(until, share(paid.amount, due.amount)));
  const level = levelOf(paid, open);
  return open.map((piece) => takenAt(level, { ...piece, units: oneShare }, currency));
}

const oneShare: Shares = recount('shares', ratio(1));

function onEach(over: Money, of: readonly { readonly units: Shares }[]): Money | undefined {
  const units = unitsOf(of);
  if (isZero(units) || !isPositive(over.amount)) return undefined;
  return timesMoney(over, share(ratio(1), recount('ratio', units)));
}
