import { sql, type Kysely } from 'kysely';
import { createTable, type Division } from './create-table.js';

/** Personal data beside the chain, and what may not be erased. */
export interface PersonalTables {
  personal_data: PersonalDataTable;
  legal_holds: LegalHoldTable;
  paper_sight: PaperSightTable;
  retained_rows: RetainedRowTable;
}

/** Personal data by the hash that stands for it in its entry. Of what was erased there are no fields and no salt any more. */
interface PersonalDataTable {
  corporation: string;
  hash: string;
  person: string;
  /** The id of the entry with which it came. */
  entry: string;
  /** The fields as canonical JSON. */
  fields: string | null;
  salt: string | null;
  kept_by: string;
  kept_at: string;
  erased_by: string | null;
  erased_at: string | null;
  erased_why: string | null;
}

/** Holds under which nothing of a certain scope is erased. */
interface LegalHoldTable {
  corporation: string;
  id: string;
  reason: string;
  /** Whether it covers everything; otherwise the three lists say what. */
  is_whole: number;
  /** Lists as JSON. */
  persons: string;
  entries: string;
  papers: string;
  set_by: string;
  set_at: string;
  released_by: string | null;
  released_at: string | null;
  released_why: string | null;
}

/** Who may see a paper, time after time; one of which nothing is said is for everybody who reads. */
interface PaperSightTable {
  corporation: string;
  hash: string;
  place: number;
  /** Lists as JSON; nothing: for everybody who reads. */
  roles: string | null;
  accounts: string | null;
  set_by: string;
  set_at: string;
}

/** What was deleted while everything of the corporation was held. */
interface RetainedRowTable {
  corporation: string;
  /** Drawn at random. */
  id: string;
  /** The table in which it stood. */
  was_in: string;
  /** The row as JSON. */
  row: string;
  deleted_at: string;
}

/** Makes the tables, and room for what became of papers that were erased. */
export async function personalTables(database: Kysely<unknown>, { partitions }: Division): Promise<void> {
  const tables: readonly (readonly [name: string, columns: string])[] = [
    [
      'personal_data',
      'corporation text not null, hash text not null, person text not null, entry text not null, fields text, salt text, kept_by text not null, kept_at text not null, erased_by text, erased_at text, erased_why text, primary key (corporation, hash)',
    ],
    [
      'legal_holds',
      'corporation text not null, id text not null, reason text not null, is_whole integer not null, persons text not null, entries text not null, papers text not null, set_by text not null, set_at text not null, released_by text, released_at text, released_why text, primary key (corporation, id)',
    ],
    [
      'retained_rows',
      'corporation text not null, id text not null, was_in text not null, row text not null, deleted_at text not null, primary key (corporation, id)',
    ],
    [
      'paper_sight',
      'corporation text not null, hash text not null, place integer not null, roles text, accounts text, set_by text not null, set_at text not null, primary key (corporation, hash, place)',
    ],
  ];
  for (const [name, columns] of tables) await createTable(database, { name, columns, partitions });
  await sql`create index personal_data_by_person on personal_data (corporation, person)`.execute(database);
  await sql`create index personal_data_by_entry on personal_data (corporation, entry)`.execute(database);
  await addErased(database, 'papers');
}

/** Makes room for what became of papers of matters that were erased. */
export async function erasedInMatters(database: Kysely<unknown>): Promise<void> {
  await addErased(database, 'matter_papers');
}

async function addErased(database: Kysely<unknown>, table: string): Promise<void> {
  for (const column of ['erased_by', 'erased_at', 'erased_why']) {
    await sql`alter table ${sql.table(table)} add column ${sql.ref(column)} text`.execute(database);
  }
}
