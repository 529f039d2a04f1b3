import { z } from 'zod';
import { redemptionScheduleTopic } from '../../kinds/index.js';
import { askedDay } from '../asked-day.js';
import { defineQuestion } from '../question.js';
import { silence } from '../told-by.js';
import { exactMoney } from '../written-money.js';
import { toldBy } from '../../terms/index.js';

/** How many shares of a series have to be redeemed on a day, by instalments that an instrument fixes. */
export const redemptionSchedule = defineQuestion({
  name: 'redemption.schedule',
  family: 'redemption',
  asks: 'How many shares of this series have to be redeemed on a day, by the instalments that an instrument fixes?',
  input: z.strictObject({
    class: z.string().describe('the class or series'),
    on: z.string().describe('the day; what happened on it does not count yet'),
  }),
  value: z.looseObject({
    outcome: z.enum(['due', 'nothing-due', 'silent']).describe('silent: no instrument has instalments'),
    on: z.string().optional().describe('the day'),
    required: z.string().optional().describe('the instalment of that day; 0 where it has none'),
    behind: z.string().optional().describe('what lacked of earlier instalments, and is made good first'),
    credit: z.string().optional().describe('how many shares that went out otherwise may be credited'),
    redeem: z
      .string()
      .optional()
      .describe('how many have to be redeemed, all credits taken, as far as funds are legally available'),
    amount: exactMoney.optional().describe('what is paid for these, besides what is unpaid on them'),
    instalments: z
      .array(
        z.looseObject({
          on: z.string().describe('the day of it'),
          greatest: z.string().describe('the most shares ever outstanding by then'),
          required: z.string().describe('how many of them it redeems'),
        }),
      )
      .optional()
      .describe('every instalment until that day, in order'),
  }),
  example: { class: 'series-b', on: '2022-07-15' },
  put: (c, { class: series, on: written }) => ({
    ask: () => {
      const asked = { class: series, on: askedDay('on', written) };
      return toldBy(c, redemptionScheduleTopic, asked, c.now) ?? silence(c, `a redemption of ${series} by instalments`);
    },
  }),
});
