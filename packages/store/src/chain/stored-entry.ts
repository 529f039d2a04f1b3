import type { EntryInput } from '@quorate/engine';
import { entryHash, firstHash } from './entry-hash.js';
import { canonicalText } from './canonical-text.js';

/** Where a journal ends: the number of its entries, and the hash of the last one. */
export interface Head {
  readonly version: number;
  readonly hash: string;
}

/** An entry as it is kept: its place, the text that was hashed, and its hash. The text is never written anew. */
export interface StoredEntry {
  readonly corporation: string;
  /** Its place in the journal, from 1. */
  readonly sequence: number;
  readonly id: string;
  /** The canonical JSON of the entry as it was entered (RFC 8785). */
  readonly text: string;
  /** SHA-256 over the hash of the entry before and the text, in hexadecimal. */
  readonly hash: string;
}

/** The head of a journal without entries: the hash of its corporation's id, so that no two journals share a chain. */
export function emptyHead(corporation: string): Head {
  return { version: 0, hash: firstHash(corporation) };
}

/** The head of a journal of which these are the last entries; none where there are none. */
export function headAfter(entries: readonly StoredEntry[]): Head | undefined {
  const last = entries.at(-1);
  return last === undefined ? undefined : { version: last.sequence, hash: last.hash };
}

/** Chains an entry to a head. */
export function chained(head: Head, entry: EntryInput): StoredEntry {
  const text = canonicalText(entry);
  const sequence = head.version + 1;
  return { corporation: entry.corporation, sequence, id: entry.id, text, hash: entryHash(head.hash, sequence, text) };
}

/** An entry as it was entered, out of the text that is kept. */
export function entryIn(stored: StoredEntry): EntryInput {
  return JSON.parse(stored.text) as EntryInput;
}
