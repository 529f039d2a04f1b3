import { isDay } from '@quorate/engine';
import { z } from 'zod';
import { backedUpTable } from './backed-up-table.js';

/** A corporation, with the head of its journal. */
export const corporationRow = z.strictObject({
  corporation: z.string(),
  name: z.string(),
  charter: z.string(),
  formed: z
    .string()
    .refine((text): boolean => isDay(text))
    .nullable(),
  kept_since: z.string(),
  version: z.int(),
  hash: z.string(),
  // Backups that were written before there were records have none.
  records_version: z.int().default(0),
  records_hash: z.string().default(''),
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
      records_version: z.int().nullable().default(null),
      records_hash: z.string().nullable().default(null),
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

/** What was recorded of the rows of all the other tables: it is read after them, and so has whatever they have. */
export const recordTable = backedUpTable('records', {
  key: ['sequence'],
  row: z.strictObject({ corporation: z.string(), sequence: z.int(), text: z.string(), hash: z.string() }),
  portion: 1_000,
});
