import { compareDays, type Day } from '../exact/index.js';
import type { Act } from '../journal/index.js';

/** The day after a given one on which an act is to be done: a dividend paid, shares redeemed. Undefined where it names none. */
export function dayAhead(act: Act, from: Day): Day | undefined {
  const planned = act.kind === 'dividend' ? act.payable : act.kind === 'redemption' ? act.on : undefined;
  return planned !== undefined && compareDays(planned, from) > 0 ? planned : undefined;
}
