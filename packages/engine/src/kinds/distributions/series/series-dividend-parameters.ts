import { z } from 'zod';
import { byReading, parametersOf, stockName } from '../../../instrument/index.js';
import { moneyParameter, ratioParameter } from '../../../terms/index.js';
import { paymentDaysParameter } from './payment-dates.js';

/** The dividend of a series as its terms fix it, in parameters: dates, a floor, a multiple of what another class gets. */
export const seriesDividendParameters = parametersOf('series-dividend', {
  series: stockName.describe('the series'),
  on: paymentDaysParameter.describe('the days of every year on which it is payable'),
  floor: moneyParameter.describe('the least dividend of a period on each share'),
  multiple: z
    .strictObject({
      of: stockName.describe('the class whose dividends it multiplies'),
      times: ratioParameter.describe('how many times what each share of it gets, before any adjustment'),
      shareUnit: byReading(z.enum(['record-date', 'declaration', 'period'])).describe(
        'by which share unit an amount is multiplied: that of its record date, that of its declaration, or that of the end of the period',
      ),
      since: byReading(z.enum(['after-the-last-date', 'from-the-last-date'])).describe(
        'what is declared on a payment date counts for that date, or for the next',
      ),
      floorTests: byReading(z.enum(['cash-and-property', 'cash'])).describe(
        'whether the floor is compared with cash and property together, or with cash alone and property comes on top',
      ),
    })
    .optional()
    .describe('left out, the dividend is the floor'),
  half: byReading(z.enum(['up', 'to-even']))
    .optional()
    .describe('where half a cent goes when the amount on a share is rounded; left out, it is not rounded'),
  available: z.string().describe('the law that says what may be distributed'),
});
export type SeriesDividend = z.output<typeof seriesDividendParameters>;
