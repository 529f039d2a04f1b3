import { z } from 'zod';
import { shares as sharesOf, type Shares } from '../../exact/index.js';
import { redemptionPriceTopic } from '../../kinds/index.js';
import { askedDay } from '../asked-day.js';
import { defineQuestion } from '../question.js';
import { rows } from '../shapes.js';
import { silence } from '../told-by.js';
import { exactMoney } from '../written-money.js';
import { toldBy } from '../../terms/index.js';

/** A number of shares in a question, such as 4,287. */
export const writtenShares = z.string().transform((text, context): Shares => {
  try {
    return sharesOf(text);
  } catch (error) {
    context.addIssue({
      code: 'custom',
      message: error instanceof Error ? error.message : 'expected a number of shares',
    });
    return z.NEVER;
  }
});

const input = z.strictObject({
  class: z.string().describe('the class or series'),
  on: z.string().describe('the redemption date'),
  shares: writtenShares.optional().describe('how many are redeemed; left out, all that are outstanding'),
  option: z
    .enum(['corporation', 'holders'])
    .optional()
    .describe(
      'whether the corporation chooses to redeem them or holders ask for it, where the two have prices of their own',
    ),
});

/** What a share is redeemed for, in its components, and which dividends are paid beside it and to whom. */
export const redemptionPrice = defineQuestion({
  name: 'redemption.price',
  family: 'redemption',
  asks: 'For what are shares of this series redeemed on a day, and what is paid beside the price?',
  input,
  value: z.looseObject({
    outcome: z
      .enum(['fixed', 'not-yet', 'silent'])
      .describe('whether an instrument fixes the price; not yet, before the first row of a table of prices'),
    from: z.string().optional().describe('where it does not yet: the day on which the first row begins'),
    period: z.string().optional().describe('the dividend period of the redemption date'),
    'per-share': exactMoney.optional().describe('the price of a share, exactly'),
    parts: rows({ id: z.string(), cite: z.string(), each: exactMoney })
      .optional()
      .describe('its components: the fixed amount, what the current period accrued, a fee'),
    shares: z.string().optional().describe('how many shares'),
    total: exactMoney.optional().describe('the price of them all, exactly'),
    payment: exactMoney.optional().describe('the same in whole cents, half a cent up'),
    apart: rows({ id: z.string(), each: exactMoney, record: z.string().optional(), payable: z.string() })
      .optional()
      .describe('dividends by their periods that go to the holders of an earlier record date, on each share'),
  }),
  example: { class: 'series-a', on: '2015-12-21', shares: '4,287' },
  put: (c, { class: series, on: written, shares, option }) => ({
    ask: () => {
      const on = askedDay('on', written);
      const asked = { class: series, on, shares, option };
      // The price is that of the texts in force on the day of the redemption.
      return toldBy(c, redemptionPriceTopic, asked, c.now, on) ?? silence(c, `the price of redemption of ${series}`);
    },
  }),
});
