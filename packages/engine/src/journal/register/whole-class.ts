import { z } from 'zod';
import { equals } from '../../exact/index.js';
import { defineEntryType } from '../entry-type.js';
import {
  className,
  dayField,
  moneyField,
  named,
  person,
  positiveRatio,
  positiveShares,
  shareCount,
  yesNo,
} from '../field/index.js';

/** What happens to a class as a whole. */
export const wholeClassEntries = [
  /** Every issued share of a class, those in treasury too, became another number of shares. Fractions stay until cash for them is entered. */
  defineEntryType({
    type: 'shares-split',
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
  }),
  /** The corporation distributed shares in proportion to the shares outstanding. Shares in treasury receive none. */
  defineEntryType({
    type: 'share-distribution',
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
  }),
  defineEntryType({
    type: 'fractions-cashed',
    family: 'register',
    says: 'Cash was paid for fractions of shares, which are no longer issued.',
    data: z.strictObject({
      class: className.describe('the class or series'),
      from: person.describe('the holder of record'),
      shares: shareCount.describe('the fraction, or sum of fractions'),
      paid: moneyField.optional().describe('what was paid'),
    }),
    example: { class: 'common', from: 'dispersed', shares: '1/2', paid: '$5.00' },
  }),
  /**
   * Shares were called for redemption. Once the money is deposited they are no longer outstanding, though still issued; where
   * the instrument has them outstanding until the redemption date, the entry names that day.
   */
  defineEntryType({
    type: 'shares-called',
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
  }),
] as const;
