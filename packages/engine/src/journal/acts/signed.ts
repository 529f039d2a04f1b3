import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { named, persons } from '../field/index.js';

/** A binding agreement for a proposed act was signed; its moment matters to what must come before. */
export const signed = defineEntryType({
  type: 'signed',
  version: 1,
  family: 'acts',
  says: 'An agreement for a proposed act was signed.',
  data: z.strictObject({
    proposal: named('proposal').describe('the proposed act'),
    parties: persons.optional().describe('who signed'),
  }),
  example: { proposal: 'deal' },
});
