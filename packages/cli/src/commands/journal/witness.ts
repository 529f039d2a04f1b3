import { appendFileSync } from 'node:fs';
import { fingerprintOf, isSignedBy, type Checkpoint } from '@quorate/store';
import { exits } from '../../bad-input.js';
import type { Kept } from '../../kept/kept.js';
import { withKept } from '../../kept/with-kept.js';
import type { Output } from '../../output.js';
import { keptBefore, vouchedFor, type GivenAway } from './given-away.js';

export interface WitnessOptions {
  /** The file in which checkpoints are kept, a line each. */
  readonly keep: string;
  /** The file of the key by which they must be signed. */
  readonly trustedKey?: string;
}

/**
 * Holds what a service has against the checkpoints that were kept of it before, and keeps its newest ones; ends with 1, and keeps
 * nothing, where a journal is not as it was signed, is gone, or is signed by another key.
 */
export async function witness(server: string, { keep, trustedKey }: WitnessOptions, output: Output): Promise<number> {
  const given = keptBefore(keep, trustedKey);
  const { complaints, fresh, held, others } = await withKept({ server }, output, async (kept) => lookedAt(kept, given));
  for (const each of others) output.write(each);
  for (const each of complaints) output.write(`not as it was: ${each}`);
  if (complaints.length > 0) return exits.mismatch;
  if (fresh.length > 0)
    appendFileSync(keep, fresh.map((each) => `${JSON.stringify(each)}\n`).join(''), { mode: 0o600 });
  output.write(
    `${held === 1 ? '1 journal is' : `${held} journals are`} as signed; ${fresh.length === 1 ? '1 new checkpoint is' : `${fresh.length} new checkpoints are`} kept in ${keep}.`,
  );
  return exits.well;
}

interface Looked {
  readonly complaints: readonly string[];
  readonly fresh: readonly Checkpoint[];
  readonly held: number;
  /** By which keys that the witness does not know journals are signed beside those that it knows. */
  readonly others: readonly string[];
}

/** What there is to a service, held against what was kept of it: of what others sign beside the known keys nothing is kept. */
export async function lookedAt(kept: Kept, given: GivenAway): Promise<Looked> {
  const complaints: string[] = [];
  const ids = new Set((await kept.corporations()).map(({ id }) => id));
  const known = new Set(given.checkpoints.map(({ corporation }) => corporation));
  for (const id of known) {
    if (!ids.has(id)) {
      complaints.push(`${id}: its journal is gone, or nothing of it is told to this account any more`);
      continue;
    }
    const { broken } = await vouchedFor(kept, id, given);
    if (broken !== undefined) complaints.push(`${id}: ${broken}`);
    const heads = given.checkpoints.flatMap(({ corporation, records }) => (corporation === id ? (records ?? []) : []));
    const { changed } = await kept.verify(id, heads);
    complaints.push(...changed.slice(0, 20).map(({ says }) => `${id}: ${says}`));
  }
  const newest = await kept.newestCheckpoints();
  const ofKnown = newest.filter((each) => isOfKnownKey(each, given));
  const signed = new Set(ofKnown.map(({ corporation }) => corporation));
  const others: string[] = [];
  for (const each of newest.filter((one) => !ofKnown.includes(one))) {
    const { corporation, publicKey } = each;
    const isSignedToo = signed.has(corporation);
    const says = `${corporation}: its journal is signed by another key${isSignedToo ? ' too' : ''}, ${fingerprintOf(publicKey)}`;
    (isSignedToo ? others : complaints).push(says);
  }
  const fresh = ofKnown.filter((each) => !isKept(each, given));
  for (const each of fresh)
    if (!isSignedBy(each)) complaints.push(`${each.corporation}: its newest checkpoint has no good signature`);
  return { complaints, fresh, held: known.size, others };
}

function isKept({ corporation, signature }: Checkpoint, { checkpoints }: GivenAway): boolean {
  return checkpoints.some((each) => each.corporation === corporation && each.signature === signature);
}

/** Whether it is the trusted key, or one by which something of that corporation was kept; where neither is known, any is. */
function isOfKnownKey({ corporation, publicKey }: Checkpoint, { checkpoints, trusted }: GivenAway): boolean {
  if (trusted !== undefined) return publicKey === trusted;
  const keys = checkpoints.flatMap((each) => (each.corporation === corporation ? [each.publicKey] : []));
  return keys.length === 0 || keys.includes(publicKey);
}
