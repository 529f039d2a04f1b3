import { z } from 'zod';
import { defineQuestion } from '../question.js';
import { silence } from '../told-by.js';
import { toldBy } from '../../terms/index.js';

/** Whether shares of a class or series may be treated differently from one another. */
export const equalityOfShares = defineQuestion({
  name: 'capital.equality',
  family: 'capital',
  asks: 'Must all shares of this class or series be treated alike?',
  input: z.strictObject({ class: z.string().describe('the class or series') }),
  value: z.looseObject({
    outcome: z.enum(['identical', 'silent']).describe('identical: no share may be treated differently'),
  }),
  example: { class: 'common' },
  put: (c, input) => ({
    ask: () => toldBy(c, 'equality', input, c.now) ?? silence(c, `equality among shares of ${input.class}`),
  }),
});
