import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { dayField, named, person, persons } from '../field/index.js';

/** Somebody was nominated for director at a meeting. Of whoever stands without such an entry nothing is known by it. */
export const nomination = defineEntryType({
  type: 'nomination',
  version: 1,
  family: 'general',
  says: 'Candidates were nominated for director.',
  data: z.strictObject({
    meeting: named('meeting').describe('the meeting at which they are to be elected'),
    candidates: persons.describe('who was nominated'),
    by: z.enum(['shareholder', 'board', 'committee']).describe('who nominates'),
    shareholder: person.optional().describe('of a shareholder’s nomination: who made it'),
    received: dayField
      .optional()
      .describe('the day on which notice of it was received: that of the entry, where it is left out'),
    sent: dayField.optional().describe('the day on which that notice was sent, where that may count'),
  }),
  example: { meeting: 'am-2002', candidates: ['acquirer'], by: 'shareholder', received: '2002-02-01' },
});
