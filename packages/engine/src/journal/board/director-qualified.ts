import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { person } from '../field/index.js';

/** A person elected as director qualified for the office. */
export const directorQualified = defineEntryType({
  type: 'director-qualified',
  version: 1,
  family: 'board',
  says: 'A person elected as director qualified for the office.',
  data: z.strictObject({
    person: person.describe('the director'),
  }),
  example: { person: 'corporation' },
});
