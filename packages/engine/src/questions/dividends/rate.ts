import { z } from 'zod';
import { defineQuestion } from '../question.js';
import { askedDay } from '../asked-day.js';
import { rows } from '../shapes.js';
import { silence } from '../told-by.js';
import { exactMoney } from '../written-money.js';
import { toldBy } from '../../terms/index.js';

const property = rows({ id: z.string(), units: z.string() });

/** What each share of a series is due for a payment date or a period, where an instrument fixes its dividends, and how that is made up. */
export const dividendRate = defineQuestion({
  name: 'dividends.rate',
  family: 'dividends',
  asks: 'How much is due on each share of this series for a payment date or a period, at what rate, and what makes it so much?',
  input: z.strictObject({
    class: z.string().describe('the series'),
    date: z
      .string()
      .optional()
      .describe(
        'the payment date; left out, the last one; of a series with a yearly rate any day, today where it is left out',
      ),
    period: z.string().optional().describe('of a series with a yearly rate: the number of a dividend period'),
  }),
  value: z.looseObject({
    outcome: z
      .enum(['due', 'so-far', 'not-begun', 'not-issued', 'none-outstanding', 'told', 'silent'])
      .describe(
        'told: the yearly rate; due: the payment date has come; so-far: it is ahead, and what is declared until then may add to it; not-begun: it comes before the first; none-outstanding: no share is outstanding on it, and none was declared for it',
      ),
    first: z.string().optional().describe('the first payment date of the series'),
    date: z.string().optional(),
    since: z
      .string()
      .optional()
      .describe('the payment date before, or the first issue: what was declared since then counts'),
    basis: z.enum(['floor', 'multiple']).optional().describe('which of the two is greater'),
    'per-share': exactMoney.optional().describe('cash on each share, rounded once'),
    'in-kind': property.optional().describe('property on each share, in units'),
    floor: exactMoney.optional(),
    multiple: z.looseObject({ cash: exactMoney, 'in-kind': property }).optional().describe('exact, before rounding'),
    declared: rows({ id: z.string(), on: z.string(), multiplier: z.string(), counts: exactMoney })
      .optional()
      .describe('each dividend that counts, with its multiplier'),
    period: z.number().optional().describe('the dividend period, where the series has a yearly rate'),
    rate: z
      .string()
      .optional()
      .describe('a year, exactly: of the day asked about, or of the whole period where it is one'),
    percent: z.string().optional().describe('the same in per cent, with seven decimals, half up'),
    rates: rows({
      from: z.string(),
      through: z.string(),
      rate: z.string(),
      percent: z.string(),
      basis: z.enum(['stated', 'floating', 'mixed', 'entered']),
      cite: z.string(),
      change: z.string().optional().describe('of lending from the baseline, of it'),
      increase: exactMoney.optional(),
      'table-rate': z.string().optional(),
      portion: z.string().optional().describe('the part that qualifies'),
      determined: z.string().optional().describe('the day of the report that fixed it'),
    })
      .optional()
      .describe('the rates of the period, in order'),
  }),
  example: { class: 'series-a' },
  put: (c, { class: series, date, period }) => ({
    ask: () => {
      const on = date === undefined ? undefined : askedDay('date', date);
      return (
        toldBy(c, 'dividend-rate', { class: series, date: on, period }, c.now) ?? silence(c, `dividends of ${series}`)
      );
    },
  }),
});
