import { z } from 'zod';
import { backedUpTable } from './backed-up-table.js';

/** A corporation, with the head of its journal. */
export const corporationRow = z.strictObject({
  corporation: z.string(),
  name: z.string(),
  charter: z.string(),
  formed: z.string().nullable(),
  kept_since: z.string(),
  version: z.int(),
  hash: z.string(),
});

/** What stands around the entries of a journal. Of what was entered or signed while the backup was written nothing is taken. */
export const journalTables = [
  backedUpTable('checkpoints', {
    key: ['version', 'public_key'],
    row: z.strictObject({
      corporation: z.string(),
      version: z.int(),
      hash: z.string(),
      signed_at: z.string(),
      public_key: z.string(),
      signature: z.string(),
    }),
    at: (row, head) => (row.version > head.version ? undefined : row),
  }),
  backedUpTable('requests', {
    key: ['key'],
    row: z.strictObject({
      corporation: z.string(),
      key: z.string(),
      request: z.string(),
      version: z.int(),
      hash: z.string(),
    }),
    at: (row, head) => (row.version > head.version ? undefined : row),
  }),
];
