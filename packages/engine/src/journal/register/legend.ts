import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { className, person, shareCount, text } from '../field/index.js';

/** A legend was placed on shares. */
export const legend = defineEntryType({
  type: 'legend',
  version: 1,
  family: 'register',
  says: 'A legend was placed on shares.',
  forTheRecord: true,
  data: z.strictObject({
    class: className.describe('the class or series'),
    holder: person.describe('the holder of record'),
    shares: shareCount.optional().describe('on how many; without a number, on all'),
    says: text.describe('what it says, in short'),
  }),
  example: { class: 'common', holder: 'dispersed', says: 'transfer restricted' },
});
