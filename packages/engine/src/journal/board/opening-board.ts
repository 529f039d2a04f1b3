import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { className, dayField, person, text, wholeNumber } from '../field/index.js';

const directorInOffice = z.strictObject({
  person: person.describe('the director'),
  class: text.optional().describe('the class of the seat, as the instruments number it'),
  'term-ends-after': wholeNumber
    .optional()
    .describe('at which annual meeting from now the term ends: 1 is the next one'),
  since: dayField.optional().describe('the day from which the director has been in office without a break'),
  'elected-by': z
    .enum(['shareholders', 'board', 'series', 'incorporator'])
    .optional()
    .describe('who elected the director'),
  series: className.optional().describe('the series whose holders elect to the seat'),
});

/** The directors in office on a day open the roster, before anything else of that day. */
export const openingBoard = defineEntryType({
  type: 'opening-board',
  version: 1,
  family: 'board',
  says: 'A list of the directors in office opens the roster.',
  data: z.strictObject({
    size: wholeNumber.describe('how many directors there would be without vacancies'),
    classes: z.array(wholeNumber).readonly().optional().describe('how many of them in each class'),
    directors: z.array(directorInOffice).readonly().describe('those in office'),
  }),
  example: { size: '9', directors: [{ person: 'corporation', class: '1', 'term-ends-after': '2' }] },
});
