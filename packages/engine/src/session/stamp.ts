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

/** A short digest that tells two versions of an instrument apart (64-bit FNV-1a; not a signature). */
export function digestOf(instrument: object): string {
  const known = digests.get(instrument);
  if (known !== undefined) return known;
  let hash = 0xcbf29ce484222325n;
  for (const character of canonical(toPlain(instrument).plain)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(character.codePointAt(0) ?? 0)) * 0x100000001b3n);
  }
  const digest = hash.toString(16).padStart(16, '0');
  digests.set(instrument, digest);
  return digest;
}
