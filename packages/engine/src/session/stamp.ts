import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Books } from '../books/index.js';
import { canonical, toPlain, type Stamp } from '../evaluation/index.js';
import type { Day } from '../exact/index.js';
import type { LoadedInstrument } from '../instrument/index.js';
import { engineVersion } from './version.js';

const digests = new WeakMap<object, string>();

/** What an answer was made from: the engine, each instrument by its digest, the head of the journal, the day. */
export function stampOf(instruments: readonly LoadedInstrument[], books: Books, asOf: Day): Stamp {
  return {
    engine: engineVersion,
    instruments: Object.fromEntries(instruments.map(({ instrument }) => [instrument.id, digestOf(instrument)])),
    journal: books.head,
    asOf,
    ...(books.knownAt === undefined ? undefined : { knownAt: books.knownAt }),
  };
}

/** The SHA-256 of an instrument in its canonical form, in hexadecimal. */
export function digestOf(instrument: object): string {
  const known = digests.get(instrument);
  if (known !== undefined) return known;
  const digest = bytesToHex(sha256(utf8ToBytes(canonical(toPlain(instrument).plain))));
  digests.set(instrument, digest);
  return digest;
}
