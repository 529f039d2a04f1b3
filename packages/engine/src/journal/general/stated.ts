import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { dayField, identifier, text } from '../field/index.js';

/** Somebody stated an open fact: one in which nothing is known unless it was entered. Being not so is entered as well. */
export const stated = defineEntryType({
  type: 'stated',
  version: 1,
  family: 'general',
  says: 'Somebody stated an open fact.',
  data: z.strictObject({
    fact: identifier('the name of a fact').describe('the fact, as the inquiry that it answers names it'),
    about: z.array(text).readonly().describe('whom or what it is about, in the order of the inquiry'),
    value: text.describe('the reply: yes, no, a choice, a quantity or a name'),
    from: dayField.optional().describe('the day from which it is so; without one, the day of the entry'),
    until: dayField.optional().describe('the day on which it ceased to be so'),
  }),
  example: { fact: 'affiliate', about: ['acquirer', 'director-1'], value: 'no' },
});
