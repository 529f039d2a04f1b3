import { z } from 'zod';
import { parametersOf, stockName } from '../../../instrument/index.js';
import { moneyParameter, ratioParameter } from '../../../terms/index.js';

const cite = z.string().describe('its section');

/** What adjusts the ratio, by sort of event; what is left out adjusts nothing. */
const adjustedBy = z.strictObject({
  shares: z
    .strictObject({ cite })
    .optional()
    .describe(
      'splits, combinations, and distributions of the class on itself: by the shares outstanding after and before',
    ),
  rights: z
    .strictObject({ cite, withinDays: z.int().positive().describe('how many days after they are given they expire') })
    .optional()
    .describe('rights given to all holders of the class to buy it below the market price: (O + N) / (O + N × P / M)'),
  distributions: z
    .strictObject({ cite, except: z.string().describe('the dividends that do not count, in words: regular quarterly') })
    .optional()
    .describe('cash, securities or property distributed to all holders of the class: M / (M − F)'),
  issues: z
    .strictObject({
      cite,
      price: moneyParameter.describe(
        'what a share of the series counts for: the conversion price is this over the ratio',
      ),
      counts: z
        .enum(['outstanding', 'as-converted'])
        .describe('A: the shares of the class that are outstanding, or with those into which others can be converted'),
      except: z.string().describe('the issues that do not count, in words: exempted securities'),
      waivedBy: z.string().optional().describe('who may waive it, in words; left out: nobody'),
    })
    .optional()
    .describe(
      'issues of the class below the conversion price, by weighted average: (A + C) / (A + B), where C are the shares issued and B those that their consideration would buy at that price',
    ),
});

export const conversionParameters = parametersOf('conversion', {
  series: stockName.describe('the class or series that may be converted'),
  into: stockName.describe('the class into which'),
  ratio: ratioParameter.describe('into how many shares each is converted at first'),
  adjustedBy: adjustedBy.optional().describe('what adjusts the ratio; where absent, nothing does'),
  marketPrice: z
    .strictObject({ cite, tradingDays: z.int().positive().describe('how many trading days, the last before the day') })
    .optional()
    .describe('the market price on a day: the average of closing prices'),
  rounded: z
    .strictObject({ cite, to: ratioParameter.describe('the unit, such as 0.0001; half of it is rounded up') })
    .optional()
    .describe('to what each adjusted ratio is rounded; the rounded ratio is adjusted next'),
  carriedForward: z
    .strictObject({ cite, below: ratioParameter.describe('the change from which on the ratio is adjusted') })
    .optional()
    .describe('changes that are too small by themselves, and are made together with later ones'),
  fractions: z
    .strictObject({
      cite,
      paid: z
        .enum(['last-close', 'fair-value', 'none'])
        .describe(
          'what is paid for a fraction of a share: its part of the closing price of the trading day before, its part of the fair value of a share as it was determined, nothing',
        ),
    })
    .describe('what becomes of a fraction on the total converted at one time'),
  endsIfCalled: z
    .strictObject({
      cite,
      days: z
        .int()
        .min(0)
        .describe('how many days before the redemption date is the last on which it can be converted'),
      counted: z.enum(['days', 'business-days']).describe('of which days; business days as the instrument has them'),
    })
    .optional()
    .describe('until when a share that is called for redemption can be converted; left out: the text does not say'),
  mandatory: z
    .strictObject({ cite, upon: z.string().describe('upon what, in words: a public offering at $6.00 or more') })
    .optional()
    .describe('where all of it converts upon an event; that it has not happened is supposed, until somebody states it'),
  reserve: z.strictObject({ cite }).optional().describe('that enough of the class is kept reserved to convert all'),
  exchange: z
    .strictObject({ cite })
    .optional()
    .describe('that after a merger or the like each share converts into what the class it converted into became'),
});
export type Conversion = z.output<typeof conversionParameters>;
