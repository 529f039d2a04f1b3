import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { named, yesNo } from '../field/index.js';

/** A proposed act was carried out. Carried out without what it needed, it is entered all the same. */
export const consummated = defineEntryType({
  type: 'consummated',
  version: 1,
  family: 'acts',
  says: 'A proposed act was carried out.',
  data: z.strictObject({
    proposal: named('proposal').describe('the proposed act'),
    'in-part': yesNo.optional().describe('whether only a part of it was'),
  }),
  example: { proposal: 'deal' },
});
