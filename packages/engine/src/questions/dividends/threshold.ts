import { z } from 'zod';
import { defineQuestion } from '../question.js';
import { silence } from '../told-by.js';
import { exactMoney } from '../written-money.js';
import { toldBy } from '../../terms/index.js';

/** What capital must be left after a dividend or a purchase of stock, so long as a series is outstanding, and what it is made up of. */
export const dividendThreshold = defineQuestion({
  name: 'dividends.threshold',
  family: 'dividends',
  asks: 'What capital must be left after dividends and purchases of stock while this series is outstanding?',
  input: z.strictObject({ series: z.string().describe('the series that it protects') }),
  value: z.looseObject({
    outcome: z.enum(['told', 'none', 'silent']).describe('none: no share of the series is outstanding'),
    measure: z.string().optional().describe('what sort of capital it is measured by'),
    capital: exactMoney.optional().describe('that capital on the day from which it is reckoned'),
    issued: exactMoney.optional().describe('what was issued of the series'),
    'charged-off': exactMoney.optional().describe('net charge-offs since; less than nothing where more was recovered'),
    through: z.string().optional().describe('the last day of the last quarter whose charge-offs it counts'),
    factor: z.string().optional().describe('the part of the sum that must be left'),
    change: z.string().optional().describe('the change of lending that lowers it, where one does'),
    'lowered-by': exactMoney.optional().describe('by how much that lowers it'),
    threshold: exactMoney.optional().describe('what must be left, exactly'),
  }),
  example: { series: 'series-a' },
  put: (c, { series }) => ({
    ask: () => toldBy(c, 'capital-threshold', { series }, c.now) ?? silence(c, `capital that protects ${series}`),
  }),
});
