import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { dayField, person } from '../field/index.js';

/** Entered as not so: one person does not control another. Without this or its contrary nothing is known. */
export const notControl = defineEntryType({
  type: 'not-control',
  version: 1,
  family: 'ownership',
  says: 'One person does not control another.',
  data: z.strictObject({
    controller: person.describe('who does not control'),
    controlled: person.describe('who is not controlled'),
    until: dayField.optional().describe('the day on which it ceased to be so'),
  }),
  example: { controller: 'corporation', controlled: 'dispersed' },
});
