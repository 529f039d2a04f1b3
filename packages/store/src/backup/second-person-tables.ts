import { z } from 'zod';
import type { Tables } from '../database/tables.js';
import { backedUpTable } from './backed-up-table.js';

/** What takes a second person, and what was proposed. */
export const secondPersonTables = [
  backedUpTable('policies', {
    key: [],
    row: z.strictObject({
      corporation: z.string(),
      types: z.string(),
      corrections: z.int(),
      set_by: z.string(),
      set_at: z.string(),
    }),
  }),
  backedUpTable('proposals', {
    key: ['id'],
    row: z.strictObject({
      corporation: z.string(),
      id: z.string(),
      entries: z.string(),
      // Backups of before erasures were proposed have none.
      erasure: z.string().nullable().default(null),
      proposed_by: z.string(),
      proposed_at: z.string(),
      asked_by: z.string().nullable(),
      state: z.string(),
      settled_by: z.string().nullable(),
      settled_at: z.string().nullable(),
      reason: z.string().nullable(),
      version: z.int().nullable(),
      hash: z.string().nullable(),
    }),
    at: (row, head) => ((row.version ?? 0) > head.version ? stillProposed(row) : row),
  }),
];

/** One that was accepted while the backup was written: the journal in it does not have its entries yet. */
function stillProposed(row: Tables['proposals']): Tables['proposals'] {
  return { ...row, state: 'proposed', settled_by: null, settled_at: null, reason: null, version: null, hash: null };
}
