import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { momentField, person } from '../field/index.js';

/** A director resigned. */
export const directorResigned = defineEntryType({
  type: 'director-resigned',
  version: 1,
  family: 'board',
  says: 'A director resigned.',
  data: z.strictObject({
    person: person.describe('the director'),
    effective: momentField
      .optional()
      .describe('when the resignation takes effect; without it, at the moment of this entry'),
  }),
  example: { person: 'corporation', effective: '2001-06-30' },
});
