import type { Tables } from '../database/tables.js';

/** A table beside the journal whose rows stand in the chain of records, by their hashes. */
export interface RecordedTable {
  readonly table: keyof Tables;
  /** The columns that tell its rows apart, after the corporation. */
  readonly key: readonly string[];
  /** The columns that are recorded; what else a row has gives a hash that is recorded. */
  readonly columns: readonly string[];
  /** The columns of which something is said once, later than of the others; or that rows change as often as need be, and go. */
  readonly changes: readonly string[] | 'freely';
}

const erased = ['erased_by', 'erased_at', 'erased_why'];
const released = ['released_by', 'released_at', 'released_why'];
const never: readonly string[] = [];

/** All that answers, and what they are relied on for, depend upon and that is no entry. */
export const recordedTables = [
  { table: 'corporations', key: [], columns: ['name', 'charter', 'formed', 'kept_since'], changes: 'freely' },
  { table: 'charters', key: ['charter'], columns: ['name', 'media_type', 'kept_by', 'kept_at'], changes: never },
  {
    table: 'charter_changes',
    key: ['place'],
    columns: ['charter_before', 'charter', 'because', 'changed_by', 'changed_at'],
    changes: never,
  },
  { table: 'policies', key: [], columns: ['types', 'corrections', 'set_by', 'set_at'], changes: 'freely' },
  { table: 'grants', key: ['account'], columns: ['role', 'until'], changes: 'freely' },
  { table: 'grant_changes', key: ['id'], columns: ['account', 'role', 'until', 'changed_by', 'at'], changes: never },
  {
    table: 'legal_holds',
    key: ['id'],
    columns: ['reason', 'is_whole', 'persons', 'entries', 'papers', 'set_by', 'set_at', ...released],
    changes: released,
  },
  { table: 'papers', key: ['hash'], columns: ['name', 'media_type', 'size', 'kept_at', ...erased], changes: erased },
  { table: 'paper_states', key: ['hash', 'place'], columns: ['state', 'at', 'set_by'], changes: never },
  { table: 'paper_sight', key: ['hash', 'place'], columns: ['roles', 'accounts', 'set_by', 'set_at'], changes: never },
  {
    table: 'personal_data',
    key: ['hash'],
    columns: ['person', 'entry', 'kept_by', 'kept_at', ...erased],
    changes: erased,
  },
  {
    table: 'frozen_answers',
    key: ['id'],
    columns: ['question', 'as_of', 'asked', 'answer', 'purpose', 'frozen_by', 'frozen_at', 'version', 'hash'],
    changes: never,
  },
] as const satisfies readonly RecordedTable[];

/** The name of such a table. */
export type RecordedName = (typeof recordedTables)[number]['table'];
