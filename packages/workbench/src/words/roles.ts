import type { Wire } from '@quorate/sdk';

export type Role = Wire['NewGrant']['role'];

/** What one may be to a corporation, in the order in which they are chosen. */
export const roles = [
  'viewer',
  'secretary',
  'assistant-secretary',
  'treasurer',
  'director',
  'counsel',
  'inspector-of-election',
  'transfer-agent',
  'examiner',
  'administrator',
] as const satisfies readonly Role[];
