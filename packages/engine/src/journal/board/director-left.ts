import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { person } from '../field/index.js';

/** A director left office for a reason not otherwise entered. */
export const directorLeft = defineEntryType({
  type: 'director-left',
  version: 1,
  family: 'board',
  says: 'A director left office for a reason not otherwise entered.',
  data: z.strictObject({
    person: person.describe('the director'),
    why: z.enum(['successor-qualified', 'term-ended', 'disqualified', 'seat-ended', 'other']).describe('the reason'),
  }),
  example: { person: 'corporation', why: 'successor-qualified' },
});
