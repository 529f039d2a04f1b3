import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { className, dayField, positiveRatio } from '../field/index.js';

/** The corporation distributed shares in proportion to the shares outstanding. Shares in treasury receive none. */
export const shareDistribution = defineEntryType({
  type: 'share-distribution',
  version: 1,
  family: 'register',
  says: 'The corporation distributed shares of its own in proportion to shares held.',
  data: z.strictObject({
    class: className.describe('the class or series distributed'),
    'on-class': className.describe('the class or series whose holders received them'),
    'per-share': positiveRatio.describe('shares distributed on each outstanding share'),
    'record-date': dayField
      .optional()
      .describe('whose holders at the close of that day received them; without one, the day of the entry'),
  }),
  example: { class: 'common', 'on-class': 'common', 'per-share': '1/10' },
});
