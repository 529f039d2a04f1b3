import type { Kysely } from 'kysely';
import { createTable, type Division } from './create-table.js';

/** Matters and what stands within them. Every key names the matter, so that what two of them keep never meets. */
export interface MatterTables {
  matters: MatterTable;
  matter_members: MatterMemberTable;
  matter_notes: MatterNoteTable;
  matter_papers: MatterPaperTable;
  matter_drafts: MatterDraftTable;
  matter_hypotheticals: MatterHypotheticalTable;
}

interface MatterTable {
  corporation: string;
  /** Drawn at random. */
  id: string;
  title: string;
  opened_by: string;
  opened_at: string;
  closed_by: string | null;
  closed_at: string | null;
}

interface MatterMemberTable {
  corporation: string;
  matter: string;
  /** 1, 2, 3 … in each matter: who was removed may be added again. */
  number: number;
  account: string;
  added_by: string;
  added_at: string;
  removed_by: string | null;
  removed_at: string | null;
}

/** The versions of notes, none of which is ever changed. */
interface MatterNoteTable {
  corporation: string;
  matter: string;
  id: string;
  version: number;
  title: string;
  /** Nothing where the note is withdrawn by this version. */
  text: string | null;
  author: string;
  written_at: string;
}

/** Papers of a matter by the hash of their bytes. The same bytes elsewhere are another row. */
interface MatterPaperTable {
  corporation: string;
  matter: string;
  hash: string;
  name: string;
  media_type: string;
  size: number;
  state: string;
  kept_by: string;
  kept_at: string;
  brought_out_by: string | null;
  brought_out_at: string | null;
  erased_by: string | null;
  erased_at: string | null;
  erased_why: string | null;
}

interface MatterDraftTable {
  corporation: string;
  matter: string;
  id: string;
  title: string;
  /** The entries as JSON. */
  entries: string;
  version: number;
  made_by: string;
  made_at: string;
  changed_by: string;
  changed_at: string;
  brought_out_by: string | null;
  brought_out_at: string | null;
  /** What it was proposed as, where it was proposed. */
  proposal: string | null;
  /** The head of the journal after it was entered, where it was entered. */
  journal_version: number | null;
  journal_hash: string | null;
}

interface MatterHypotheticalTable {
  corporation: string;
  matter: string;
  id: string;
  maker: string;
  title: string;
  /** The entries as JSON. */
  entries: string;
  made_at: string;
  expires_at: string;
}

/** The tables of matters. */
export async function matterTables(database: Kysely<unknown>, { partitions }: Division): Promise<void> {
  const tables: readonly (readonly [name: string, columns: string])[] = [
    [
      'matters',
      'corporation text not null, id text not null, title text not null, opened_by text not null, opened_at text not null, closed_by text, closed_at text, primary key (corporation, id)',
    ],
    [
      'matter_members',
      'corporation text not null, matter text not null, number integer not null, account text not null, added_by text not null, added_at text not null, removed_by text, removed_at text, primary key (corporation, matter, number)',
    ],
    [
      'matter_notes',
      'corporation text not null, matter text not null, id text not null, version integer not null, title text not null, text text, author text not null, written_at text not null, primary key (corporation, matter, id, version)',
    ],
    [
      'matter_papers',
      'corporation text not null, matter text not null, hash text not null, name text not null, media_type text not null, size integer not null, content bytea not null, state text not null, kept_by text not null, kept_at text not null, brought_out_by text, brought_out_at text, primary key (corporation, matter, hash)',
    ],
    [
      'matter_drafts',
      'corporation text not null, matter text not null, id text not null, title text not null, entries text not null, version integer not null, made_by text not null, made_at text not null, changed_by text not null, changed_at text not null, brought_out_by text, brought_out_at text, proposal text, journal_version integer, journal_hash text, primary key (corporation, matter, id)',
    ],
    [
      'matter_hypotheticals',
      'corporation text not null, matter text not null, id text not null, maker text not null, title text not null, entries text not null, made_at text not null, expires_at text not null, primary key (corporation, matter, id)',
    ],
  ];
  for (const [name, columns] of tables) await createTable(database, { name, columns, partitions });
}
