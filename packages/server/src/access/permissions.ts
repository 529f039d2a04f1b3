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

/** What can be done with a corporation that is kept, in words. Every route names one of these, and is refused without it. */
export const permissionsInWords = {
  read: 'see the corporation, its entries, papers, proposals, policy and signed heads',
  ask: 'ask questions, suppose entries, keep answers as they are relied on',
  'see-interim': 'see how was voted before the polls close, where no order opens that to both sides alike',
  'follow-calendar': 'read the calendar of what falls due, by an address that is its secret',
  enter: 'enter and propose entries, keep papers, ask others for facts',
  accept: 'accept or refuse what another proposed',
  'adopt-readings': 'enter which reading of doubtful text is adopted',
  'set-charter': 'have questions answered by another charter file',
  sign: 'keep heads of the journal that were signed',
  export: 'take the whole journal out',
  'set-policy': 'say what takes a second person',
  'manage-accounts': 'give and take away roles',
  'restrict-papers': 'say who may see a paper',
  'read-personal-data': 'read addresses, tax numbers and the like, which is written down each time',
  'see-reads': 'see who read whose personal data',
  erase: 'erase personal data and papers for good, where no hold stands',
  hold: 'set and release legal holds',
  'read-matters': 'read in the matters of which one is a member',
  'work-in-matters': 'write in them: notes, drafts, papers, hypotheticals',
  'open-matters': 'open a matter, and add members to those of which one is a member',
} as const;
export type Permission = keyof typeof permissionsInWords;
export const permissions = Object.keys(permissionsInWords) as readonly Permission[];

/** What is done with matters. It holds within those of which somebody is a member, and nowhere else (`walls.ts`). */
const readsMatters = ['read-matters'] as const;
const worksInMatters = [...readsMatters, 'work-in-matters'] as const;
const opensMatters = [...worksInMatters, 'open-matters'] as const;

/** What the work of an office needs to know of persons: to write to them, to pay them, to report to the tax authority. */
const knowsPersons = ['read-personal-data'] as const;

/**
 * Who may do what: the one table, read by the gate and shown in the documentation. Who gives roles is no member of any matter,
 * so that nobody comes behind a wall but by its members. Who erases is not who holds: a secretary erases nothing that counsel
 * holds, and counsel erases nothing. Inspectors count by names and shares, and examiners see what the corporation gives them:
 * neither is shown addresses and tax numbers here.
 */
export const permissionsOf: Readonly<Record<Role, readonly Permission[]>> = {
  viewer: ['read', 'ask', 'follow-calendar', ...readsMatters],
  secretary: [
    'read',
    'ask',
    'follow-calendar',
    'enter',
    'accept',
    'adopt-readings',
    'set-charter',
    'sign',
    'export',
    'restrict-papers',
    'erase',
    ...knowsPersons,
    ...opensMatters,
  ],
  'assistant-secretary': ['read', 'ask', 'follow-calendar', 'enter', ...knowsPersons, ...worksInMatters],
  treasurer: ['read', 'ask', 'follow-calendar', 'enter', ...knowsPersons, ...worksInMatters],
  director: ['read', 'ask', 'follow-calendar', 'accept', ...opensMatters],
  counsel: [
    'read',
    'ask',
    'follow-calendar',
    'enter',
    'accept',
    'adopt-readings',
    'set-charter',
    'export',
    'restrict-papers',
    'see-reads',
    'hold',
    ...knowsPersons,
    ...opensMatters,
  ],
  'inspector-of-election': ['read', 'ask', 'see-interim', 'follow-calendar', 'enter', ...worksInMatters],
  'transfer-agent': ['read', 'ask', 'follow-calendar', 'enter', ...knowsPersons, ...worksInMatters],
  examiner: ['read', 'ask', 'follow-calendar', 'export', ...readsMatters],
  administrator: ['read', 'set-policy', 'manage-accounts', 'see-reads'],
};
