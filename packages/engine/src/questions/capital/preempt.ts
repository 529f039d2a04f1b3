import { z } from 'zod';
import { defineQuestion } from '../question.js';
import { silence } from '../told-by.js';
import { toldBy } from '../../terms/index.js';

/** Whether somebody may claim new shares before others: as a holder, or under something granted. */
export const preemptiveClaim = defineQuestion({
  name: 'capital.preempt',
  family: 'capital',
  asks: 'Has this holder a right to acquire shares of a new issue?',
  input: z.strictObject({
    class: z.string().describe('the class of the new shares'),
    under: z
      .enum(['holding', 'series-terms', 'option', 'plan', 'agreement'])
      .describe(
        'what the claim rests on: holding shares, or something granted by series terms, an option, a plan or a contract',
      ),
  }),
  value: z.looseObject({
    outcome: z
      .enum(['none', 'stands', 'silent'])
      .describe('none: no such right; stands: the instruments do not cut it back; silent: for other law'),
  }),
  example: { class: 'common', under: 'holding' },
  put: (c, input) => ({ ask: () => toldBy(c, 'preemption', input, c.now) ?? silence(c, 'preemptive rights') }),
});
