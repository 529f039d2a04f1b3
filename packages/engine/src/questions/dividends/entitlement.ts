import { z } from 'zod';
import { defineQuestion } from '../question.js';
import { rows } from '../shapes.js';
import { silence } from '../told-by.js';
import { exactMoney, writtenMoney } from '../written-money.js';
import { toldBy } from '../../terms/index.js';

/** What a payment on a series pays on each share and to whom, where it is less than all that is accrued and payable. */
export const dividendEntitlement = defineQuestion({
  name: 'dividends.entitlement',
  family: 'dividends',
  asks: 'What does a payment of so much on this series pay on each share, and to these holders of record?',
  input: z.strictObject({
    class: z.string().describe('the series'),
    amount: writtenMoney.optional().describe('what is paid in all; left out, all that is accrued and payable'),
    ratably: z
      .enum(['yes', 'no'])
      .optional()
      .describe(
        'whether it is divided first among the series and stock at parity with it, in proportion to all that each is due',
      ),
    period: z.string().optional().describe('of a series with dividend periods: the number of one'),
    payable: z.string().optional().describe('of such a series: the day of payment, of one period or more'),
    holders: z.array(z.string()).optional().describe('holders of record whose part is wanted'),
  }),
  value: z.looseObject({
    outcome: z.enum(['in-full', 'in-part', 'silent']),
    due: exactMoney.optional().describe('all that is accrued and payable on the series'),
    paid: exactMoney.optional().describe('what of the amount pays it'),
    over: exactMoney.optional().describe('what the amount exceeds it by'),
    beside: rows({ id: z.string(), due: exactMoney, gets: exactMoney })
      .optional()
      .describe('the series and stock at parity with it, where the amount is divided among them'),
    lots: rows({ id: z.string(), shares: z.string(), due: exactMoney, 'per-share': exactMoney })
      .optional()
      .describe(
        'lot by lot, named by the day from which dividends accrue: due and paid on each share, exactly, and in cents',
      ),
    'record-date': z.string().optional().describe('the day whose holders are paid, where the series has periods'),
    holders: rows({ id: z.string(), amount: exactMoney, payment: exactMoney })
      .optional()
      .describe('the holders asked for: exactly, and in cents'),
  }),
  example: { class: 'series-a', amount: '$11,000' },
  put: (c, asked) => ({
    ask: () => toldBy(c, 'dividend-entitlement', asked, c.now) ?? silence(c, `dividends of ${asked.class}`),
  }),
});
