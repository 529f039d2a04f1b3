import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { named } from '../field/index.js';

/** A proposed act was first announced to the public. The time of day matters where an instrument looks at the close of trading. */
export const announced = defineEntryType({
  type: 'announced',
  version: 1,
  family: 'acts',
  says: 'A proposed act was first announced to the public.',
  data: z.strictObject({
    proposal: named('proposal').describe('the proposed act'),
  }),
  example: { proposal: 'deal' },
});
