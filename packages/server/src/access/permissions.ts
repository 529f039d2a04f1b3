/** What a person may be to a corporation. */
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
] as const;
export type Role = (typeof roles)[number];

/** What can be done with a corporation that is kept. Every route names one of these, and is refused without it. */
export const permissions = [
  'read',
  'ask',
  'enter',
  'accept',
  'adopt-readings',
  'sign',
  'export',
  'set-policy',
  'manage-accounts',
] as const;
export type Permission = (typeof permissions)[number];

/** Who may do what: the one table, read by the gate and shown in the documentation. */
export const permissionsOf: Readonly<Record<Role, readonly Permission[]>> = {
  viewer: ['read', 'ask'],
  secretary: ['read', 'ask', 'enter', 'accept', 'adopt-readings', 'sign', 'export'],
  'assistant-secretary': ['read', 'ask', 'enter'],
  treasurer: ['read', 'ask', 'enter'],
  director: ['read', 'ask', 'accept'],
  counsel: ['read', 'ask', 'enter', 'accept', 'adopt-readings', 'export'],
  'inspector-of-election': ['read', 'ask', 'enter'],
  'transfer-agent': ['read', 'ask', 'enter'],
  examiner: ['read', 'ask', 'export'],
  administrator: ['read', 'set-policy', 'manage-accounts'],
};
