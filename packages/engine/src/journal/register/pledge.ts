import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { className, dayField, person, shareCount } from '../field/index.js';

/** Shares were pledged. */
export const pledge = defineEntryType({
  type: 'pledge',
  version: 1,
  family: 'register',
  says: 'Shares were pledged.',
  forTheRecord: true,
  data: z.strictObject({
    class: className.describe('the class or series'),
    holder: person.describe('the holder of record who pledged them'),
    to: person.describe('to whom'),
    shares: shareCount.describe('how many'),
    until: dayField.optional().describe('the day on which the pledge ended'),
  }),
  example: { class: 'common', holder: 'dispersed', to: 'dispersed', shares: '5000' },
});
