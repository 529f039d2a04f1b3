import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { named, person, text } from '../field/index.js';

/** A director was removed in fact. Removed otherwise than the instruments allow, it is entered all the same. */
export const directorRemoved = defineEntryType({
  type: 'director-removed',
  version: 1,
  family: 'board',
  says: 'A director was removed.',
  data: z.strictObject({
    person: person.describe('the director'),
    by: z.enum(['shareholders', 'board', 'series', 'court', 'other']).describe('who removed the director'),
    cause: text.optional().describe('the ground'),
    act: named('act').optional().describe('the act of the body that did it'),
    proposal: named('proposal').optional().describe('the proposed act that this carries out'),
  }),
  example: { person: 'corporation', by: 'shareholders', cause: 'breach of a final order' },
});
