import { z } from 'zod';
import { defineQuestion } from '../question.js';
import { askedDay } from '../asked-day.js';
import { silence, toldBy } from '../told-by.js';
import { exactMoney } from '../written-money.js';

const property = z.array(z.looseObject({ id: z.string(), units: z.string() }));

/** What each share of a series is due for a payment date, where an instrument fixes its dividends, and how that is made up. */
export const dividendRate = defineQuestion({
  name: 'dividends.rate',
  family: 'dividends',
  asks: 'How much is due on each share of this series for a payment date, and what makes it so much?',
  input: z.strictObject({
    class: z.string().describe('the series'),
    date: z.string().optional().describe('the payment date; left out, the last one'),
  }),
  value: z.looseObject({
    outcome: z
      .enum(['due', 'so-far', 'not-begun', 'not-issued', 'silent'])
      .describe(
        'due: the payment date has come; so-far: it is ahead, and what is declared until then may add to it; not-begun: it comes before the first',
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
    declared: z
      .array(z.looseObject({ id: z.string(), on: z.string(), multiplier: z.string(), counts: exactMoney }))
      .optional()
      .describe('each dividend that counts, with its multiplier'),
  }),
  example: { class: 'series-a' },
  put: (c, { class: series, date }) => ({
    ask: () => {
      const on = date === undefined ? undefined : askedDay('date', date);
      return toldBy(c, 'dividend-rate', { class: series, date: on }, c.now) ?? silence(c, `dividends of ${series}`);
    },
  }),
});
