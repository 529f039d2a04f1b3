import type { EntryInput } from '@quorate/engine';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.js';
import type { NewEntry } from '../journals/new-entry.js';
import { heldEntries } from '../personal/standing-holds.js';
import { hashOfKey, hashColumn } from './paper-key.js';
import { sees, sightsOf, viewersOf } from './paper-sight.js';
import { PapersMissingError } from '../store-error.js';
import { allInTurns } from '../turn.js';

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
  const named = await allInTurns(entries, ({ id, by, paper }) =>
    paper?.hash === undefined || besides.has(paper.hash) ? [] : [{ id, by, hash: paper.hash }],
  );
  if (named.length === 0) return;
  const kept = await keysOf(database, corporation, [...new Set(named.map(({ hash }) => hash))]);
  const restricted = await sightsOf(database, corporation, [...kept.values()].flat());
  // Who works on the store itself has no account, and sees all of it.
  const viewers = restricted.size === 0 ? undefined : await viewersOf(database, corporation);
  // A paper that a writer may not see is missing for that writer: who knows no more than a hash learns nothing by naming it.
  const isThere = ({ by, hash }: (typeof named)[number]): boolean =>
    (kept.get(hash) ?? []).some((key) => sees(viewers?.get(by), restricted.get(key) ?? []));
  const missing = named.filter((each) => !isThere(each)).map(({ id }) => id);
  if (missing.length > 0) throw new PapersMissingError(corporation, missing);
}

/** What the papers of these hashes are kept under. */
async function keysOf(
  database: Kysely<Tables>,
  corporation: string,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = new Map<string, string[]>();
  for (let from = 0; from < hashes.length; from += portion) {
    const rows = await database
      .selectFrom('papers')
      .select('hash')
      .where('corporation', '=', corporation)
      .where(hashColumn(), 'in', hashes.slice(from, from + portion))
      .execute();
    for (const { hash: key } of rows) found.set(hashOfKey(key), [...(found.get(hashOfKey(key)) ?? []), key]);
  }
  return found;
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
