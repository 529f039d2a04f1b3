import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { className, person, shareCount } from '../field/index.js';

/** A holder asked the corporation to redeem shares; the day is that on which the corporation received it. */
export const redemptionRequested = defineEntryType({
  type: 'redemption-requested',
  version: 1,
  family: 'acts',
  says: 'A holder asked the corporation to redeem shares.',
  data: z.strictObject({
    class: className.describe('the class or series'),
    holder: person.describe('the holder of record who asked'),
    shares: shareCount.optional().describe('how many; left out, all that it holds of record on that day'),
    under: z
      .string()
      .optional()
      .describe('the section under which, where the text has more than one right to ask for it'),
  }),
  example: { class: 'series-a', holder: 'ann', shares: '1000' },
});
