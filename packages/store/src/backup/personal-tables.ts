import { z } from 'zod';
import { backedUpTable } from './backed-up-table.js';

/** Personal data beside the chain, with its salts; of what was erased only that it was. And what may not be erased. */
export const personalTables = [
  backedUpTable('personal_data', {
    key: ['hash'],
    row: z.strictObject({
      corporation: z.string(),
      hash: z.string(),
      person: z.string(),
      entry: z.string(),
      fields: z.string().nullable(),
      salt: z.string().nullable(),
      kept_by: z.string(),
      kept_at: z.string(),
      erased_by: z.string().nullable(),
      erased_at: z.string().nullable(),
      erased_why: z.string().nullable(),
    }),
  }),
  backedUpTable('legal_holds', {
    key: ['id'],
    row: z.strictObject({
      corporation: z.string(),
      id: z.string(),
      reason: z.string(),
      is_whole: z.int(),
      persons: z.string(),
      entries: z.string(),
      papers: z.string(),
      set_by: z.string(),
      set_at: z.string(),
      released_by: z.string().nullable(),
      released_at: z.string().nullable(),
      released_why: z.string().nullable(),
    }),
  }),
  backedUpTable('retained_rows', {
    key: ['id'],
    row: z.strictObject({
      corporation: z.string(),
      id: z.string(),
      was_in: z.string(),
      row: z.string(),
      deleted_at: z.string(),
    }),
  }),
];
