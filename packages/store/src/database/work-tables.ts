import { sql, type Kysely } from 'kysely';
import { createTable, type Division } from './create-table.js';

/** The tables for what takes a second person. */
export async function secondPersonTables(database: Kysely<unknown>, { partitions }: Division): Promise<void> {
  const policies =
    'corporation text not null, types text not null, corrections integer not null, set_by text not null, set_at text not null, primary key (corporation)';
  await createTable(database, { name: 'policies', columns: policies, partitions });
  const proposals =
    'corporation text not null, id text not null, entries text not null, proposed_by text not null, proposed_at text not null, asked_by text, state text not null, settled_by text, settled_at text, reason text, version integer, hash text, primary key (corporation, id)';
  await createTable(database, { name: 'proposals', columns: proposals, partitions });
}

/** Makes room for erasures among what is proposed. */
export async function proposedErasures(database: Kysely<unknown>): Promise<void> {
  await sql`alter table proposals add column erasure text`.execute(database);
}

/** The table of what is supposed. */
export async function hypotheticalTables(database: Kysely<unknown>, { partitions }: Division): Promise<void> {
  const columns =
    'corporation text not null, id text not null, maker text not null, title text not null, entries text not null, made_at text not null, expires_at text not null, primary key (corporation, id)';
  await createTable(database, { name: 'hypotheticals', columns, partitions });
}

/** The table of the facts that somebody was asked for. */
export async function factRequestTables(database: Kysely<unknown>, { partitions }: Division): Promise<void> {
  const columns =
    'corporation text not null, id text not null, link_hash text not null, sent_to text not null, fact text not null, about text not null, asks text not null, on_day text not null, asked_by text not null, asked_at text not null, expires_at text not null, state text not null, settled_at text, primary key (corporation, id), unique (corporation, link_hash)';
  await createTable(database, { name: 'fact_requests', columns, partitions });
}

/** The table of answers that somebody relied on. */
export async function frozenAnswerTables(database: Kysely<unknown>, { partitions }: Division): Promise<void> {
  const columns =
    'corporation text not null, id text not null, question text not null, as_of text not null, asked text not null, answer text not null, purpose text not null, frozen_by text not null, frozen_at text not null, version integer not null, hash text not null, primary key (corporation, id)';
  await createTable(database, { name: 'frozen_answers', columns, partitions });
}
