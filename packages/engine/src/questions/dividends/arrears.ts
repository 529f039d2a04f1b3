import { z } from 'zod';
import { defineQuestion } from '../question.js';
import { rows } from '../shapes.js';
import { silence } from '../told-by.js';
import { exactMoney } from '../written-money.js';
import { toldBy } from '../../terms/index.js';

/** What senior series have due before the common stock, what of it is met, and what is short. */
export const dividendArrears = defineQuestion({
  name: 'dividends.arrears',
  family: 'dividends',
  asks: 'What have the senior series due, what of it is paid or declared and set aside, and what is short?',
  input: z.strictObject({
    series: z.string().optional().describe('one series whose dividends an instrument fixes: its account, lot by lot'),
  }),
  value: z.looseObject({
    claims: rows({
      id: z.string().describe('the series and the kind of claim'),
      entitled: exactMoney.optional(),
      met: exactMoney.optional().describe('paid, or declared and set aside'),
      shortfall: exactMoney,
      periods: z.number().optional().describe('how many dividend periods it counts'),
    })
      .optional()
      .describe('every senior series, where no one of them is asked about'),
    lots: rows({
      id: z.string().describe('the day from which dividends accrue on it'),
      issued: z.array(z.string()).describe('the days of issue'),
      shares: z.string(),
      due: exactMoney.describe('on each share, for whole periods, less what was paid'),
      accrued: exactMoney.describe('on each share, with what has accrued since the last payment date'),
    }).optional(),
    entitled: exactMoney.optional().describe('all that fell due in cash'),
    unpaid: exactMoney.optional().describe('what of that is unpaid'),
    accrued: exactMoney.optional().describe('with what has accrued since the last payment date'),
    'in-kind': rows({ id: z.string(), due: z.string(), delivered: z.string() })
      .optional()
      .describe('property that fell due, and how much of it was delivered'),
    'in-arrears': z.boolean().optional(),
    since: z.string().optional().describe('since when'),
  }),
  example: {},
  put: (c, { series }) => ({
    ask: () =>
      series === undefined
        ? // Of claims themselves, and of what bars a dividend, an instrument may speak all the same.
          (toldBy(c, 'senior-claims', {}, c.now) ??
          silence(c, 'an account of the claims before the common stock, series by series'))
        : (toldBy(c, 'dividend-account', { class: series }, c.now) ??
          silence(c, `an account of the dividends of ${series}, lot by lot`)),
  }),
});
