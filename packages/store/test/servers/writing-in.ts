import { DatabaseSync } from '@photostructure/sqlite';
import { Client } from 'pg';
import type { StorePlace } from '@quorate/store';

/** A row of any table. */
export type Row = Readonly<Record<string, unknown>>;

/** Whoever has the database in hand: reads and writes any table, and keeps to no rule. */
export interface WritingIn {
  tables(): Promise<readonly { readonly table: string; readonly columns: readonly string[] }[]>;
  rows(table: string): Promise<readonly Row[]>;
  /** Puts these rows in the place of all that a table has. */
  write(table: string, rows: readonly Row[]): Promise<void>;
  /** Does whatever this statement says. */
  run(statement: string): Promise<void>;
  indices(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** A store that others open and close meanwhile: a file is not held open. */
export async function writingIn(place: StorePlace): Promise<WritingIn> {
  if ('url' in place) return inPostgres(place.url);
  const using = <T>(work: (database: InstanceType<typeof DatabaseSync>) => T): T => {
    const database = new DatabaseSync(place.file);
    try {
      return work(database);
    } finally {
      database.close();
    }
  };
  const rows = async (table: string) =>
    using((database) => database.prepare(`select * from ${table}`).all() as unknown as readonly Row[]);
  return {
    rows,
    tables: async () => {
      const names = using((database) =>
        database.prepare("select name from sqlite_master where type = 'table' order by name").all(),
      ) as readonly { readonly name: string }[];
      const own = names
        .map(({ name }) => name)
        .filter((name) => !name.startsWith('kysely_') && !name.startsWith('sqlite_'));
      const tables: { readonly table: string; readonly columns: readonly string[] }[] = [];
      for (const table of own) tables.push({ table, columns: Object.keys((await rows(table))[0] ?? {}) });
      return tables;
    },
    write: async (table, all) =>
      using((database) => {
        database.exec('begin');
        database.exec(`delete from ${table}`);
        for (const row of all) {
          const columns = Object.keys(row);
          const insert = `insert or ignore into ${table} (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`;
          database.prepare(insert).run(...(Object.values(row) as string[]));
        }
        database.exec('commit');
      }),
    run: async (statement) => using((database) => database.exec(statement)),
    indices: async () =>
      using((database) =>
        database.prepare("select name from sqlite_master where type = 'index' order by name").all(),
      ).map(({ name }) => String(name)),
    close: async () => {},
  };
}

async function inPostgres(url: string): Promise<WritingIn> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const rows = async (table: string) => (await client.query(`select * from ${table}`)).rows as readonly Row[];
  return {
    rows,
    tables: async () => {
      const names =
        "select relname as name from pg_class where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace order by relname";
      const own = ((await client.query(names)).rows as readonly { readonly name: string }[])
        .map(({ name }) => name)
        .filter((name) => !name.startsWith('kysely_'));
      const tables: { readonly table: string; readonly columns: readonly string[] }[] = [];
      for (const table of own) tables.push({ table, columns: Object.keys((await rows(table))[0] ?? {}) });
      return tables;
    },
    write: async (table, all) => {
      await client.query('begin');
      await client.query(`delete from ${table}`);
      for (const row of all) {
        const columns = Object.keys(row);
        const places = columns.map((_, index) => `$${index + 1}`).join(', ');
        await client.query(
          `insert into ${table} (${columns.join(', ')}) values (${places}) on conflict do nothing`,
          Object.values(row),
        );
      }
      await client.query('commit');
    },
    run: async (statement) => {
      await client.query(statement);
    },
    indices: async () =>
      (
        await client.query<{ readonly name: string }>(
          "select indexname as name from pg_indexes where schemaname = 'public' order by indexname",
        )
      ).rows.map(({ name }) => name),
    close: async () => client.end(),
  };
}
