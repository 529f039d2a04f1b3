import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { className, dayField, named, person, shareCount, text } from '../field/index.js';

/** Inspectors of election, and what they may look at. */
export const inspectorEntries = [
  defineEntryType({
    type: 'inspector-appointed',
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
  }),
  defineEntryType({
    type: 'inspector-instructed',
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
  }),
  defineEntryType({
    type: 'interim-figures-opened',
    family: 'meetings',
    says: 'It was ordered that the counts of a meeting are open to both sides alike before its polls close. Without it they are for the inspectors alone.',
    data: z.strictObject({
      meeting: named('meeting').describe('the meeting'),
      by: text.describe('who ordered it: the inspectors, or a court'),
    }),
    example: { meeting: 'am-2002', by: 'the inspector' },
  }),
] as const;
