import { z } from 'zod';
import { backedUpTable, bytes } from './backed-up-table.js';

/** The papers behind the entries, what became of them, and who may see them. */
export const paperTables = [
  backedUpTable('papers', {
    key: ['hash'],
    row: z.strictObject({
      corporation: z.string(),
      hash: z.string(),
      name: z.string(),
      media_type: z.string(),
      size: z.int(),
      kept_at: z.string(),
      erased_by: z.string().nullable().default(null),
      erased_at: z.string().nullable().default(null),
      erased_why: z.string().nullable().default(null),
    }),
    pieces: backedUpTable('paper_pieces', {
      key: ['hash', 'place'],
      row: z.strictObject({ corporation: z.string(), hash: z.string(), place: z.int(), content: bytes }),
      portion: 1,
    }),
  }),
  backedUpTable('paper_states', {
    key: ['hash', 'place'],
    row: z.strictObject({
      corporation: z.string(),
      hash: z.string(),
      place: z.int(),
      state: z.string(),
      at: z.string(),
      set_by: z.string(),
    }),
  }),
  backedUpTable('paper_sight', {
    key: ['hash', 'place'],
    row: z.strictObject({
      corporation: z.string(),
      hash: z.string(),
      place: z.int(),
      roles: z.string().nullable(),
      accounts: z.string().nullable(),
      set_by: z.string(),
      set_at: z.string(),
    }),
  }),
];
