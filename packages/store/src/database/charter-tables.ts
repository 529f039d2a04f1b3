import type { Kysely } from 'kysely';
import { createTable, type Division } from './create-table.js';

/** The tables of charters that do not come with Quorate. */
export interface CharterTables {
  charters: CharterTable;
  charter_changes: CharterChangeTable;
}

/** A charter file as it was uploaded. It is never changed: a corrected one is another. */
interface CharterTable {
  corporation: string;
  /** By the hash of its text. */
  charter: string;
  /** The name of the corporation, as the file has it. */
  name: string;
  media_type: string;
  content: string;
  kept_by: string;
  kept_at: string;
}

/** That a corporation is asked by another charter than before. */
interface CharterChangeTable {
  corporation: string;
  place: number;
  charter_before: string;
  charter: string;
  because: string;
  changed_by: string;
  changed_at: string;
}

export async function charterTables(database: Kysely<unknown>, { partitions }: Division): Promise<void> {
  const charters =
    'corporation text not null, charter text not null, name text not null, media_type text not null, content text not null, kept_by text not null, kept_at text not null, primary key (corporation, charter)';
  await createTable(database, { name: 'charters', columns: charters, partitions });
  const changes =
    'corporation text not null, place integer not null, charter_before text not null, charter text not null, because text not null, changed_by text not null, changed_at text not null, primary key (corporation, place)';
  await createTable(database, { name: 'charter_changes', columns: changes, partitions });
}
