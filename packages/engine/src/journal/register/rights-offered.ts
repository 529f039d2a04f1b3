import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { className, dayField, moneyField, positiveShares } from '../field/index.js';

/** The corporation gave all holders of a class rights to buy new shares, in proportion to what they hold. */
export const rightsOffered = defineEntryType({
  type: 'rights-offered',
  version: 1,
  family: 'register',
  says: 'The corporation gave all holders of a class rights to buy new shares.',
  data: z.strictObject({
    'on-class': className.describe('the class or series whose holders received them'),
    class: className.describe('the class or series that they may buy'),
    shares: positiveShares.describe('how many shares they may buy in all'),
    price: moneyField.describe('what they pay for each'),
    'record-date': dayField
      .optional()
      .describe('whose holders at the close of that day received them; without one, the day of the entry'),
    expires: dayField.describe('the last day on which they can be exercised'),
  }),
  example: { 'on-class': 'common', class: 'common', shares: '288000', price: '$16.00', expires: '2019-05-31' },
});
