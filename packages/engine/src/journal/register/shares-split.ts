import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { className, positiveShares } from '../field/index.js';

/** Every issued share of a class, those in treasury too, became another number of shares. Fractions stay until cash for them is entered. */
export const sharesSplit = defineEntryType({
  type: 'shares-split',
  version: 1,
  family: 'register',
  says: 'Every share of a class became another number of shares.',
  data: z.strictObject({
    class: className.describe('the class or series'),
    'for-each': positiveShares.describe('so many old shares'),
    becomes: positiveShares.describe('became so many new ones'),
  }),
  example: { class: 'common', 'for-each': '2', becomes: '3' },
});
