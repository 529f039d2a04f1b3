import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { named, shareCount } from '../field/index.js';

/** A right to acquire shares came to an end, in whole or in part. */
export const rightEnded = defineEntryType({
  type: 'right-ended',
  version: 1,
  family: 'register',
  says: 'A right to acquire shares came to an end, in whole or in part.',
  data: z.strictObject({
    right: named('right').describe('the right'),
    shares: shareCount.optional().describe('over how many shares it ended; without a number, over all'),
    how: z.enum(['exercised', 'lapsed', 'cancelled', 'assigned']).describe('how it ended'),
  }),
  example: { right: 'option-1', how: 'exercised' },
});
