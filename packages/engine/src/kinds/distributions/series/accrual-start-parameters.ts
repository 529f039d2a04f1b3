import { z } from 'zod';
import { byReading, provisionFields, stockName } from '../../../instrument/index.js';

/** From when dividends of a series accrue, in parameters. */
export const accrualStartParameters = z.strictObject({
  ...provisionFields,
  kind: z.literal('accrual-start'),
  series: stockName.describe('the series'),
  onFirstRecordDate: byReading(z.enum(['last-date', 'issue'])).describe(
    'from when shares accrue that are issued on the first record date itself: the payment date before, or their issue',
  ),
  withoutRecordDate: byReading(z.enum(['declaration', 'payment-date'])).describe(
    'what is the record date of a dividend for which none was fixed: its declaration where there is one, or the payment date',
  ),
  betweenDates: byReading(z.enum(['by-day', 'by-months-of-thirty', 'nothing'])).describe(
    'what accrues between payment dates: the floor day by day, or by months of thirty days, or nothing',
  ),
});
export type AccrualStart = z.output<typeof accrualStartParameters>;
