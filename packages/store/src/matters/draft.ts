import type { Kysely } from 'kysely';
import type { Head } from '../chain/stored-entry.js';
import type { Tables } from '../database/tables.js';
import type { NewEntry } from '../journals/new-entry.js';
import { ChangedSinceError, NotKeptError, SettledError } from '../store-error.js';
import type { MatterPlace } from './in-open-matter.js';

/** Entries prepared in a matter. */
export interface NewDraft {
  readonly title: string;
  readonly entries: readonly NewEntry[];
  /** Who makes or changes it; whoever brings it out is the writer of the entries then. */
  readonly by: string;
}

/** A draft as it stands, and what became of it. */
export interface Draft extends DraftListed {
  readonly entries: readonly NewEntry[];
}

/** A draft without its entries. */
export interface DraftListed {
  readonly id: string;
  readonly title: string;
  /** 1 when it was made, one more with each change. */
  readonly version: number;
  readonly madeBy: string;
  readonly madeAt: string;
  readonly changedBy: string;
  readonly changedAt: string;
  /** How it went out into the corporation's journal; it is changed no more then. */
  readonly broughtOut?: {
    readonly by: string;
    readonly at: string;
    /** What it was proposed as. */
    readonly proposal?: string;
    /** The head of the journal after it was entered. */
    readonly head?: Head;
  };
}

/** A draft that is still within the matter. */
export const notOut = {
  brought_out_by: null,
  brought_out_at: null,
  proposal: null,
  journal_version: null,
  journal_hash: null,
};

/** A draft that is still a draft, in the version that the caller saw. */
export async function changeable(
  database: Kysely<Tables>,
  place: MatterPlace,
  { id, expectedVersion }: { readonly id: string; readonly expectedVersion: number },
): Promise<Tables['matter_drafts']> {
  const row = await rowOf(database, place, id);
  if (row.brought_out_at !== null) throw new SettledError('This draft was brought out already, and stays as it was.');
  if (row.version !== expectedVersion) throw new ChangedSinceError('draft', expectedVersion, row.version);
  return row;
}

/** Writes over a draft where it still is what the caller saw. */
export async function update(
  database: Kysely<Tables>,
  { corporation, matter }: MatterPlace,
  {
    id,
    expectedVersion,
    set,
  }: { readonly id: string; readonly expectedVersion: number; readonly set: Partial<Tables['matter_drafts']> },
): Promise<void> {
  const changed = await database
    .updateTable('matter_drafts')
    .set(set)
    .where('corporation', '=', corporation)
    .where('matter', '=', matter)
    .where('id', '=', id)
    .where('version', '=', expectedVersion)
    .where('brought_out_at', 'is', null)
    .returning('id')
    .execute();
  if (changed.length === 0) throw new ChangedSinceError('draft', expectedVersion);
}

/** @throws {NotKeptError} where there is none of that id in this matter */
export async function rowOf(database: Kysely<Tables>, { corporation, matter }: MatterPlace, id: string) {
  const row = await database
    .selectFrom('matter_drafts')
    .selectAll()
    .where('corporation', '=', corporation)
    .where('matter', '=', matter)
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw new NotKeptError('There is no such draft in this matter.');
  return row;
}

/**
 * Who made or changed what was proposed under this id, where it was drafted in a matter. It is held against them alone, and
 * told to nobody: who is behind a wall does not show outside.
 */
export async function draftersOf(
  database: Kysely<Tables>,
  corporation: string,
  proposal: string,
): Promise<readonly string[]> {
  const rows = await database
    .selectFrom('matter_drafts')
    .select(['made_by', 'changed_by'])
    .where('corporation', '=', corporation)
    .where('proposal', '=', proposal)
    .execute();
  return rows.flatMap((row) => [row.made_by, row.changed_by]);
}

/** What is read of a draft to list it: its entries may be many. */
export const listedColumns = [
  'id',
  'title',
  'version',
  'made_by',
  'made_at',
  'changed_by',
  'changed_at',
  'brought_out_by',
  'brought_out_at',
  'proposal',
  'journal_version',
  'journal_hash',
] as const;

export function listedFrom(row: Pick<Tables['matter_drafts'], (typeof listedColumns)[number]>): DraftListed {
  const { id, title, version, made_by: madeBy, made_at: madeAt, changed_by: changedBy, changed_at: changedAt } = row;
  const { brought_out_by: by, brought_out_at: at, proposal, journal_version: head, journal_hash: hash } = row;
  const went = {
    ...(proposal === null ? undefined : { proposal }),
    ...(head === null || hash === null ? undefined : { head: { version: head, hash } }),
  };
  return {
    id,
    title,
    version,
    madeBy,
    madeAt,
    changedBy,
    changedAt,
    ...(by === null || at === null ? undefined : { broughtOut: { by, at, ...went } }),
  };
}
