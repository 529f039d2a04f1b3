import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { person } from '../field/index.js';

/** A director died. */
export const directorDied = defineEntryType({
  type: 'director-died',
  version: 1,
  family: 'board',
  says: 'A director died.',
  data: z.strictObject({
    person: person.describe('the director'),
  }),
  example: { person: 'corporation' },
});
