import { z } from 'zod';
import { backedUpTable } from './backed-up-table.js';

/** What is supposed, and the answers that somebody relied on. */
export const questionTables = [
  backedUpTable('hypotheticals', {
    key: ['id'],
    row: z.strictObject({
      corporation: z.string(),
      id: z.string(),
      maker: z.string(),
      title: z.string(),
      entries: z.string(),
      made_at: z.string(),
      expires_at: z.string(),
    }),
  }),
  backedUpTable('frozen_answers', {
    key: ['id'],
    row: z.strictObject({
      corporation: z.string(),
      id: z.string(),
      question: z.string(),
      as_of: z.string(),
      asked: z.string(),
      answer: z.string(),
      purpose: z.string(),
      frozen_by: z.string(),
      frozen_at: z.string(),
      version: z.int(),
      hash: z.string(),
    }),
    at: (row, head) => (row.version > head.version ? undefined : row),
  }),
];
