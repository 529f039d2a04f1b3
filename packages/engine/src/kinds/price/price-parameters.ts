import { z } from 'zod';
import { parametersOf, byReading, stockName } from '../../instrument/index.js';
import { ratioParameter } from '../../terms/index.js';
import { purchasers } from './purchases.js';

/** What is added to the highest price that was paid. */
const interestParameters = z.strictObject({
  cite: z.string().describe('its section'),
  rate: ratioParameter.describe('how much a year, simple'),
  daysInYear: z.enum(['360', '365']).describe('how many days a year has in counting it'),
  dividends: z
    .enum(['deducted', 'kept'])
    .describe('whether the cash dividends paid on a share in that time are deducted, up to the interest'),
});

export type Interest = z.output<typeof interestParameters>;

const section = z.strictObject({ cite: z.string().describe('its section') });

/** What a provision on the least price for a class asks for. */
export const priceParameters = parametersOf('price-condition', {
  for: z
    .union([
      z.strictObject({ classes: z.array(stockName).min(1) }),
      z.strictObject({ votingStockBut: z.array(stockName) }),
      z.strictObject({ outstandingBut: z.array(stockName) }),
    ])
    .describe(
      'for which stock: some classes, all outstanding voting stock but some classes, or all that is outstanding but some classes',
    ),
  purchases: section
    .extend({
      years: z
        .string()
        .regex(/^[1-9]\d?$/)
        .transform(Number)
        .describe('how many years immediately before the announcement are looked at'),
      firstDay: byReading(z.enum(['in', 'out'])).describe('whether the same date so many years earlier is in'),
      by: z.enum(purchasers).describe('whose purchases count'),
      crossing: z
        .boolean()
        .describe('whether the purchase by which the person became interested counts, whenever it was'),
      interest: interestParameters
        .optional()
        .describe('what is added to the highest price: simple interest from when it was paid until completion'),
    })
    .describe('the highest price paid for the class'),
  preference: section.optional().describe('the highest amount by preference in a liquidation'),
  market: section.describe('the market value on the announcement, or on the day of becoming interested'),
  bookValue: section
    .extend({
      of: z.enum(['book-value', 'tangible-book-value']).describe('of what'),
      times: ratioParameter.describe('how many times it'),
    })
    .optional()
    .describe('the book value of a share at the end of the last fiscal quarter before the announcement'),
  proportion: section
    .extend({
      of: byReading(z.enum(['same-class', 'highest-paid-class', 'each-class'])).describe(
        'the class whose highest price and first market value make the fraction: the class itself, the voting class for which most was paid, or each one',
      ),
    })
    .optional()
    .describe(
      'the market value times the highest price paid in the years over the market value on the first day of buying',
    ),
  splits: byReading(z.enum(['restated', 'literal'])).describe(
    'whether a price from before a split is turned into one of the share as it is now',
  ),
});
export type PriceConditionRule = z.output<typeof priceParameters>;
