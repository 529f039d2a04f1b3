import { z } from 'zod';
import { backedUpTable } from './backed-up-table.js';

/** The charter files of a corporation, and by which of them questions were answered when. */
export const charterTables = [
  backedUpTable('charters', {
    key: ['charter'],
    row: z.strictObject({
      corporation: z.string(),
      charter: z.string(),
      name: z.string(),
      media_type: z.string(),
      content: z.string(),
      kept_by: z.string(),
      kept_at: z.string(),
    }),
    portion: 10,
  }),
  backedUpTable('charter_changes', {
    key: ['place'],
    row: z.strictObject({
      corporation: z.string(),
      place: z.int(),
      charter_before: z.string(),
      charter: z.string(),
      because: z.string(),
      changed_by: z.string(),
      changed_at: z.string(),
    }),
  }),
];
