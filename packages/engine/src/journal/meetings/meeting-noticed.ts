import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { dayField, named, text } from '../field/index.js';

/** Notice of a meeting was given. */
export const meetingNoticed = defineEntryType({
  type: 'meeting-noticed',
  version: 1,
  family: 'meetings',
  says: 'Notice of a meeting was given.',
  data: z.strictObject({
    meeting: named('meeting').describe('the meeting'),
    sent: dayField.describe('the day it was sent'),
    to: text.describe('to whom'),
    how: z.enum(['mail', 'delivery', 'electronic', 'publication', 'other']).optional().describe('how'),
  }),
  example: { meeting: 'am-2002', sent: '2002-03-20', to: 'all holders of record' },
});
