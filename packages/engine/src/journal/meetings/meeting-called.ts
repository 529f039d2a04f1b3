import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { bodyName, introducesOrNames, momentField, text } from '../field/index.js';

/** A meeting was called. */
export const meetingCalled = defineEntryType({
  type: 'meeting-called',
  version: 1,
  family: 'meetings',
  says: 'A meeting was called.',
  data: z.strictObject({
    id: introducesOrNames('meeting').describe('the id of the meeting'),
    kind: z.enum(['annual', 'special', 'regular']).describe('what sort of meeting'),
    of: bodyName.describe('of whom: shareholders, board, continuing-directors or another body'),
    by: text.describe('who called it'),
    for: momentField.optional().describe('the day and time it was called for'),
    place: text.optional().describe('where it is held: an address, or how it is reached'),
    purposes: z.array(text).readonly().optional().describe('what it was called to do'),
  }),
  example: { id: 'am-2002', kind: 'annual', of: 'shareholders', by: 'board', for: '2002-04-20 14:00' },
});
