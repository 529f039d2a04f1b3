import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { className, dayField, named, person, shareCount, text } from '../field/index.js';

/** The inspectors of election were instructed to apply a limit that they may not find by what they may look at. */
export const inspectorInstructed = defineEntryType({
  type: 'inspector-instructed',
  version: 1,
  family: 'meetings',
  says: 'The inspectors of election were instructed to apply a limit on votes that rests on what they may not look at themselves.',
  data: z.strictObject({
    meeting: named('meeting').describe('the meeting'),
    person: person.describe('whose votes are limited'),
    limit: text.describe('the section that limits them'),
    determination: named('determination').optional().describe('the determination by which, where there is one'),
    shares: z
      .array(
        z.strictObject({
          holder: person.describe('the holder of record'),
          class: className.describe('the class or series'),
          shares: shareCount.describe('how many of its shares the limit reaches'),
        }),
      )
      .min(1, { error: 'expected the shares of at least one holder of record' })
      .readonly()
      .describe('the shares that the limit reaches, by holder of record'),
    by: text.describe('who instructs them'),
    signed: dayField.optional().describe('the day on which it was signed; one that nobody signed is not followed'),
  }),
  example: {
    meeting: 'am-2002',
    person: 'dispersed',
    limit: 'SEVENTEENTH.B',
    determination: 'determination-1',
    shares: [{ holder: 'dispersed', class: 'common', shares: '98000' }],
    by: 'the Secretary',
    signed: '2002-04-19',
  },
});
