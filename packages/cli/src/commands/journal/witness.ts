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
  const { complaints, fresh, held } = await withKept({ server }, output, async (kept) => looked(kept, given));
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
}

async function looked(kept: Kept, given: GivenAway): Promise<Looked> {
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
  const fresh = (await kept.newestCheckpoints()).filter((each) => !isKept(each, given));
  for (const each of fresh) complaints.push(...wrongIn(each, given));
  return { complaints, fresh, held: known.size };
}

function isKept({ corporation, signature }: Checkpoint, { checkpoints }: GivenAway): boolean {
  return checkpoints.some((each) => each.corporation === corporation && each.signature === signature);
}

function wrongIn(checkpoint: Checkpoint, { checkpoints, trusted }: GivenAway): readonly string[] {
  const { corporation, publicKey } = checkpoint;
  if (!isSignedBy(checkpoint)) return [`${corporation}: its newest checkpoint has no good signature`];
  const keys = checkpoints.flatMap((each) => (each.corporation === corporation ? [each.publicKey] : []));
  const isKnown = trusted === undefined ? keys.length === 0 || keys.includes(publicKey) : publicKey === trusted;
  return isKnown ? [] : [`${corporation}: its newest checkpoint is signed by another key, ${fingerprintOf(publicKey)}`];
}
