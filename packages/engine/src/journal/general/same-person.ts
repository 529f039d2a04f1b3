import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { severalPersons } from '../field/index.js';

/** Two or more ids turn out to be one person. */
export const samePerson = defineEntryType({
  type: 'same-person',
  version: 1,
  family: 'general',
  says: 'Two or more ids turn out to be one person.',
  data: z.strictObject({
    persons: severalPersons.describe('the ids; the first is kept'),
  }),
  example: { persons: ['corporation', 'dispersed'] },
});
