import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { bodyName, person, text } from '../field/index.js';

/** A person became an officer. */
export const officerAppointed = defineEntryType({
  type: 'officer-appointed',
  version: 1,
  family: 'officers',
  says: 'A person became an officer.',
  data: z.strictObject({
    person: person.describe('the officer'),
    office: text.describe('the office, such as president'),
    'may-sign': z.array(text).readonly().optional().describe('the papers the officer may sign'),
    by: bodyName.optional().describe('who appointed the officer'),
  }),
  example: { person: 'corporation', office: 'president', 'may-sign': ['certificates'] },
});
