import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { className, moneyField, named, text } from '../field/index.js';

/** A dividend was paid. */
export const dividendPaid = defineEntryType({
  type: 'dividend-paid',
  version: 1,
  family: 'dividends',
  says: 'A dividend was paid.',
  data: z.strictObject({
    class: className.describe('the class or series'),
    amount: moneyField.describe('the amount paid in all'),
    for: named('dividend').optional().describe('the declared dividend that it pays'),
    'for-period': text.optional().describe('the dividend period it is for'),
  }),
  example: { class: 'series-a', amount: '$30,000' },
});
