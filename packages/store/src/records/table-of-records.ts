import { sql, type Kysely } from 'kysely';
import { createTable, type Division } from '../database/create-table.js';
import type { Tables } from '../database/tables.js';
import { recordAll } from './records.js';

/** The table of records, and room for their head; what stands there already is recorded as it is found. */
export async function recordTables(database: Kysely<unknown>, { partitions }: Division): Promise<void> {
  const columns =
    'corporation text not null, sequence integer not null, text text not null, hash text not null, primary key (corporation, sequence)';
  await createTable(database, { name: 'records', columns, partitions });
  await sql`alter table corporations add column records_version integer not null default 0`.execute(database);
  await sql`alter table corporations add column records_hash text not null default ''`.execute(database);
  await sql`alter table checkpoints add column records_version integer`.execute(database);
  await sql`alter table checkpoints add column records_hash text`.execute(database);
  const known = database as Kysely<Tables>;
  const rows = await known.selectFrom('corporations').select('corporation').orderBy('corporation').execute();
  for (const { corporation } of rows) await recordAll(known, corporation, new Map());
}
