import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { className, person, shareCount, text, yesNo } from '../field/index.js';

/** Shares passed from one holder of record to another. */
export const sharesTransferred = defineEntryType({
  type: 'shares-transferred',
  version: 1,
  family: 'register',
  says: 'Shares passed from one holder of record to another.',
  data: z.strictObject({
    class: className.describe('the class or series'),
    from: person.describe('the holder of record before'),
    to: person.describe('the holder of record after'),
    shares: shareCount.describe('how many'),
    how: z
      .enum(['purchase', 'gift', 'inheritance', 'operation-of-law', 'exchange', 'other'])
      .optional()
      .describe('how they passed'),
    lot: text.optional().describe('the lot or certificate, where known'),
    approved: yesNo.optional().describe('whether the corporation passed the transfer'),
  }),
  example: { class: 'common', from: 'dispersed', to: 'dispersed', shares: '120000', how: 'purchase' },
});
