import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { className, moneyField, person, shareCount, text } from '../field/index.js';

/** The corporation passed shares out of its treasury. */
export const treasurySharesTransferred = defineEntryType({
  type: 'treasury-shares-transferred',
  version: 1,
  family: 'register',
  says: 'The corporation passed shares out of its treasury.',
  data: z.strictObject({
    class: className.describe('the class or series'),
    to: person.describe('the holder of record who received them'),
    shares: shareCount.describe('how many'),
    consideration: moneyField.optional().describe('what was received for all of them together'),
    'paid-in': text.optional().describe('in what it was paid: cash, or another form in a word or two'),
  }),
  example: { class: 'common', to: 'dispersed', shares: '10000' },
});
