import { DatabaseSync } from '@photostructure/sqlite';
import { Client } from 'pg';
import type { StorePlace } from '@quorate/store';

/** Every row of every table, as JSON. */
export type TablesOf = Readonly<Record<string, readonly string[]>>;

/** What stands in the tables of a store that is closed, whichever kind it is: the rows of both can be compared. */
export async function tablesOf(place: StorePlace): Promise<TablesOf> {
  const { query, close } = 'file' in place ? inSqlite(place.file) : await inPostgres(place.url);
  try {
    const found: Record<string, readonly string[]> = {};
    for (const { name } of await query('names')) {
      const table = String(name);
      if (!table.startsWith('kysely_')) found[table] = (await query(table)).map(rowText).toSorted();
    }
    return found;
  } finally {
    await close();
  }
}

interface Reading {
  readonly query: (what: string) => Promise<readonly Readonly<Record<string, unknown>>[]>;
  readonly close: () => Promise<void>;
}

function inSqlite(file: string): Reading {
  const database = new DatabaseSync(file);
  const names = "select name from sqlite_master where type = 'table' order by name";
  return {
    query: async (what) =>
      database.prepare(what === 'names' ? names : `select * from ${what}`).all() as Record<string, unknown>[],
    close: async () => database.close(),
  };
}

async function inPostgres(url: string): Promise<Reading> {
  const client = new Client({ connectionString: url });
  await client.connect();
  // The parts of a divided table are tables too; they are seen in the whole.
  const names =
    "select relname as name from pg_class where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace order by relname";
  return {
    query: async (what) => (await client.query(what === 'names' ? names : `select * from ${what}`)).rows as never,
    close: async () => client.end(),
  };
}

function rowText(row: Readonly<Record<string, unknown>>): string {
  const columns = Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify(
    columns.map(([name, value]) => [name, value instanceof Uint8Array ? Buffer.from(value).toString('hex') : value]),
  );
}
