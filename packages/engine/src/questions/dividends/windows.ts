import { z } from 'zod';
import { held, message, reason, type Held } from '../../evaluation/index.js';
import { defineQuestion } from '../question.js';
import { rows } from '../shapes.js';
import { silence } from '../told-by.js';
import { allTold } from '../../terms/index.js';

const told = message('dividends.windows', 'Missed dividends of {series} restrict by {outcome}');

/** In which spans missed dividends of a series restrict what may be done with other stock, section by section. */
export const dividendWindows = defineQuestion({
  name: 'dividends.windows',
  family: 'dividends',
  asks: 'In which spans do missed dividends of this series bar dividends on, and purchases of, other stock?',
  input: z.strictObject({ series: z.string().describe('the series whose dividends were missed') }),
  value: z.looseObject({
    outcome: z.enum(['told', 'silent']),
    restrictions: rows({
      id: z.string().describe('the section'),
      restricts: z.string().describe('what it bars'),
      windows: rows({
        period: z.number().describe('the period'),
        from: z.string().describe('the first day'),
        through: z.string().describe('the last day'),
        standing: z
          .enum(['missed', 'not-yet-payable'])
          .describe('not-yet-payable: the period is over, and its dividend may still be paid in time'),
        payable: z.string().describe('the day on which the dividend had to be paid'),
      }).describe('one for each missed period'),
      spans: rows({ from: z.string(), through: z.string() }).describe(
        'all days that are barred, in spans that do not meet',
      ),
    }).optional(),
  }),
  example: { series: 'series-a' },
  put: (c, { series }) => ({
    ask: () => {
      const all = allTold(c, 'restriction-windows', { series }, c.now) as readonly Held<{ readonly id: string }>[];
      if (all.length === 0) return silence(c, `what missed dividends of ${series} bar`);
      return held(
        { outcome: 'told', restrictions: all.map(({ value }) => value) },
        reason(told, all.map(({ value }) => value.id).join(' and '), {
          figures: { series },
          grounds: all.map((each) => each.reason),
        }),
      );
    },
  }),
});
