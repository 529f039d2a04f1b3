import { z } from 'zod';
import { QuestionError } from '../../evaluation/index.js';
import { matterOf, toldBy } from '../../terms/index.js';
import { defineQuestion } from '../question.js';
import { rows } from '../shapes.js';
import { silence } from '../told-by.js';

/** Whether a proposed redemption took effect on its date, for which shares, and what follows. */
export const redemptionEffect = defineQuestion({
  name: 'redemption.effect',
  family: 'redemption',
  asks: 'Did this redemption take effect on its date, for which shares, and to whom do their holders look?',
  input: z.strictObject({ of: z.string().describe('the id of the proposed redemption') }),
  value: z.looseObject({
    outcome: z
      .enum(['ahead', 'effective', 'in-part', 'not-effective', 'silent'])
      .describe('in-part: the shares of holders without due notice stay outstanding'),
    on: z.string().optional().describe('the redemption date'),
    shares: z.string().optional().describe('how many were called'),
    redeemed: z.string().optional().describe('how many of them are redeemed'),
    outstanding: z.string().optional().describe('how many shares of the series are outstanding after it'),
    dividends: z.string().optional().describe('whether dividends go on accruing'),
    'paid-by': z.string().optional().describe('whether holders look to the depositary, or to the corporation'),
    'unclaimed-until': z.string().optional().describe('the day at whose end unclaimed money is released'),
    notices: rows({ id: z.string(), sent: z.string(), duly: z.string() })
      .optional()
      .describe('each notice, and whether it was duly given'),
    holders: rows({ id: z.string(), shares: z.string(), redeemed: z.string() })
      .optional()
      .describe('the holders told one by one, where no notice to all was duly given'),
  }),
  example: { of: 'redemption' },
  put: (c, { of }) => ({
    ask: () => {
      const matter = matterOf(c, of);
      if (matter.act.kind !== 'redemption') {
        throw new QuestionError(`The proposed act "${of}" is of the kind "${matter.act.kind}", and no redemption.`);
      }
      return toldBy(c, 'redemption-effect', { matter }, c.now) ?? silence(c, `a redemption of ${matter.act.class}`);
    },
  }),
});
