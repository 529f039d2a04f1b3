import { z } from 'zod';
import { backedUpTable } from './backed-up-table.js';

/** The facts that somebody was asked for, each with the hash of its link: one that was sent serves after a restore too. */
export const factRequestTable = backedUpTable('fact_requests', {
  key: ['id'],
  row: z.strictObject({
    corporation: z.string(),
    id: z.string(),
    link_hash: z.string(),
    sent_to: z.string(),
    fact: z.string(),
    about: z.string(),
    asks: z.string(),
    on_day: z.string(),
    asked_by: z.string(),
    asked_at: z.string(),
    expires_at: z.string(),
    state: z.string(),
    settled_at: z.string().nullable(),
  }),
});
