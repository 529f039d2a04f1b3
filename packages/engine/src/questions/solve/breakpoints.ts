import { z } from 'zod';
import { held } from '../../evaluation/index.js';
import { liquidationTurnsTopic } from '../../kinds/index.js';
import { defineQuestion } from '../question.js';
import { rows } from '../shapes.js';
import { silence } from '../told-by.js';
import { exactMoney, writtenMoney } from '../written-money.js';
import { toldBy } from '../../terms/index.js';

/**
 * The assets at which a liquidation turns. Of a vote it is `solve.fewest` that tells at how many it turns, and of a body of directors
 * `solve.lowest`.
 */
export const solveBreakpoints = defineQuestion({
  name: 'solve.breakpoints',
  family: 'solve',
  asks: 'At which assets does it change who receives the next dollar, if the corporation is wound up with these debts?',
  input: z.strictObject({
    debts: writtenMoney.optional().describe('debts, liabilities, provisions and costs; left out, the entered fact'),
    earlier: z
      .array(z.strictObject({ class: z.string(), 'per-share': writtenMoney }))
      .optional()
      .describe('what was distributed earlier in the same liquidation on each share, by class or series'),
  }),
  value: z.looseObject({
    outcome: z.enum(['told', 'silent']),
    turns: rows({
      id: z.string().describe('what has been reached'),
      assets: exactMoney.describe('with so much in assets'),
      says: z.string().describe('the same in words'),
    })
      .optional()
      .describe('in the order in which they are reached'),
  }),
  example: { debts: '$6,500,000' },
  put: (c, asked) => ({
    ask: () => {
      const told = toldBy(c, liquidationTurnsTopic, asked, c.now);
      return told === undefined
        ? silence(c, 'a liquidation')
        : held({ outcome: 'told', turns: told.value }, told.reason);
    },
  }),
});
