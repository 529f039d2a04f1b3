import { z } from 'zod';
import { byReading, provisionFields, stockName } from '../../../instrument/index.js';
import { moneyParameter } from '../../../terms/index.js';

/** The price of redemption of a series, in parameters: its components, and what goes beside them. */
export const redemptionPriceParameters = z.strictObject({
  ...provisionFields,
  kind: z.literal('redemption-price'),
  series: stockName.describe('the series'),
  amount: z.strictObject({ cite: z.string(), each: moneyParameter }).describe('the fixed part on each share'),
  current: z.strictObject({ cite: z.string() }).describe('the dividends of the current period that are unpaid'),
  fee: z.strictObject({ cite: z.string() }).optional().describe('a fee for the current period, in proportion'),
  declared: byReading(z.enum(['whole', 'accrued'])).describe(
    'what the holder of record gets of a dividend declared for the current period whose record date has passed: all of it, or what accrued until the redemption date',
  ),
});
export type RedemptionPrice = z.output<typeof redemptionPriceParameters>;
