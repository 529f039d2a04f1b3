import type { z } from 'zod';
import type { StoredEntry } from '../chain/stored-entry.js';
import { NamedBeside } from '../personal/beside.js';
import type { ExportedPersonal } from '../personal/exported-personal.js';
import { UnsoundJournalError } from '../store-error.js';
import { entryLine, formats, headLine, parsedLine, personalLine } from './exported-lines.js';
import { turn } from '../turn.js';
import type { KeptCorporation } from '../kept-corporation.js';
import type { NewCorporation, Store, Taker } from '../store.js';

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
export async function importedFrom(
  store: Store,
  lines: AsyncIterable<string>,
  taker?: Taker,
): Promise<KeptCorporation> {
  const reading = lines[Symbol.asyncIterator]();
  const first = await reading.next();
  if (first.done === true) throw new UnsoundJournalError('There is nothing in this file. Export the journal again.');
  const { version, hash, ...head } = readLine(headLine, first.value, 1);
  const { format: _, formed, ...named } = head;
  const corporation: NewCorporation = { ...named, ...(formed === undefined ? undefined : { formed }) };
  const { entries, personal } = await following({ [Symbol.asyncIterator]: () => reading }, head);
  const last = entries.at(-1);
  if ((last?.sequence ?? 0) !== version || (last?.hash ?? hash) !== hash) {
    throw new UnsoundJournalError(
      `Line 1 tells of ${version} entries that end with ${hash}; the file ends with entry ${last?.sequence ?? 0}, ${last?.hash ?? hash}. It is cut off, or lines were added; export it again.`,
    );
  }
  return store.takeIn(corporation, entries, personal, taker);
}

/** What stands after the first line: all of it is read, and refused at the first line that is none, before anything is begun. */
async function following(
  lines: AsyncIterable<string>,
  { id: corporation, format }: Pick<z.output<typeof headLine>, 'id' | 'format'>,
): Promise<{ readonly entries: readonly StoredEntry[]; readonly personal: readonly ExportedPersonal[] }> {
  const isWithPersonal = format === formats[1];
  const [entries, personal]: [StoredEntry[], ExportedPersonal[]] = [[], []];
  let place = 1;
  for await (const line of lines) {
    place += 1;
    if (place % 500 === 0) await turn();
    const beside = isWithPersonal ? personalLine.safeParse(parsedLine(line)).data : undefined;
    if (beside === undefined) entries.push({ corporation, ...readLine(entryLine, line, place) });
    else personal.push(beside.personal);
  }
  return { entries, personal };
}

function readLine<T>(schema: z.ZodType<T>, line: string, place: number): T {
  const read = schema.safeParse(parsedLine(line));
  if (read.success) return read.data;
  const why = read.error.issues.map((issue) => `${issue.path.join('.') || 'the line'}: ${issue.message}`).join('; ');
  throw new UnsoundJournalError(`Line ${place} is not what a journal is exported as: ${why}.`);
}
