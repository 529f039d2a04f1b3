import { z } from 'zod';
import { backedUpTable } from './backed-up-table.js';

/** What accounts are to a corporation. */
export const grantTable = backedUpTable('grants', {
  key: ['account'],
  row: z.strictObject({
    corporation: z.string(),
    account: z.string(),
    role: z.string(),
    until: z.string().nullable(),
  }),
});

/** Who gave which roles, and took them away. */
export const grantChangeTable = backedUpTable('grant_changes', {
  key: ['id'],
  row: z.strictObject({
    corporation: z.string(),
    id: z.string(),
    account: z.string(),
    role: z.string().nullable(),
    until: z.string().nullable(),
    changed_by: z.string(),
    at: z.string(),
  }),
});

/** What was read behind walls. */
export const readTable = backedUpTable('reads', {
  key: ['id'],
  row: z.strictObject({
    corporation: z.string(),
    id: z.string(),
    at: z.string(),
    read_by: z.string(),
    what: z.string(),
    subject: z.string(),
    matter: z.string().nullable(),
  }),
});

/**
 * Who may sign in, who they are elsewhere, and the keys of programs by their hashes. Browsers sign in again after a restore:
 * neither their secrets nor what they began are backed up. Accounts are read last: none of their keys is there before they are.
 */
export const accountTables = [
  backedUpTable('secrets', {
    key: ['hash'],
    row: z.strictObject({
      hash: z.string(),
      account: z.string(),
      sort: z.string(),
      id: z.string(),
      made_at: z.string(),
      expires_at: z.string(),
      last_used: z.string().nullable(),
      permissions: z.string(),
    }),
    at: (row) => (row.sort === 'key' ? row : undefined),
  }),
  backedUpTable('identities', {
    key: ['id'],
    row: z.strictObject({
      id: z.string(),
      issuer: z.string(),
      account: z.string(),
      subject: z.string().nullable(),
      expects: z.string().nullable(),
      made_at: z.string(),
      bound_at: z.string().nullable(),
    }),
  }),
  backedUpTable('accounts', {
    key: ['account'],
    row: z.strictObject({
      account: z.string(),
      password_hash: z.string().nullable(),
      is_owner: z.int(),
      is_closed: z.int(),
      used_at: z.string().nullable(),
    }),
  }),
];
