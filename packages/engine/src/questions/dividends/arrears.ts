import { z } from 'zod';
import { defineQuestion } from '../question.js';
import { silence, toldBy } from '../told-by.js';

const exactMoney = z.looseObject({ amount: z.string(), currency: z.string() });

/** What senior series have due before the common stock, what of it is met, and what is short. */
export const dividendArrears = defineQuestion({
  name: 'dividends.arrears',
  family: 'dividends',
  asks: 'What have the senior series due, what of it is paid or declared and set aside, and what is short?',
  input: z.strictObject({}),
  value: z.looseObject({
    claims: z.array(
      z.looseObject({
        id: z.string().describe('the series and the kind of claim'),
        entitled: exactMoney.optional(),
        met: exactMoney.optional().describe('paid, or declared and set aside'),
        shortfall: exactMoney,
        periods: z.number().optional().describe('how many dividend periods it counts'),
      }),
    ),
  }),
  example: {},
  put: (c) => ({ ask: () => toldBy(c, 'senior-claims', {}, c.now) ?? silence(c, 'claims before the common stock') }),
});
