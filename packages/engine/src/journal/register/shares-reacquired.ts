import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { className, moneyField, person, shareCount, yesNo } from '../field/index.js';

/** The corporation got back shares of its own. */
export const sharesReacquired = defineEntryType({
  type: 'shares-reacquired',
  version: 1,
  family: 'register',
  says: 'The corporation got back shares of its own.',
  data: z.strictObject({
    class: className.describe('the class or series'),
    from: person.describe('the holder of record who gave them up'),
    shares: shareCount.describe('how many'),
    'held-as': z
      .enum(['treasury', 'retired'])
      .describe('whether they stay issued, in treasury, or are no longer issued'),
    called: yesNo.optional().describe('whether they are shares that had been called for redemption'),
    paid: moneyField.optional().describe('what was paid for all of them together'),
  }),
  example: { class: 'common', from: 'dispersed', shares: '100000', 'held-as': 'treasury' },
});
