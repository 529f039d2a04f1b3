import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { dayField, severalPersons, text } from '../field/index.js';

/** Persons made an agreement, arrangement or understanding. */
export const agreement = defineEntryType({
  type: 'agreement',
  version: 1,
  family: 'ownership',
  says: 'Persons made an agreement, arrangement or understanding.',
  data: z.strictObject({
    parties: severalPersons.describe('between whom'),
    about: z.enum(['acquire', 'hold', 'vote', 'dispose', 'business-combination', 'other']).describe('what it is about'),
    capacity: z
      .enum(['directors-or-officers'])
      .optional()
      .describe(
        'in what capacity alone the parties are bound, where in one: as directors or officers of the corporation',
      ),
    says: text.optional().describe('its substance in short'),
    until: dayField.optional().describe('the day on which it ended'),
  }),
  example: { parties: ['corporation', 'dispersed'], about: 'vote' },
});
