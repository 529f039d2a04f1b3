import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { introduces, person, text, yesNo } from '../field/index.js';

/** A person whom other entries may name. */
export const personIntroduced = defineEntryType({
  type: 'person',
  version: 1,
  family: 'general',
  says: 'A person whom other entries may name.',
  data: z.strictObject({
    id: introduces('person').describe('the id under which other entries name the person'),
    name: text.optional().describe('the name in full'),
    kind: z
      .enum(['individual', 'corporation', 'partnership', 'trust', 'plan', 'other'])
      .describe('what sort of person'),
    subsidiary: yesNo.optional().describe('whether it is a subsidiary of the corporation'),
    sponsor: person.optional().describe('of a plan: whose plan it is'),
  }),
  example: { id: 'acquirer', name: 'Acquirer Holdings', kind: 'corporation' },
});
