import { amount, isZero, minusAmount, neededFor } from '../../../exact/index.js';
import type { Context } from '../../../session/index.js';
import type { OwnershipLimit } from './parameters.js';
import type { Owned } from '../../../terms/index.js';

/** Whether what is owned is over the limit; of an empty class nobody owns any part. */
export function isOver(c: Context, { provision }: OwnershipLimit, owned: Owned): boolean {
  const base = c.exactly(owned.base);
  return !isZero(base) && c.test(provision.over.verb, owned.counted, amount(neededFor(provision.over, base)));
}

/** What a person owned before something that it acquired or offers for, and what it owns after it. */
export interface Step {
  readonly before: Owned | undefined;
  readonly owned: Owned;
}

/** Whether a step goes over the limit: by all that is owned after it, or by what it adds alone. */
export function isCaught(c: Context, placed: OwnershipLimit, { before, owned }: Step): boolean {
  if (c.resolve(placed.provision.looksAt) === 'what-results' || before === undefined) return isOver(c, placed, owned);
  return isOver(c, placed, { ...owned, counted: minusAmount(owned.counted, before.counted) });
}
