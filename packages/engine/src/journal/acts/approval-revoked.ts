import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { named, text } from '../field/index.js';

/** An agency took back its consent. */
export const approvalRevoked = defineEntryType({
  type: 'approval-revoked',
  version: 1,
  family: 'acts',
  says: 'An agency took back its consent.',
  data: z.strictObject({
    approval: named('entry').describe('the entry of the approval'),
    why: text.optional().describe('the ground'),
  }),
  example: { approval: 'e-1' },
});
