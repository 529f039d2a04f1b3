import { z } from 'zod';
import { defineQuestion } from '../question.js';
import { silence } from '../told-by.js';
import { exactMoney } from '../written-money.js';
import { toldBy } from '../../terms/index.js';

/** Whether a fee is payable on a series beside its dividends, on which days, and how much. */
export const dividendFee = defineQuestion({
  name: 'dividends.fee',
  family: 'dividends',
  asks: 'Is a fee payable on this series beside its dividends, when and how much?',
  input: z.strictObject({ class: z.string().describe('the series') }),
  value: z.looseObject({
    outcome: z.enum(['payable', 'not-payable', 'silent']),
    'per-share': exactMoney.optional().describe('on each share, on each day'),
    dates: z.array(z.string()).optional().describe('the days on which it is payable'),
    together: exactMoney.optional().describe('on each share, on all these days'),
  }),
  example: { class: 'series-a' },
  put: (c, { class: series }) => ({
    ask: () => toldBy(c, 'lending-fee', { class: series }, c.now) ?? silence(c, `a fee on ${series}`),
  }),
});
