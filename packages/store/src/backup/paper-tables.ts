import { z } from 'zod';
import { backedUpTable, bytes } from './backed-up-table.js';

/** The papers behind the entries, and what became of them. */
export const paperTables = [
  backedUpTable('papers', {
    key: ['hash'],
    row: z.strictObject({
      corporation: z.string(),
      hash: z.string(),
      name: z.string(),
      media_type: z.string(),
      size: z.int(),
      content: bytes,
      kept_at: z.string(),
    }),
    // A paper may be large, and is held in memory alone.
    portion: 1,
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
];
