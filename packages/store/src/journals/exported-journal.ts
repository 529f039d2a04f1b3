import type { z } from 'zod';
import type { StoredEntry } from '../chain/stored-entry.js';
import { NamedBeside } from '../personal/beside.js';
import type { ExportedPersonal } from '../personal/exported-personal.js';
import { UnsoundJournalError } from '../store-error.js';
import { entryLine, formats, headLine, parsedLine, personalLine } from './exported-lines.js';
import type { KeptCorporation, NewCorporation, Store } from '../store.js';

/** What of a journal is given out. */
export interface Exporting {
  /** The personal data of its entries too; absent: only what stands for it. */
  readonly withPersonal?: boolean;
}

/**
 * A journal as NDJSON: a first line with the corporation and the head, then a line for each entry with the text and the hash
 * as they are kept; after them, where it was asked for, the personal data with its salts. It can be verified by anybody who can
 * compute SHA-256.
 */
export async function* exportedLines(
  store: Store,
  corporation: string,
  { withPersonal = false }: Exporting = {},
): AsyncGenerator<string> {
  const format = formats[withPersonal ? 1 : 0];
  const { id, name, charter, formed, version, hash } = await store.corporation(corporation);
  yield JSON.stringify({ format, id, name, charter, formed, version, hash });
  const named = new NamedBeside();
  const entries = named.noting(store.entries(corporation, { through: version }));
  for await (const { sequence, id: entry, text, hash: entryHash } of entries) {
    yield JSON.stringify({ sequence, id: entry, text, hash: entryHash });
  }
  if (!withPersonal) return;
  for await (const personal of store.personalData.exported(corporation)) {
    if (named.namesPersonal(personal)) yield JSON.stringify({ personal });
  }
}

/**
 * Takes a journal in as it was exported. Every hash is worked out again, and the last must be the head of the first line; then
 * the engine reads every entry. All of it is taken in, or nothing.
 * @throws {UnsoundJournalError} naming the line that does not fit
 */
export async function importedFrom(store: Store, lines: AsyncIterable<string>): Promise<KeptCorporation> {
  const reading = lines[Symbol.asyncIterator]();
  const first = await reading.next();
  if (first.done === true) throw new UnsoundJournalError('There is nothing in this file. Export the journal again.');
  const { version, hash, ...head } = readLine(headLine, first.value, 1);
  const { format: _, formed, ...named } = head;
  const corporation: NewCorporation = { ...named, ...(formed === undefined ? undefined : { formed }) };
  const isWithPersonal = head.format === formats[1];
  const personal: ExportedPersonal[] = [];
  let last = { version: 0, hash };
  async function* entries(): AsyncGenerator<StoredEntry> {
    let place = 1;
    for (let next = await reading.next(); next.done !== true; next = await reading.next()) {
      place += 1;
      const beside = isWithPersonal ? personalLine.safeParse(parsedLine(next.value)).data : undefined;
      if (beside !== undefined) {
        personal.push(beside.personal);
        continue;
      }
      const entry = readLine(entryLine, next.value, place);
      last = { version: entry.sequence, hash: entry.hash };
      yield { corporation: corporation.id, ...entry };
    }
    if (last.version !== version || last.hash !== hash) {
      throw new UnsoundJournalError(
        `Line 1 tells of ${version} entries that end with ${hash}; the file ends with entry ${last.version}, ${last.hash}. It is cut off, or lines were added; export it again.`,
      );
    }
  }
  return store.takeIn(corporation, entries(), personal);
}

function readLine<T>(schema: z.ZodType<T>, line: string, place: number): T {
  const read = schema.safeParse(parsedLine(line));
  if (read.success) return read.data;
  const why = read.error.issues.map((issue) => `${issue.path.join('.') || 'the line'}: ${issue.message}`).join('; ');
  throw new UnsoundJournalError(`Line ${place} is not what a journal is exported as: ${why}.`);
}
