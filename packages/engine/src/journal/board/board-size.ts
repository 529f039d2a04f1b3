import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { bodyName, named, wholeNumber } from '../field/index.js';

/** The number of directors was fixed. */
export const boardSize = defineEntryType({
  type: 'board-size',
  version: 1,
  family: 'board',
  says: 'The number of directors was fixed.',
  data: z.strictObject({
    number: wholeNumber.describe('how many directors there are without vacancies'),
    classes: z.array(wholeNumber).readonly().optional().describe('how many of them in each class'),
    by: bodyName.optional().describe('who fixed it'),
    act: named('act').optional().describe('the act of the body that did'),
  }),
  example: { number: '9', classes: ['3', '3', '3'] },
});
