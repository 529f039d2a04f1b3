import { sql, type Kysely } from 'kysely';
import { createTable, type Division } from './create-table.js';

/** What was read of things behind walls. */
export interface ReadTables {
  reads: {
    corporation: string;
    /** Begins with the instant, so that it sorts by it, and goes on at random, so that it counts nothing. */
    id: string;
    at: string;
    read_by: string;
    what: string;
    subject: string;
    /** The matter within which it was read. */
    matter: string | null;
  };
}

/** The table of what was read. */
export async function readTables(database: Kysely<unknown>, { partitions }: Division): Promise<void> {
  const columns =
    'corporation text not null, id text not null, at text not null, read_by text not null, what text not null, subject text not null, matter text, primary key (corporation, id)';
  await createTable(database, { name: 'reads', columns, partitions });
  await sql`create index reads_by_matter on reads (corporation, matter, id)`.execute(database);
}
