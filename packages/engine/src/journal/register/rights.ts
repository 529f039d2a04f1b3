import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import {
  className,
  dayField,
  introduces,
  moneyField,
  named,
  person,
  positiveShares,
  shareCount,
} from '../field/index.js';

/** Rights to shares. */
export const rightEntries = [
  defineEntryType({
    type: 'right-granted',
    family: 'register',
    says: 'A person received a right to acquire shares.',
    data: z.strictObject({
      id: introduces('right').describe('the id of the right'),
      holder: person.describe('who has it'),
      class: className.describe('the class or series it is over'),
      shares: shareCount.describe('how many shares it is over'),
      'exercisable-from': dayField.describe('the first day on which it can be exercised'),
      until: dayField.optional().describe('the day on which it lapses'),
      over: z
        .enum(['unissued', 'outstanding'])
        .describe('whether exercise issues new shares, or moves shares that are outstanding'),
      kind: z
        .enum(['option', 'warrant', 'conversion', 'agreement', 'revocation-of-trust', 'other'])
        .describe('what sort of right'),
      of: person.optional().describe('of a right over outstanding shares: whose shares they are'),
      'to-effect': named('proposal')
        .optional()
        .describe(
          'of a right that only an agreement with the corporation gives: the proposed act that this is to effect',
        ),
    }),
    example: {
      id: 'option-1',
      holder: 'dispersed',
      class: 'common',
      shares: '10000',
      'exercisable-from': '2000-03-01',
      over: 'unissued',
      kind: 'option',
    },
  }),
  defineEntryType({
    type: 'right-ended',
    family: 'register',
    says: 'A right to acquire shares came to an end, in whole or in part.',
    data: z.strictObject({
      right: named('right').describe('the right'),
      shares: shareCount.optional().describe('over how many shares it ended; without a number, over all'),
      how: z.enum(['exercised', 'lapsed', 'cancelled', 'assigned']).describe('how it ended'),
    }),
    example: { right: 'option-1', how: 'exercised' },
  }),
  /** They have them in proportion to what they hold. */
  defineEntryType({
    type: 'rights-offered',
    family: 'register',
    says: 'The corporation gave all holders of a class rights to buy new shares.',
    data: z.strictObject({
      'on-class': className.describe('the class or series whose holders received them'),
      class: className.describe('the class or series that they may buy'),
      shares: positiveShares.describe('how many shares they may buy in all'),
      price: moneyField.describe('what they pay for each'),
      'record-date': dayField
        .optional()
        .describe('whose holders at the close of that day received them; without one, the day of the entry'),
      expires: dayField.describe('the last day on which they can be exercised'),
    }),
    example: { 'on-class': 'common', class: 'common', shares: '288000', price: '$16.00', expires: '2019-05-31' },
  }),
] as const;
