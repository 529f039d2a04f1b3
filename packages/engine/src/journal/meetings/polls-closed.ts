import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { named } from '../field/index.js';

/** The polls closed. */
export const pollsClosed = defineEntryType({
  type: 'polls-closed',
  version: 1,
  family: 'meetings',
  says: 'The polls closed.',
  data: z.strictObject({
    proposal: named('proposal').describe('the proposed act on which nobody can vote any more'),
  }),
  example: { proposal: 'deal' },
});
