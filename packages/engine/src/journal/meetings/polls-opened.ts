import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { named } from '../field/index.js';

/** The polls opened. Cards may come before. */
export const pollsOpened = defineEntryType({
  type: 'polls-opened',
  version: 1,
  family: 'meetings',
  says: 'The polls opened.',
  data: z.strictObject({
    proposal: named('proposal').describe('the proposed act that the holders present could vote on from then'),
  }),
  example: { proposal: 'deal' },
});
