import { z } from 'zod';
import type { Tables } from '../database/tables.js';
import { backedUpTable, bytes } from './backed-up-table.js';

const within = { corporation: z.string(), matter: z.string() };
const out = { brought_out_by: z.string().nullable(), brought_out_at: z.string().nullable() };

/** Matters, and what stands within them. */
export const matterTables = [
  backedUpTable('matters', {
    key: ['id'],
    row: z.strictObject({
      corporation: z.string(),
      id: z.string(),
      title: z.string(),
      opened_by: z.string(),
      opened_at: z.string(),
      closed_by: z.string().nullable(),
      closed_at: z.string().nullable(),
    }),
  }),
  backedUpTable('matter_members', {
    key: ['matter', 'number'],
    row: z.strictObject({
      ...within,
      number: z.int(),
      account: z.string(),
      added_by: z.string(),
      added_at: z.string(),
      removed_by: z.string().nullable(),
      removed_at: z.string().nullable(),
    }),
  }),
  backedUpTable('matter_notes', {
    key: ['matter', 'id', 'version'],
    row: z.strictObject({
      ...within,
      id: z.string(),
      version: z.int(),
      title: z.string(),
      text: z.string().nullable(),
      author: z.string(),
      written_at: z.string(),
    }),
  }),
  backedUpTable('matter_papers', {
    key: ['matter', 'hash'],
    row: z.strictObject({
      ...within,
      hash: z.string(),
      name: z.string(),
      media_type: z.string(),
      size: z.int(),
      state: z.string(),
      kept_by: z.string(),
      kept_at: z.string(),
      ...out,
      erased_by: z.string().nullable().default(null),
      erased_at: z.string().nullable().default(null),
      erased_why: z.string().nullable().default(null),
    }),
    pieces: backedUpTable('matter_paper_pieces', {
      key: ['matter', 'hash', 'place'],
      row: z.strictObject({ ...within, hash: z.string(), place: z.int(), content: bytes }),
      portion: 1,
    }),
  }),
  backedUpTable('matter_drafts', {
    key: ['matter', 'id'],
    row: z.strictObject({
      ...within,
      id: z.string(),
      title: z.string(),
      entries: z.string(),
      version: z.int(),
      made_by: z.string(),
      made_at: z.string(),
      changed_by: z.string(),
      changed_at: z.string(),
      ...out,
      proposal: z.string().nullable(),
      journal_version: z.int().nullable(),
      journal_hash: z.string().nullable(),
    }),
    at: (row, head) => ((row.journal_version ?? 0) > head.version ? stillDraft(row) : row),
  }),
  backedUpTable('matter_hypotheticals', {
    key: ['matter', 'id'],
    row: z.strictObject({
      ...within,
      id: z.string(),
      maker: z.string(),
      title: z.string(),
      entries: z.string(),
      made_at: z.string(),
      expires_at: z.string(),
    }),
  }),
];

/** One that was entered while the backup was written: the journal in it does not have its entries yet. */
function stillDraft(row: Tables['matter_drafts']): Tables['matter_drafts'] {
  return { ...row, brought_out_by: null, brought_out_at: null, journal_version: null, journal_hash: null };
}
