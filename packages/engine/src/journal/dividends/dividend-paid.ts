import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { amountField, className, named, ratioField, text } from '../field/index.js';

/** A dividend was paid. */
export const dividendPaid = defineEntryType({
  type: 'dividend-paid',
  version: 1,
  family: 'dividends',
  says: 'A dividend was paid.',
  data: z.strictObject({
    class: className.describe('the class or series'),
    amount: amountField.describe('the amount paid in all, in cash; $0 where all of it was paid in property'),
    'in-kind': z
      .strictObject({ of: text.describe('what was delivered'), units: ratioField.describe('how many units in all') })
      .optional()
      .describe('what was delivered in property'),
    for: named('dividend').optional().describe('the declared dividend that it pays'),
    'for-period': text.optional().describe('the dividend period it is for'),
  }),
  example: { class: 'series-a', amount: '$30,000' },
});
