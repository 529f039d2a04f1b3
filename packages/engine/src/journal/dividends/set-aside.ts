import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { amountField, className, named } from '../field/index.js';

/** Money was set aside for a class. */
export const setAside = defineEntryType({
  type: 'set-aside',
  version: 1,
  family: 'dividends',
  says: 'Money was set aside for a class.',
  data: z.strictObject({
    class: className.describe('the class or series'),
    amount: amountField.describe('the amount'),
    for: z.enum(['dividend', 'sinking-fund', 'retirement-fund', 'liquidation', 'redemption']).describe('what for'),
    dividend: named('dividend').optional().describe('the declared dividend it is for'),
  }),
  example: { class: 'series-a', amount: '$60,000', for: 'dividend' },
});
