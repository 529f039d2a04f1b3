import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { amountField, className, dayField } from '../field/index.js';

/** A payment to a fund for retiring shares fell due. */
export const fundPaymentDue = defineEntryType({
  type: 'fund-payment-due',
  version: 1,
  family: 'dividends',
  says: 'A payment to a fund for retiring shares fell due.',
  data: z.strictObject({
    class: className.describe('the class or series'),
    kind: z.enum(['sinking', 'retirement']).describe('what sort of fund'),
    amount: amountField.describe('the amount'),
    due: dayField.describe('the day it fell due'),
  }),
  example: { class: 'series-a', kind: 'sinking', amount: '$50,000', due: '2001-06-30' },
});
