import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { className, named, person, text, wholeNumber, yesNo } from '../field/index.js';

/** A director was elected, or appointed to fill a seat. */
export const directorElected = defineEntryType({
  type: 'director-elected',
  version: 1,
  family: 'board',
  says: 'A director was elected, or appointed to fill a seat.',
  data: z.strictObject({
    person: person.describe('the director'),
    class: text.optional().describe('the class of the seat, as the instruments number it'),
    by: z
      .enum(['shareholders', 'board', 'series', 'series-directors', 'incorporator', 'other'])
      .describe('who elected the director'),
    series: className.optional().describe('the series whose holders elect to the seat'),
    meeting: named('meeting').optional().describe('the meeting at which it was done'),
    succeeds: person.optional().describe('the director whose place is taken'),
    fills: z.enum(['vacancy', 'new-seat']).optional().describe('the cause, where the seat was vacant'),
    'recommended-by': named('act').optional().describe('the act of a body that recommended the director for the place'),
    act: named('act').optional().describe('the act of the body that elected the director'),
    proposal: named('proposal').optional().describe('the proposed act that this carries out'),
    'term-ends-after': wholeNumber.optional().describe('where stated: at which annual meeting from then the term ends'),
    qualified: yesNo.optional().describe('whether the director has accepted and qualified'),
  }),
  example: { person: 'corporation', class: '2', by: 'shareholders' },
});
