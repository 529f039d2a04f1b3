import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { named, person, yesNo } from '../field/index.js';

/** Somebody told the board of directors that it disapproves of an act, or of a failure to act. */
export const actDisapproved = defineEntryType({
  type: 'act-disapproved',
  version: 1,
  family: 'acts',
  says: 'A person told the board that it disapproves of an act or a failure to act.',
  data: z.strictObject({
    by: person.describe('who disapproves'),
    of: named('entry').describe('the entry of the act or failure'),
    'in-writing': yesNo.describe('whether in writing'),
    'asks-to-rectify': yesNo.describe('whether it asks the board to put the matter right'),
    'good-faith': yesNo.optional().describe('whether it asks in good faith, where that has been stated'),
  }),
  example: { by: 'dispersed', of: 'cut', 'in-writing': 'yes', 'asks-to-rectify': 'yes' },
});
