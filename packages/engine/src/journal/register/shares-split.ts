import { z } from 'zod';
import { equals } from '../../exact/index.js';
import { defineEntryType } from '../entry-type.js';
import { className, positiveShares } from '../field/index.js';

/** Every issued share of a class, those in treasury too, became another number of shares. Fractions stay until cash for them is entered. */
export const sharesSplit = defineEntryType({
  type: 'shares-split',
  version: 1,
  family: 'register',
  says: 'Every share of a class became another number of shares.',
  data: z
    .strictObject({
      class: className.describe('the class or series'),
      'for-each': positiveShares.describe('so many old shares'),
      becomes: positiveShares.describe('became so many new ones'),
    })
    .refine((data) => !equals(data['for-each'], data.becomes), {
      path: ['becomes'],
      error:
        'as many new shares as old ones is no split; write how many old shares (for-each) became how many new ones (becomes), such as 2 and 3 for a three-for-two split, or leave the entry out',
    }),
  example: { class: 'common', 'for-each': '2', becomes: '3' },
});
