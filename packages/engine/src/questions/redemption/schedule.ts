import { z } from 'zod';
import { scheduleOn } from '../../kinds/index.js';
import { askedDay } from '../asked-day.js';
import { defineQuestion } from '../question.js';
import { rows } from '../shapes.js';
import { silence } from '../told-by.js';
import { exactMoney } from '../written-money.js';

/** How many shares of a series have to be redeemed on a day, by instalments that an instrument fixes or holders asked for. */
export const redemptionSchedule = defineQuestion({
  name: 'redemption.schedule',
  family: 'redemption',
  asks: 'How many shares of this series have to be redeemed on a day, by the instalments that an instrument fixes or holders asked for?',
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
    amount: exactMoney
      .optional()
      .describe(
        'what is paid for these, besides what is unpaid on them, where the same provision says so; else redemption.price tells it',
      ),
    instalments: rows({
      on: z.string().describe('the day of it'),
      greatest: z.string().optional().describe('the most shares ever outstanding by then, of which it is a part'),
      outstanding: z.string().optional().describe('how many were outstanding by then, which it divides'),
      required: z.string().describe('how many shares it redeems'),
    })
      .optional()
      .describe('every instalment until that day, in order'),
    holders: rows({ id: z.string(), redeem: z.string() })
      .optional()
      .describe('where each holder asks for its own shares: how many of each, unless lots are drawn'),
  }),
  example: { class: 'series-b', on: '2022-07-15' },
  put: (c, { class: series, on: written }) => ({
    ask: () => scheduleOn(c, series, askedDay('on', written)) ?? silence(c, `a redemption of ${series} by instalments`),
  }),
});
