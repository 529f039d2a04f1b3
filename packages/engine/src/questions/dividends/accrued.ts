import { z } from 'zod';
import { askedDay } from '../asked-day.js';
import { defineQuestion } from '../question.js';
import { silence } from '../told-by.js';
import { exactMoney } from '../written-money.js';
import { toldBy } from '../../terms/index.js';

/** What has accrued on a share of a series with dividend periods, from the first day of the period until a day, that day out. */
export const dividendAccrued = defineQuestion({
  name: 'dividends.accrued',
  family: 'dividends',
  asks: 'How much has accrued on each share of this series in its current dividend period, until this day?',
  input: z.strictObject({
    class: z.string().describe('the series'),
    until: z
      .string()
      .optional()
      .describe('the day until which, that day not counted; left out, the day of the question'),
  }),
  value: z.looseObject({
    outcome: z.enum(['told', 'silent']),
    period: z.number().optional().describe('the dividend period of that day'),
    from: z.string().optional().describe('its first day'),
    until: z.string().optional(),
    'per-share': exactMoney.optional().describe('on each share, exactly, whether or not it is declared'),
  }),
  example: { class: 'series-a' },
  put: (c, { class: series, until }) => ({
    ask: () => {
      const day = until === undefined ? c.asOf : askedDay('until', until);
      return (
        toldBy(c, 'dividend-accrued', { class: series, until: day }, c.now) ?? silence(c, `what accrues on ${series}`)
      );
    },
  }),
});
