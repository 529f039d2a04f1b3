import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { className, dayField, introduces, person, ratioField, shareCount } from '../field/index.js';

/** A person made an offer for shares. */
export const offer = defineEntryType({
  type: 'offer',
  version: 1,
  family: 'acts',
  says: 'A person made an offer for shares.',
  data: z.strictObject({
    id: introduces('offer').optional().describe('an id for the offer'),
    by: person.describe('who made it'),
    class: className.describe('the class or series'),
    shares: shareCount.optional().describe('for how many'),
    percent: ratioField.optional().describe('for how much of the class'),
    kind: z.enum(['tender', 'exchange', 'private', 'solicitation', 'other']).optional().describe('what sort of offer'),
    until: dayField.optional().describe('the day on which it ended'),
  }),
  example: { by: 'corporation', class: 'common', percent: '25%', kind: 'tender' },
});
