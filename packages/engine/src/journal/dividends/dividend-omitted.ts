import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { className, text } from '../field/index.js';

/** A dividend that could have been declared was not. */
export const dividendOmitted = defineEntryType({
  type: 'dividend-omitted',
  version: 1,
  family: 'dividends',
  says: 'A dividend that could have been declared was not.',
  data: z.strictObject({
    class: className.describe('the class or series'),
    'for-period': text.optional().describe('the dividend period'),
    why: text.optional().describe('the ground'),
  }),
  example: { class: 'series-a', 'for-period': '2001-Q3' },
});
