import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { openSqlite } from '../../src/database/sqlite.js';

it('where SQLite itself has taken a transaction back, what is told is why: the disk is full', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'quorate-'));
  onTestFinished(async () => rm(folder, { recursive: true }));
  const database = openSqlite(join(folder, 'data.sqlite'));
  onTestFinished(async () => database.destroy());
  await sql`create table much (content blob)`.execute(database);
  await sql`pragma max_page_count = 100`.execute(database);
  const written = async (bytes: number) =>
    database.transaction().execute(async (transaction) => {
      await sql`insert into much values (${new Uint8Array(10)})`.execute(transaction);
      await sql`insert into much values (${new Uint8Array(bytes)})`.execute(transaction);
    });
  for (const _ of ['once', 'again']) await expect(written(2_000_000)).rejects.toThrow('full');
  await written(1_000);
  const { rows } = await sql<{ count: number }>`select count(*) as count from much`.execute(database);
  expect(rows).toEqual([{ count: 2 }]);
});
