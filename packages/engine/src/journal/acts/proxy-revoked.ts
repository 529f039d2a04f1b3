import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { named, person } from '../field/index.js';

/** A holder took back a proxy. */
export const proxyRevoked = defineEntryType({
  type: 'proxy-revoked',
  version: 1,
  family: 'acts',
  says: 'A holder took back a proxy.',
  data: z.strictObject({
    by: person.describe('the holder'),
    to: person.optional().describe('from whom; without a person, from everybody'),
    proposal: named('proposal').optional().describe('for which proposed act'),
    meeting: named('meeting').optional().describe('for which meeting'),
  }),
  example: { by: 'dispersed', proposal: 'deal' },
});
