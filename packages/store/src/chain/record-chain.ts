import { canonicalText } from './canonical-text.js';
import { entryHash } from './entry-hash.js';
import { sha256 } from './sha256.js';
import type { Head } from './stored-entry.js';

/** That a row beside the journal was written, or is gone: of it stands its hash. */
export interface Recorded {
  readonly table: string;
  /** What tells the row apart from others of its table. */
  readonly key: readonly (string | number)[];
  /** SHA-256 over the canonical JSON of the row; nothing where it is gone. */
  readonly row: string | null;
  /** Random, so that nobody finds out by guesses, from heads alone, what was recorded between them; older records have none. */
  readonly salt?: string;
}

/** A record as it is kept: its place, the text that was hashed, and its hash. */
export interface StoredRecord {
  readonly sequence: number;
  /** The canonical JSON of what was recorded (RFC 8785). */
  readonly text: string;
  /** SHA-256 over the hash of the record before, the place and the text, in hexadecimal. */
  readonly hash: string;
}

/** The head of a chain of records without any: no chain of entries begins with this hash. */
export function emptyRecords(corporation: string): Head {
  return { version: 0, hash: sha256(`quorate records 1\n${corporation}`) };
}

/** Chains records to a head, in their order. */
export function chainedRecords(head: Head, records: readonly Recorded[]): readonly StoredRecord[] {
  let before = head;
  return records.map((record) => {
    const text = canonicalText(record);
    const sequence = before.version + 1;
    const hash = entryHash(before.hash, sequence, text);
    before = { version: sequence, hash };
    return { sequence, text, hash };
  });
}

/** What was recorded of a row, one after the other; the same twice counts once. */
export type RecordedRow = readonly {
  /** Its place among the records. */
  readonly place: number;
  /** Nothing where the row was gone. */
  readonly hash: string | null;
}[];

/** What a chain of records came to, or the first place at which it does not hold. */
export interface RecordsFound {
  readonly intact: Head;
  /** What was recorded of each row, by its table and key. */
  readonly rows: ReadonlyMap<string, RecordedRow>;
  /** Of which rows something was recorded in what was gone through. */
  readonly since: ReadonlySet<string>;
  readonly broken?: string;
}

/**
 * Goes through a chain of records from the first, or from what was found of it before.
 * @param heads heads that it must have had, such as those that were signed
 */
export async function recordsFound(
  corporation: string,
  records: AsyncIterable<StoredRecord> | Iterable<StoredRecord>,
  heads: readonly Head[],
  before?: RecordsFound,
): Promise<RecordsFound> {
  const rows = new Map(Array.from(before?.rows ?? [], ([name, row]) => [name, [...row]]));
  const since = new Set<string>();
  let intact = before?.intact ?? emptyRecords(corporation);
  const broken = (says: string): RecordsFound => ({
    intact,
    rows,
    since,
    broken: `record ${intact.version + 1}: ${says}`,
  });
  for await (const { sequence, text, hash } of records) {
    if (sequence !== intact.version + 1) return broken(`place ${sequence} follows place ${intact.version}`);
    if (entryHash(intact.hash, sequence, text) !== hash) return broken('its text does not give its hash');
    if (heads.some((head) => head.version === sequence && head.hash !== hash))
      return broken('it has another hash than was signed, or is on record: the records were written anew');
    const read = recordedIn(text);
    if (read === undefined) return broken('its text is no record');
    const name = rowName(read);
    const known = rows.get(name) ?? [];
    if (known.at(-1)?.hash !== read.row) known.push({ place: sequence, hash: read.row });
    rows.set(name, known);
    since.add(name);
    intact = { version: sequence, hash };
  }
  const beyond = heads.find(({ version }) => version > intact.version);
  return beyond === undefined
    ? { intact, rows, since }
    : broken(`the records end here, and there were ${beyond.version} when their head was signed, or put on record`);
}

/** By what a row is told apart. */
export function rowName({ table, key }: Pick<Recorded, 'table' | 'key'>): string {
  return canonicalText([table, ...key]);
}

/** What a text records; nothing where it is no record. */
export function recordedIn(text: string): Recorded | undefined {
  try {
    const { table, key, row } = JSON.parse(text) as Recorded;
    const isRecord = typeof table === 'string' && Array.isArray(key) && (row === null || typeof row === 'string');
    return isRecord ? { table, key, row } : undefined;
  } catch {
    return undefined;
  }
}
