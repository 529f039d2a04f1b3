import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { dayField, text } from '../field/index.js';
import { completeFamilies } from '../family.js';

/** A family of entries is kept whole over a span of days. Inside it what is not entered did not happen; before it nothing is known. */
export const coverage = defineEntryType({
  type: 'coverage',
  version: 1,
  family: 'general',
  says: 'A family of entries is kept whole from a day, and through a day where one is stated.',
  data: z.strictObject({
    family: z.enum(completeFamilies).describe('the family that is kept whole'),
    from: dayField.describe('the first day of the span; of anything before it nothing is known'),
    through: dayField.optional().describe('the last day of the span; left out while the family is still being kept'),
    'vouched-by': text.optional().describe('who vouches for the family being whole'),
    on: text.optional().describe('what that rests on, such as the stock ledger'),
  }),
  example: { family: 'register', from: '1998-12-15', 'vouched-by': 'secretary', on: 'stock ledger' },
});
