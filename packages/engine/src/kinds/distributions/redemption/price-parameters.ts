import { z } from 'zod';
import { byReading, parametersOf, stockName } from '../../../instrument/index.js';
import { dayParameter, moneyParameter, ratioParameter } from '../../../terms/index.js';

const ofAmount = {
  part: byReading(ratioParameter).optional().describe('the part of that sum that is paid, such as 101%; left out: all'),
  orMore: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/u, 'is a name in small letters with hyphens, such as make-whole-amount')
    .optional()
    .describe(
      'or another amount on each share on that day, where that is more: fair-value, or one by a name of the charter’s own, such as make-whole-amount, which is entered, or asked',
    ),
};

const fields = parametersOf('redemption-price', {
  series: stockName.describe('the series'),
  option: z
    .enum(['corporation', 'holders'])
    .optional()
    .describe(
      'of whose redemptions it is the price: those that the corporation chooses, or those that holders ask for; left out: of all',
    ),
  amount: z
    .union([
      z.strictObject({ cite: z.string(), each: moneyParameter, ...ofAmount }),
      z.strictObject({
        cite: z.string(),
        ...ofAmount,
        byDate: z
          .array(
            z.strictObject({
              from: byReading(dayParameter).describe('the first day on which this amount holds'),
              each: moneyParameter.describe('the amount on each share'),
            }),
          )
          .min(2)
          .describe('the amounts by the redemption date, the earliest first; before the first day there is none'),
      }),
    ])
    .describe('the fixed part on each share'),
  current: z
    .strictObject({ cite: z.string() })
    .optional()
    .describe('the dividends of the current period that are unpaid, of a series whose dividends have periods'),
  unpaid: z
    .strictObject({
      cite: z.string(),
      of: z
        .enum(['accrued', 'declared'])
        .optional()
        .describe('what has accrued, declared or not; or what was declared alone; left out: what has accrued'),
    })
    .optional()
    .describe(
      'all that is unpaid on the redemption date, of a series whose periods no provision has; left out, and current too: the text adds no dividends to the amount',
    ),
  fee: z.strictObject({ cite: z.string() }).optional().describe('a fee for the current period, in proportion'),
  declared: byReading(z.enum(['whole', 'accrued']))
    .optional()
    .describe(
      'beside the current period: what the holder of record gets of a dividend declared for the current period whose record date has passed: all of it, or what accrued until the redemption date',
    ),
});

/**
 * The price of redemption of a series, in parameters: its components, and what goes beside them. A series has dividend periods, of which the current one counts; or all
 * that is unpaid is asked; or the price is the amount alone, where the text adds no dividends to it.
 */
export const redemptionPriceParameters = fields.superRefine(({ current, unpaid, declared, fee }, context) => {
  const told = (path: string, text: string) => context.addIssue({ code: 'custom', path: [path], message: text });
  if (current !== undefined && unpaid !== undefined)
    told('unpaid', 'leave it out, or current: either a series has dividend periods, or all that is unpaid is asked');
  if (current !== undefined && declared === undefined) told('declared', 'is missing and must be given beside current');
  if (current === undefined && fee !== undefined)
    told('fee', 'a fee is of the current period, and current is not given');
});
export type RedemptionPrice = z.output<typeof redemptionPriceParameters>;
/** The price of a series whose dividends have periods. */
export type PeriodicPrice = RedemptionPrice & {
  readonly current: NonNullable<RedemptionPrice['current']>;
  readonly declared: NonNullable<RedemptionPrice['declared']>;
};
