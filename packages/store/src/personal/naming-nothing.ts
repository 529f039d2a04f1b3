import { nearestName } from '@quorate/engine';
import type { Kysely } from 'kysely';
import { entryIn } from '../chain/stored-entry.js';
import { readEntries } from '../database/entries.js';
import type { Tables } from '../database/tables.js';
import { turn } from '../turn.js';
import type { Holdable } from './standing-holds.js';

/** What is named under a hold and names nothing that is kept, and the most like it that does. */
export interface NamesNothing {
  readonly sort: keyof Holdable;
  readonly id: string;
  readonly nearest?: string;
}

/** Those of these ids under which the journal has no person, or no entry: whoever holds them may have meant another. */
export async function namingNothing(
  database: Kysely<Tables>,
  corporation: string,
  { persons = [], entries = [] }: Pick<Holdable, 'persons' | 'entries'>,
): Promise<readonly NamesNothing[]> {
  return [
    ...(await unknownAmong('persons', persons, async () => personsIn(database, corporation))),
    ...(await unknownAmong('entries', entries, async () => entriesIn(database, corporation))),
  ];
}

async function unknownAmong(
  sort: NamesNothing['sort'],
  ids: readonly string[],
  knownIds: () => Promise<ReadonlySet<string>>,
): Promise<readonly NamesNothing[]> {
  if (ids.length === 0) return [];
  const known = await knownIds();
  const found: NamesNothing[] = [];
  for (const id of new Set(ids)) {
    if (known.has(id)) continue;
    const nearest = found.length < mostSuggested ? await nearestIn(id, [...known]) : undefined;
    found.push({ sort, id, ...(nearest === undefined ? undefined : { nearest }) });
  }
  return found;
}

/** Of many that name nothing, the nearest is looked for of the first alone. */
const mostSuggested = 5;

async function nearestIn(id: string, known: readonly string[]): Promise<string | undefined> {
  let nearest: string | undefined;
  for (let from = 0; from < known.length; from += portion) {
    const before = nearest === undefined ? [] : [nearest];
    nearest = nearestName(id, [...before, ...known.slice(from, from + portion)]);
    await turn();
  }
  return nearest;
}

const portion = 500;

async function personsIn(database: Kysely<Tables>, corporation: string): Promise<ReadonlySet<string>> {
  const ids = new Set<string>();
  for await (const stored of readEntries(database, corporation, { types: ['person'] }))
    ids.add((entryIn(stored).data as { readonly id: string }).id);
  return ids;
}

async function entriesIn(database: Kysely<Tables>, corporation: string): Promise<ReadonlySet<string>> {
  const rows = await database.selectFrom('entries').select('id').where('corporation', '=', corporation).execute();
  return new Set(rows.map(({ id }) => id));
}
