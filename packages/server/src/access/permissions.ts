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
  'set-charter',
  'sign',
  'export',
  'set-policy',
  'manage-accounts',
  'read-matters',
  'work-in-matters',
  'open-matters',
] as const;
export type Permission = (typeof permissions)[number];

/** What is done with matters. It holds within those of which somebody is a member, and nowhere else (`walls.ts`). */
const readsMatters = ['read-matters'] as const;
const worksInMatters = [...readsMatters, 'work-in-matters'] as const;
const opensMatters = [...worksInMatters, 'open-matters'] as const;

/**
 * Who may do what: the one table, read by the gate and shown in the documentation. Who gives roles is no member of any matter,
 * so that nobody comes behind a wall but by its members.
 */
export const permissionsOf: Readonly<Record<Role, readonly Permission[]>> = {
  viewer: ['read', 'ask', ...readsMatters],
  secretary: ['read', 'ask', 'enter', 'accept', 'adopt-readings', 'set-charter', 'sign', 'export', ...opensMatters],
  'assistant-secretary': ['read', 'ask', 'enter', ...worksInMatters],
  treasurer: ['read', 'ask', 'enter', ...worksInMatters],
  director: ['read', 'ask', 'accept', ...opensMatters],
  counsel: ['read', 'ask', 'enter', 'accept', 'adopt-readings', 'set-charter', 'export', ...opensMatters],
  'inspector-of-election': ['read', 'ask', 'enter', ...worksInMatters],
  'transfer-agent': ['read', 'ask', 'enter', ...worksInMatters],
  examiner: ['read', 'ask', 'export', ...readsMatters],
  administrator: ['read', 'set-policy', 'manage-accounts'],
};
