import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { person, text } from '../field/index.js';

/** A person ceased to be an officer. */
export const officerEnded = defineEntryType({
  type: 'officer-ended',
  version: 1,
  family: 'officers',
  says: 'A person ceased to be an officer.',
  data: z.strictObject({
    person: person.describe('the officer'),
    office: text.describe('the office'),
    why: text.optional().describe('how it ended'),
  }),
  example: { person: 'corporation', office: 'president' },
});
