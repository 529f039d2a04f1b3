import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { named, text, wholeNumber } from '../field/index.js';

/** An election was held and filled no seat. */
export const electionFailed = defineEntryType({
  type: 'election-failed',
  version: 1,
  family: 'board',
  says: 'An election was held and filled no seat.',
  data: z.strictObject({
    meeting: named('meeting').describe('the meeting'),
    seats: wholeNumber.describe('how many seats stay unfilled'),
    class: text.optional().describe('the class of the seats'),
    why: z.enum(['tie', 'no-quorum', 'no-candidate', 'other']).optional().describe('why'),
  }),
  example: { meeting: 'am-2002', seats: '1', class: '1', why: 'tie' },
});
