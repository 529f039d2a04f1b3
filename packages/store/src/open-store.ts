import type { Kysely } from 'kysely';
import type { Division } from './database/create-table.js';
import { migrate } from './database/migrations.js';
import { mustBeUnicode, openPostgres } from './database/postgres.js';
import { openSqlite } from './database/sqlite.js';
import type { Tables } from './database/tables.js';
import { KeptJournals } from './journals/kept-journals.js';
import type { Discarded } from './snapshots/snapshots.js';
import type { Store } from './store.js';

/** Where journals are kept: a file of SQLite, or a PostgreSQL database by its URL. */
export type StorePlace = { readonly file: string } | ({ readonly url: string } & Division);

/** What a store is opened with besides its place. */
export interface StoreOptions {
  /** The instant now, in UTC, such as 2004-06-01T14:00:00Z. */
  readonly clock?: () => string;
  /** By how many entries at the least a journal has grown when a snapshot of it is written. */
  readonly snapshotEvery?: number;
  /** Told of a snapshot that was thrown away because it did not fit its journal. */
  readonly discarded?: (discarded: Discarded) => void;
}

/**
 * Opens a store and brings its tables to this version.
 * @throws {DatabaseUnusableError} with what to do, where it cannot be used
 */
export async function openStore(
  place: StorePlace,
  { clock = systemClock, snapshotEvery = 20_000, discarded = () => undefined }: StoreOptions = {},
): Promise<Store> {
  const database: Kysely<Tables> = 'file' in place ? openSqlite(place.file) : openPostgres(place.url);
  try {
    if ('url' in place) await mustBeUnicode(database);
    await migrate(database as unknown as Kysely<unknown>, 'file' in place ? {} : place);
  } catch (error) {
    // Whoever is refused holds neither the file nor a connection.
    await database.destroy();
    throw error;
  }
  return new KeptJournals(database, { clock, locksRows: !('file' in place), snapshotEvery, discarded });
}

function systemClock(): string {
  return new Date().toISOString();
}
