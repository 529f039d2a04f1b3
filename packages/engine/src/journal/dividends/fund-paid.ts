import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { amountField, className } from '../field/index.js';

/** A payment was made to a fund for retiring shares. */
export const fundPaid = defineEntryType({
  type: 'fund-paid',
  version: 1,
  family: 'dividends',
  says: 'A payment was made to a fund for retiring shares.',
  data: z.strictObject({
    class: className.describe('the class or series'),
    kind: z.enum(['sinking', 'retirement']).describe('what sort of fund'),
    amount: amountField.describe('the amount'),
  }),
  example: { class: 'series-a', kind: 'sinking', amount: '$50,000' },
});
