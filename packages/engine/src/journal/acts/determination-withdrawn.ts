import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { named, text } from '../field/index.js';

/** A body withdrew its determination. */
export const determinationWithdrawn = defineEntryType({
  type: 'determination-withdrawn',
  version: 1,
  family: 'acts',
  says: 'A body withdrew its determination.',
  data: z.strictObject({
    determination: named('determination').describe('the determination'),
    why: text.optional().describe('the ground'),
  }),
  example: { determination: 'determination-1' },
});
