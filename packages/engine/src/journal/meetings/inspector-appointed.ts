import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { dayField, named, person, text } from '../field/index.js';

/** An inspector of election was appointed for a meeting. */
export const inspectorAppointed = defineEntryType({
  type: 'inspector-appointed',
  version: 1,
  family: 'meetings',
  says: 'An inspector of election was appointed for a meeting.',
  data: z.strictObject({
    meeting: named('meeting').describe('the meeting'),
    inspector: person.describe('who inspects'),
    by: text.optional().describe('who made the appointment'),
    engagement: text.optional().describe('the engagement under which: what was agreed on, with whom and when'),
    sworn: dayField.optional().describe('the day on which the inspector took and signed the oath'),
  }),
  example: { meeting: 'am-2002', inspector: 'corporation', by: 'the Board', sworn: '2002-04-20' },
});
