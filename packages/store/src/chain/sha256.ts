import { createHash } from 'node:crypto';
import { turn } from '../turn.js';

/** SHA-256 of bytes, or of a text in UTF-8, in hexadecimal (FIPS 180-4). */
export function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

/** The same of bytes that may be many: some of them at a time, others between. To work it out in a thread they would be copied in one go. */
export async function sha256InTurns(content: Uint8Array): Promise<string> {
  const hash = createHash('sha256');
  for (let from = 0; from < content.byteLength; from += atATime) {
    if (from > 0) await turn();
    hash.update(content.subarray(from, from + atATime));
  }
  return hash.digest('hex');
}

/** Bytes that are hashed in a millisecond or less. */
const atATime = 256_000;
