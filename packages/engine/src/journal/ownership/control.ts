import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { dayField, person } from '../field/index.js';

/** One person controls another. */
export const control = defineEntryType({
  type: 'control',
  version: 1,
  family: 'ownership',
  says: 'One person controls another.',
  data: z.strictObject({
    controller: person.describe('who controls'),
    controlled: person.describe('who is controlled'),
    until: dayField.optional().describe('the day on which it ceased to be so'),
  }),
  example: { controller: 'corporation', controlled: 'dispersed' },
});
