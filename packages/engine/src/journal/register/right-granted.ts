import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { className, dayField, introduces, named, person, shareCount } from '../field/index.js';

/** A person received a right to acquire shares. */
export const rightGranted = defineEntryType({
  type: 'right-granted',
  version: 1,
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
});
