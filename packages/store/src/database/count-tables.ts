import type { Kysely } from 'kysely';
import { createTable } from './create-table.js';

/** The table of what servers count together. It is the service's own. */
export interface CountTables {
  counts: CountTable;
}

/** How often something was done in a stretch of time. */
interface CountTable {
  key: string;
  times: number;
  ends_at: string;
}

export async function countTables(database: Kysely<unknown>): Promise<void> {
  const columns = 'key text not null, times integer not null, ends_at text not null, primary key (key)';
  await createTable(database, { name: 'counts', columns });
}
