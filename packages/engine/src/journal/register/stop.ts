import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { className, dayField, person, shareCount, text } from '../field/index.js';

/** Transfers of shares were stopped. */
export const stop = defineEntryType({
  type: 'stop',
  version: 1,
  family: 'register',
  says: 'Transfers of shares were stopped.',
  forTheRecord: true,
  data: z.strictObject({
    class: className.describe('the class or series'),
    holder: person.describe('the holder of record'),
    shares: shareCount.optional().describe('of how many; without a number, of all'),
    why: text.optional().describe('the ground'),
    until: dayField.optional().describe('the day on which it was lifted'),
  }),
  example: { class: 'common', holder: 'dispersed', why: 'adverse claim' },
});
