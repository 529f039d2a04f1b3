import type { Kysely } from 'kysely';
import type { Division } from './database/create-table.js';
import { migrate } from './database/migrations.js';
import { openPostgres } from './database/postgres.js';
import { openSqlite } from './database/sqlite.js';
import type { Tables } from './database/tables.js';
import { KeptJournals } from './journals/kept-journals.js';
import type { Store } from './store.js';

/** Where journals are kept: a file of SQLite, or a PostgreSQL database by its URL. */
export type StorePlace = { readonly file: string } | ({ readonly url: string } & Division);

/**
 * Opens a store and brings its tables to this version.
 * @throws {DatabaseUnusableError} with what to do, where it cannot be used
 */
export async function openStore(
  place: StorePlace,
  { clock = systemClock }: { readonly clock?: () => string } = {},
): Promise<Store> {
  const database: Kysely<Tables> = 'file' in place ? openSqlite(place.file) : openPostgres(place.url);
  await migrate(database as unknown as Kysely<unknown>, 'file' in place ? {} : place);
  return new KeptJournals(database, { clock, locksRows: !('file' in place) });
}

function systemClock(): string {
  return new Date().toISOString();
}
