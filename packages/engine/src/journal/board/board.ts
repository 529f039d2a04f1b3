import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { bodyName, className, dayField, momentField, named, person, text, wholeNumber, yesNo } from '../field/index.js';

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

/** Who is a director, and how many there are. */
export const boardEntries = [
  /** The directors in office on a day open the roster, before anything else of that day. */
  defineEntryType({
    type: 'opening-board',
    family: 'board',
    says: 'A list of the directors in office opens the roster.',
    data: z.strictObject({
      size: wholeNumber.describe('how many directors there would be without vacancies'),
      classes: z.array(wholeNumber).readonly().optional().describe('how many of them in each class'),
      directors: z.array(directorInOffice).readonly().describe('those in office'),
    }),
    example: { size: '9', directors: [{ person: 'corporation', class: '1', 'term-ends-after': '2' }] },
  }),
  defineEntryType({
    type: 'board-size',
    family: 'board',
    says: 'The number of directors was fixed.',
    data: z.strictObject({
      number: wholeNumber.describe('how many directors there are without vacancies'),
      classes: z.array(wholeNumber).readonly().optional().describe('how many of them in each class'),
      by: bodyName.optional().describe('who fixed it'),
      act: named('act').optional().describe('the act of the body that did'),
    }),
    example: { number: '9', classes: ['3', '3', '3'] },
  }),
  defineEntryType({
    type: 'director-elected',
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
      'recommended-by': named('act')
        .optional()
        .describe('the act of a body that recommended the director for the place'),
      act: named('act').optional().describe('the act of the body that elected the director'),
      proposal: named('proposal').optional().describe('the proposed act that this carries out'),
      'term-ends-after': wholeNumber
        .optional()
        .describe('where stated: at which annual meeting from then the term ends'),
      qualified: yesNo.optional().describe('whether the director has accepted and qualified'),
    }),
    example: { person: 'corporation', class: '2', by: 'shareholders' },
  }),
  defineEntryType({
    type: 'director-qualified',
    family: 'board',
    says: 'A person elected as director qualified for the office.',
    data: z.strictObject({
      person: person.describe('the director'),
    }),
    example: { person: 'corporation' },
  }),
  defineEntryType({
    type: 'director-resigned',
    family: 'board',
    says: 'A director resigned.',
    data: z.strictObject({
      person: person.describe('the director'),
      effective: momentField
        .optional()
        .describe('when the resignation takes effect; without it, at the moment of this entry'),
    }),
    example: { person: 'corporation', effective: '2001-06-30' },
  }),
  defineEntryType({
    type: 'director-died',
    family: 'board',
    says: 'A director died.',
    data: z.strictObject({
      person: person.describe('the director'),
    }),
    example: { person: 'corporation' },
  }),
  /** Removed otherwise than the instruments allow, it is entered all the same. */
  defineEntryType({
    type: 'director-removed',
    family: 'board',
    says: 'A director was removed.',
    data: z.strictObject({
      person: person.describe('the director'),
      by: z.enum(['shareholders', 'board', 'series', 'court', 'other']).describe('who removed the director'),
      cause: text.optional().describe('the ground'),
      act: named('act').optional().describe('the act of the body that did it'),
      proposal: named('proposal').optional().describe('the proposed act that this carries out'),
    }),
    example: { person: 'corporation', by: 'shareholders', cause: 'breach of a final order' },
  }),
  defineEntryType({
    type: 'director-left',
    family: 'board',
    says: 'A director left office for a reason not otherwise entered.',
    data: z.strictObject({
      person: person.describe('the director'),
      why: z.enum(['successor-qualified', 'term-ended', 'disqualified', 'seat-ended', 'other']).describe('the reason'),
    }),
    example: { person: 'corporation', why: 'successor-qualified' },
  }),
  defineEntryType({
    type: 'election-failed',
    family: 'board',
    says: 'An election was held and filled no seat.',
    data: z.strictObject({
      meeting: named('meeting').describe('the meeting'),
      seats: wholeNumber.describe('how many seats stay unfilled'),
      class: text.optional().describe('the class of the seats'),
      why: z.enum(['tie', 'no-quorum', 'no-candidate', 'other']).optional().describe('why'),
    }),
    example: { meeting: 'am-2002', seats: '1', class: '1', why: 'tie' },
  }),
] as const;
