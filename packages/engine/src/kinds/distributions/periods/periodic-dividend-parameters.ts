import { z } from 'zod';
import { byReading, parametersOf, stockName } from '../../../instrument/index.js';
import { moneyParameter, ratioParameter } from '../../../terms/index.js';

/** The dividend of a series for each of its periods, in parameters: what a period bears, and how parts of one are counted. */
export const periodicDividendParameters = parametersOf('periodic-dividend', {
  series: stockName.describe('the series'),
  on: moneyParameter.describe('the amount on each share of which the rate is taken'),
  part: ratioParameter.describe('the part of a yearly rate that a whole period bears: 1/4'),
  year: ratioParameter.describe('the days of the year by which part of a period is counted: 360'),
  initial: z
    .strictObject({ cite: z.string() })
    .optional()
    .describe(
      'the first period bears its days, the first and the last among them, over those of the year; left out: its days as those of a part of a period are counted',
    ),
  accrual: byReading(z.enum(['actual-days', 'months-of-thirty'])).describe(
    'how the days of a part of a period are counted',
  ),
  most: byReading(z.enum(['a-whole-period', 'as-counted'])).describe(
    'whether what accrues in a period is capped at what a whole period bears',
  ),
  split: byReading(z.enum(['months-of-thirty', 'actual-days-of-the-period', 'actual-days'])).describe(
    'how a period in which the rate changes is divided: by months of thirty days, by actual days over those of the period, or by actual days over a quarter of the year',
  ),
  rounding: byReading(z.enum(['total', 'share'])).describe(
    'whether cents are rounded once, on what a holder gets, or on each share',
  ),
  available: z.string().describe('the law that says what may be distributed'),
});
export type PeriodicDividend = z.output<typeof periodicDividendParameters>;
