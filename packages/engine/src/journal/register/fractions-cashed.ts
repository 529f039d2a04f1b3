import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { className, moneyField, person, shareCount } from '../field/index.js';

/** Cash was paid for fractions of shares, which are no longer issued. */
export const fractionsCashed = defineEntryType({
  type: 'fractions-cashed',
  version: 1,
  family: 'register',
  says: 'Cash was paid for fractions of shares, which are no longer issued.',
  data: z.strictObject({
    class: className.describe('the class or series'),
    from: person.describe('the holder of record'),
    shares: shareCount.describe('the fraction, or sum of fractions'),
    paid: moneyField.optional().describe('what was paid'),
  }),
  example: { class: 'common', from: 'dispersed', shares: '1/2', paid: '$5.00' },
});
