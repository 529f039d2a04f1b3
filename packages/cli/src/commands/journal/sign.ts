import type { KeyObject } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fingerprintOf, newSigningKey, readSigningKey } from '@quorate/store';
import { BadInputError, exits } from '../../bad-input.js';
import type { KeptOptions } from '../../kept/kept-place.js';
import { withKept } from '../../kept/with-kept.js';
import type { Output } from '../../output.js';

export interface SignOptions extends KeptOptions {
  /** The file of the Ed25519 private key, PKCS#8 in PEM. */
  readonly key: string;
  /** Makes the key where there is none. */
  readonly newKey?: boolean;
}

/** Signs the head of a kept journal, and prints the checkpoint for somebody else to keep. */
export async function sign(id: string, { key, newKey, ...options }: SignOptions, output: Output): Promise<number> {
  const signing = signingKey(key, newKey === true);
  const checkpoint = await withKept(options, output, async (kept) => kept.sign(id, signing));
  output.write(JSON.stringify(checkpoint, undefined, output.json ? 2 : undefined));
  if (!output.json) {
    output.warn(
      `Signed: ${checkpoint.version} entries, by the key ${fingerprintOf(checkpoint.publicKey)}. Give this line to somebody else as well; then nobody can write anew what is before it.`,
    );
  }
  return exits.well;
}

/** @throws {BadInputError} where there is none, or the file holds something else */
export function signingKey(path: string, make: boolean): KeyObject {
  if (!existsSync(path)) {
    if (!make) throw new BadInputError(`There is no key ${path}. Make one with --new-key, or name the file of yours.`);
    writeFileSync(path, newSigningKey(), { mode: 0o600, flag: 'wx' });
  }
  try {
    return readSigningKey(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new BadInputError(`${path} holds no signing key: ${error instanceof Error ? error.message : String(error)}.`);
  }
}
