import { DatabaseSync } from '@photostructure/sqlite';
import { Client } from 'pg';
import type { StorePlace } from '@quorate/store';

type Row = Readonly<Record<string, unknown>>;

/** Runs a statement behind the back of a store that is closed, whichever kind it is; `?` stands for what is given. */
export async function behindTheStore(
  place: StorePlace,
  statement: string,
  ...given: unknown[]
): Promise<readonly Row[]> {
  if ('file' in place) {
    const database = new DatabaseSync(place.file);
    try {
      return database.prepare(statement).all(...(given as string[])) as Row[];
    } finally {
      database.close();
    }
  }
  const client = new Client({ connectionString: place.url });
  await client.connect();
  let next = 0;
  const numbered = statement.replaceAll('?', () => `$${(next += 1)}`);
  try {
    return (await client.query(numbered, given)).rows as Row[];
  } finally {
    await client.end();
  }
}
