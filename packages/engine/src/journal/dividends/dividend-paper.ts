import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { className, persons, text } from '../field/index.js';

/** A paper on a dividend that was not declared, or not paid, was delivered to the holders of the class on the day of the entry. */
export const dividendPaper = defineEntryType({
  type: 'dividend-paper',
  version: 1,
  family: 'dividends',
  says: 'A paper on a dividend that was not declared or not paid was delivered to the holders.',
  data: z.strictObject({
    class: className.describe('the class or series'),
    'for-period': text.describe('the dividend period it is about, by its number'),
    paper: z
      .enum(['reasons-notice', 'best-efforts-certificate'])
      .describe(
        'reasons-notice: why no dividend was declared; best-efforts-certificate: that the board did what it could to declare and pay it',
      ),
    'signed-by': persons.optional().describe('the persons who signed it'),
    offices: z.array(text).min(1).readonly().optional().describe('the offices in which it was signed'),
  }),
  example: {
    class: 'series-a',
    'for-period': '5',
    paper: 'reasons-notice',
    offices: ['Chief Executive Officer', 'Chief Financial Officer'],
  },
});
