import { existsSync, readFileSync } from 'node:fs';
import { fingerprintOf, isSignedBy, readPublicKey, soundnessOf, type Checkpoint } from '@quorate/store';
import { z } from 'zod';
import { BadInputError } from '../../bad-input.js';
import type { Kept } from '../../kept/kept.js';

/** What was given away, by which a journal is verified: nobody who has the store alone can have changed it. */
export interface GivenAway {
  readonly checkpoints: readonly Checkpoint[];
  /** The public key that is known otherwise, SPKI in base64. */
  readonly trusted?: string | undefined;
}

const checkpointIn = z.strictObject({
  corporation: z.string(),
  version: z.int(),
  hash: z.string(),
  signedAt: z.string(),
  publicKey: z.string(),
  signature: z.string(),
  records: z.strictObject({ version: z.int(), hash: z.string() }).optional(),
});

/**
 * Reads checkpoints, a line each as `journal sign` printed them, and the key that is trusted.
 * @throws {BadInputError} where a file is not there or holds something else, or a checkpoint is not signed by the trusted key
 */
export function givenAway(file: string, trustedKey: string | undefined): GivenAway {
  const given = givenIn(file, textOf(file), trustedKey);
  if (given.checkpoints.length === 0) throw new BadInputError(`${file} holds no checkpoint.`);
  return given;
}

/** The same of what a witness kept before: nothing yet where the file is not there, or empty. */
export function keptBefore(file: string, trustedKey: string | undefined): GivenAway {
  return givenIn(file, existsSync(file) ? textOf(file) : '', trustedKey);
}

function givenIn(file: string, text: string, trustedKey: string | undefined): GivenAway {
  const trusted = trustedKey === undefined ? undefined : trustedIn(trustedKey);
  const checkpoints = pieces(text).map((piece, index) => {
    const read = checkpointIn.safeParse(parsed(piece));
    if (!read.success)
      throw new BadInputError(`Checkpoint ${index + 1} of ${file} is none, as "quorate journal sign" prints one.`);
    return read.data;
  });
  for (const each of checkpoints) {
    if (trusted !== undefined && each.publicKey !== trusted)
      throw new BadInputError(
        `The checkpoint of ${each.corporation} of ${each.signedAt} is signed by the key ${fingerprintOf(each.publicKey)}, and not by ${fingerprintOf(trusted)}, which is trusted.`,
      );
    if (!isSignedBy(each))
      throw new BadInputError(`The checkpoint of ${each.corporation} of ${each.signedAt} has no good signature.`);
  }
  return { checkpoints, trusted };
}

/** What a journal says to the checkpoints that name it: how far they vouch for it, or what does not fit. */
export interface Vouched {
  readonly corporation: string;
  /** The last entry for which one of them vouches. */
  readonly through: number;
  readonly keys: readonly string[];
  readonly isTrusted: boolean;
  readonly broken?: string;
}

/** Works the chain out again from its entries, as far as they were when this was asked, and holds it against what was given away. */
export async function vouchedFor(kept: Kept, id: string, { checkpoints, trusted }: GivenAway): Promise<Vouched> {
  const own = checkpoints.filter(({ corporation }) => corporation === id);
  const { version, hash } = await kept.corporation(id);
  const expected = { recorded: { version, hash }, checkpoints: own };
  const { broken } = await soundnessOf(id, expected, kept.entries(id, { through: version }));
  return {
    corporation: id,
    through: Math.max(0, ...own.map((each) => each.version)),
    keys: [...new Set(own.map(({ publicKey }) => fingerprintOf(publicKey)))],
    isTrusted: trusted !== undefined && own.length > 0,
    ...(broken === undefined ? {} : { broken: broken.says }),
  };
}

function trustedIn(file: string): string {
  try {
    return readPublicKey(textOf(file));
  } catch (error) {
    if (error instanceof BadInputError) throw error;
    throw new BadInputError(`${file} holds no key of Ed25519 in PEM.`);
  }
}

/** One checkpoint over several lines, as it is printed for programs, or one a line. */
function pieces(text: string): readonly string[] {
  return parsed(text) === undefined ? text.split('\n').filter((line) => line.trim() !== '') : [text];
}

function textOf(file: string): string {
  if (!existsSync(file)) throw new BadInputError(`There is no file ${file}.`);
  return readFileSync(file, 'utf8');
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
