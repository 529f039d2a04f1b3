import type { Quantity } from '../../../exact/index.js';
import type { Placed } from '../../../instrument/index.js';
import type { Context } from '../../../session/index.js';
import type { Breach } from './breach.js';
import type { OwnershipLimitProvision } from './parameters.js';

/** What an approval of less than was acquired leaves out of the effect: nothing, or the part that was approved. */
export function creditFor(
  c: Context,
  { provision }: Placed<OwnershipLimitProvision>,
  { approvedUpTo }: Breach,
): Quantity<'shares'> | undefined {
  if (approvedUpTo === undefined) return undefined;
  return c.resolve(provision.partlyApproved) === 'from-what-was-approved' ? approvedUpTo : undefined;
}
