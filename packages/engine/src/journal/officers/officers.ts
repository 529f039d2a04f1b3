import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { bodyName, person, text, texts } from '../field/index.js';

/** Who is an officer. */
export const officerEntries = [
  defineEntryType({
    type: 'officer-appointed',
    family: 'officers',
    says: 'A person became an officer.',
    data: z.strictObject({
      person: person.describe('the officer'),
      office: text.describe('the office, such as president'),
      'may-sign': texts.optional().describe('the papers the officer may sign'),
      by: bodyName.optional().describe('who appointed the officer'),
    }),
    example: { person: 'corporation', office: 'president', 'may-sign': ['certificates'] },
  }),
  defineEntryType({
    type: 'officer-ended',
    family: 'officers',
    says: 'A person ceased to be an officer.',
    data: z.strictObject({
      person: person.describe('the officer'),
      office: text.describe('the office'),
      why: text.optional().describe('how it ended'),
    }),
    example: { person: 'corporation', office: 'president' },
  }),
] as const;
