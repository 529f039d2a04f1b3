import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { StoreUnavailableError } from '@quorate/store';
import { openSqlite } from '../src/database/sqlite.js';

it('what a database fails at is told in words, and a mistake of the program is not laid to it', async () => {
  const database = openSqlite(':memory:');
  onTestFinished(async () => database.destroy());
  await expect(sql`select no_such_column`.execute(database)).rejects.toBeInstanceOf(StoreUnavailableError);
  await expect(sql`select ${undefined}`.execute(database)).rejects.toBeInstanceOf(TypeError);
  expect(await sql`select 1 as one`.execute(database)).toMatchObject({ rows: [{ one: 1 }] });
});
