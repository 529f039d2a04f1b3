import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { named, text } from '../field/index.js';

/** A paper was filed. */
export const filing = defineEntryType({
  type: 'filing',
  version: 1,
  family: 'acts',
  says: 'A paper was filed.',
  data: z.strictObject({
    what: text.describe('what was filed: a certificate, an application, a report'),
    with: text.optional().describe('the office or agency'),
    for: named('proposal').optional().describe('the proposed act it is for'),
    'signed-by': z.array(text).readonly().optional().describe('who signed it'),
  }),
  example: { what: 'certificate of amendment', with: 'department of state' },
});
