import { greatest, type Shares } from '../../../exact/index.js';
import type { Context } from '../../../session/index.js';
import type { Breach } from './breach.js';
import type { OwnershipLimit } from './parameters.js';

/** How much of what a person owns the effect leaves alone, whatever the line is; undefined where nothing is. */
export function creditFor(c: Context, placed: OwnershipLimit, breach: Breach): Shares | undefined {
  const [first, ...others] = [ofWhatWasApproved(c, placed, breach), ofWhatWasOver(c, placed, breach)].flatMap(
    (each) => each ?? [],
  );
  return first === undefined ? undefined : greatest(first, ...others);
}

/** What an approval of less than was acquired leaves out of the effect: nothing, or the part that was approved. */
function ofWhatWasApproved(c: Context, { provision }: OwnershipLimit, { approvedUpTo }: Breach): Shares | undefined {
  if (approvedUpTo === undefined) return undefined;
  return c.resolve(provision.partlyApproved) === 'from-what-was-approved' ? approvedUpTo : undefined;
}

/** What somebody had who came over the limit without acquiring, and acquired more later. */
function ofWhatWasOver(c: Context, { provision }: OwnershipLimit, { overBefore }: Breach): Shares | undefined {
  if (overBefore === undefined || provision.alreadyOver === undefined) return undefined;
  return c.resolve(provision.alreadyOver) === 'what-it-adds' ? c.exactly(overBefore.counted) : undefined;
}
