import type { EntryInput } from '@quorate/engine';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.js';
import type { NewEntry } from '../journals/new-entry.js';
import { heldEntries } from '../personal/standing-holds.js';
import { PapersMissingError } from '../store-error.js';

/**
 * Holds the papers that entries name against those that are kept; `besides` are kept elsewhere.
 * @throws {PapersMissingError} where one of these entries names a paper by a hash under which none is kept
 */
export async function papersAreKept(
  database: Kysely<Tables>,
  corporation: string,
  entries: readonly NewEntry[],
  besides: ReadonlySet<string> = new Set(),
): Promise<void> {
  const named = entries.flatMap(({ id, paper }) => (paper?.hash === undefined ? [] : [{ id, hash: paper.hash }]));
  const hashes = [...new Set(named.map(({ hash }) => hash))];
  const kept = new Set(besides);
  for (let from = 0; from < hashes.length; from += portion) {
    const rows = await database
      .selectFrom('papers')
      .select('hash')
      .where('corporation', '=', corporation)
      .where('hash', 'in', hashes.slice(from, from + portion))
      .execute();
    for (const { hash } of rows) kept.add(hash);
  }
  const missing = named.filter(({ hash }) => !kept.has(hash)).map(({ id }) => id);
  if (missing.length > 0) throw new PapersMissingError(corporation, missing);
}

const portion = 500;

/** Of the entries that holds name, those whose paper this is. */
export async function heldEntriesNaming(
  database: Kysely<Tables>,
  corporation: string,
  paper: string,
): Promise<readonly string[]> {
  const naming: string[] = [];
  for (const id of new Set(await heldEntries(database, corporation))) {
    const row = await database
      .selectFrom('entries')
      .select('text')
      .where('corporation', '=', corporation)
      .where('id', '=', id)
      .executeTakeFirst();
    if (row !== undefined && (JSON.parse(row.text) as EntryInput).paper?.hash === paper) naming.push(id);
  }
  return naming;
}
