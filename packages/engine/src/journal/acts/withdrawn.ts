import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { named } from '../field/index.js';

/** A proposed act was given up. */
export const withdrawn = defineEntryType({
  type: 'withdrawn',
  version: 1,
  family: 'acts',
  says: 'A proposed act was given up.',
  data: z.strictObject({
    proposal: named('proposal').describe('the proposed act'),
  }),
  example: { proposal: 'deal' },
});
