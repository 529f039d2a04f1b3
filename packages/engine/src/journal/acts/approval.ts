import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { dayField, text, yesNo } from '../field/index.js';

/** An agency answered a request for its consent. */
export const approval = defineEntryType({
  type: 'approval',
  version: 1,
  family: 'acts',
  says: 'An agency answered a request for its consent.',
  data: z.strictObject({
    by: text.describe('the agency'),
    for: text.describe('the id of the proposed act, or the name of the activity'),
    kind: z.enum(['consent', 'approval', 'non-disapproval', 'authorisation']).describe('what was asked of it'),
    granted: yesNo.describe('whether it was granted'),
    'on-terms': text.optional().describe('the conditions'),
    until: dayField.optional().describe('the day on which it lapses'),
  }),
  example: { by: 'state-banking-department', for: 'deal', kind: 'approval', granted: 'yes' },
});
