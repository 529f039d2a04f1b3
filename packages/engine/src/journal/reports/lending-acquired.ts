import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { text } from '../field/index.js';

/** Lending was acquired, and not made: the baseline with which lending is compared is set anew afterwards. */
export const lendingAcquired = defineEntryType({
  type: 'lending-acquired',
  version: 1,
  family: 'reports',
  says: 'A combination, or a purchase of loans or of participations in loans, was consummated.',
  data: z.strictObject({
    by: z
      .enum(['business-combination', 'loan-purchase', 'participation-purchase'])
      .describe('what was consummated on the day of the entry'),
    note: text.optional().describe('what was acquired, in words'),
  }),
  example: { by: 'participation-purchase' },
});
