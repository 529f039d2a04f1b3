import { z } from 'zod';
import { className, person, text } from '../field/index.js';

/** A vacant or new seat on the board is filled. */
export const fillVacancyAct = z
  .strictObject({
    kind: z.literal('fill-vacancy'),
    'seat-of': person.optional().describe('the director whose seat it was'),
    person: person.describe('who is to fill it'),
    class: text.optional().describe('the class of the seat'),
    series: className.optional().describe('the series whose holders elect to the seat'),
    cause: z.enum(['vacancy', 'new-seat']).describe('whether the seat is vacant, or new'),
  })
  .describe('A vacant or new seat on the board is filled.');
