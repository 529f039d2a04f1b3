import type { EntryInput } from '@quorate/engine';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.js';
import type { NewEntry } from '../journals/new-entry.js';
import { heldEntries } from '../personal/standing-holds.js';
import { sees, sightsOf } from './paper-sight.js';
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
  const named = entries.flatMap(({ id, by, paper }) =>
    paper?.hash === undefined ? [] : [{ id, by, hash: paper.hash }],
  );
  if (named.length === 0) return;
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
  await withoutUnseen(database, { corporation, named, kept, besides });
  const missing = named.filter(({ hash }) => !kept.has(hash)).map(({ id }) => id);
  if (missing.length > 0) throw new PapersMissingError(corporation, missing);
}

/** A paper that a writer may not see is missing for that writer: who knows no more than a hash learns nothing by naming it. */
async function withoutUnseen(
  database: Kysely<Tables>,
  {
    corporation,
    named,
    kept,
    besides,
  }: {
    readonly corporation: string;
    readonly named: readonly { readonly by: string; readonly hash: string }[];
    readonly kept: Set<string>;
    readonly besides: ReadonlySet<string>;
  },
): Promise<void> {
  const restricted = await sightsOf(database, corporation);
  const hidden = named.filter(({ hash }) => kept.has(hash) && !besides.has(hash) && restricted.has(hash));
  if (hidden.length === 0) return;
  const roles = await database
    .selectFrom('grants')
    .select(['account', 'role'])
    .where('corporation', '=', corporation)
    .execute();
  for (const { by, hash } of hidden) {
    // Who works on the store itself has no account, and sees all of it.
    const grant = roles.find(({ account }) => account === by);
    if (grant !== undefined && !sees(grant, restricted.get(hash) ?? [])) kept.delete(hash);
  }
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
