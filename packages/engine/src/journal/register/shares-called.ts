import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { className, dayField, named, person, shareCount, yesNo } from '../field/index.js';

/**
 * Shares were called for redemption. Once the money is deposited they are no longer outstanding, though still issued; where
 * the instrument has them outstanding until the redemption date, the entry names that day.
 */
export const sharesCalled = defineEntryType({
  type: 'shares-called',
  version: 1,
  family: 'register',
  says: 'Shares were called for redemption and the money for them deposited.',
  data: z.strictObject({
    class: className.describe('the class or series'),
    shares: shareCount.describe('how many'),
    holder: person.optional().describe('whose, where it is not the whole class in proportion'),
    'funds-deposited': yesNo.describe('whether the whole price was deposited in trust by that day'),
    for: named('proposal').optional().describe('the proposed redemption for which they were called'),
    'outstanding-until': dayField
      .optional()
      .describe('the redemption date, from which they are no longer outstanding, where they are until then'),
  }),
  example: { class: 'series-a', shares: '1000', 'funds-deposited': 'yes' },
});
