import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { className, moneyField, named, person, shareCount, text } from '../field/index.js';

/** The corporation issued shares. Issued beyond its authority they are entered all the same, and found to be defective elsewhere. */
export const sharesIssued = defineEntryType({
  type: 'shares-issued',
  version: 1,
  family: 'register',
  says: 'The corporation issued shares.',
  data: z.strictObject({
    class: className.describe('the class or series'),
    to: person.describe('the holder of record who received them'),
    shares: shareCount.describe('how many'),
    consideration: moneyField.optional().describe('what was received for all of them together'),
    'paid-in': text.optional().describe('in what it was paid: cash, or another form in a word or two'),
    'for-proposal': named('proposal').optional().describe('the proposed act that this carries out'),
  }),
  example: { class: 'common', to: 'dispersed', shares: '880000', consideration: '$8,800,000' },
});
