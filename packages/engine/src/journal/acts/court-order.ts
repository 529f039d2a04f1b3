import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { dayField, text } from '../field/index.js';

/** A court made an order. */
export const courtOrder = defineEntryType({
  type: 'court-order',
  version: 1,
  family: 'acts',
  says: 'A court made an order.',
  data: z.strictObject({
    about: text.describe(
      'the id of the entry, determination or proposed act it is about; or of a remedy, as answers name it',
    ),
    holds: z
      .enum(['not-in-good-faith', 'in-good-faith', 'set-aside', 'validated', 'enjoined', 'reading', 'other'])
      .describe('what it holds'),
    court: text.optional().describe('which court'),
    says: text.optional().describe('the order in short'),
    from: dayField.optional().describe('the day from which it has effect; without one, the day of the entry'),
  }),
  example: { about: 'determination-1', holds: 'not-in-good-faith' },
});
