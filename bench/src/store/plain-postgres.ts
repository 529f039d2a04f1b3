import { Client } from 'pg';
import type { Plain } from './plain-sqlite.js';
import { entriesFrom } from './world.js';

/** The same in PostgreSQL: one statement for all the rows that are written together. */
export async function plainPostgres(url: string): Promise<Plain> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('create table plain_entries (place integer primary key, text text)');
  return {
    insert: async (first, count) => {
      const rows = entriesFrom(first, count).flatMap((entry, each) => [first + each, JSON.stringify(entry)]);
      const values = Array.from({ length: count }, (_, each) => `($${each * 2 + 1}, $${each * 2 + 2})`);
      await client.query({
        text: `insert into plain_entries values ${values.join(', ')}`,
        values: rows,
        ...(count === 1 ? { name: 'one' } : {}),
      });
    },
    close: async () => client.end(),
  };
}
