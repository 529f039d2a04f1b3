import { z } from 'zod';
import { QuestionError } from '../../evaluation/index.js';
import { day, isDay } from '../../exact/index.js';
import { defineQuestion } from '../question.js';
import { silence } from '../told-by.js';
import { exactMoney } from '../written-money.js';
import { toldBy } from '../../terms/index.js';

/** What a share of a security is worth on a day, as the rule on combinations measures it. */
export const combinationMarketValue = defineQuestion({
  name: 'combination.market-value',
  family: 'combination',
  asks: 'What is the market value of a share of this security on a day, for the rule on combinations with interested shareholders?',
  input: z.strictObject({
    security: z.string().describe('a class or series, or another security by the id under which it is quoted'),
    on: z.string().optional().describe('the day; without it, that as of which is asked'),
  }),
  value: z.looseObject({
    value: exactMoney.optional().describe('what one share is worth'),
    from: z.string().optional().describe('the first of the days looked at'),
    through: z.string().optional().describe('the last of them'),
    tradingDays: z.number().optional().describe('how many closing prices an average is taken of, where it is one'),
    outcome: z.enum(['silent']).optional().describe('where no instrument has such a rule'),
  }),
  example: { security: 'common' },
  put: (c, { security, on }) => ({
    ask: () => {
      const when = on === undefined ? c.asOf : read(on);
      return toldBy(c, 'market-value', { security, on: when }, c.now) ?? silence(c, 'the market value of a security');
    },
  }),
});

function read(written: string) {
  if (isDay(written)) return day(written);
  throw new QuestionError(`"${written}" is no day; write one such as 2004-06-01 under "on".`);
}
