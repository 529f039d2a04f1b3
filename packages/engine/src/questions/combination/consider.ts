import { z } from 'zod';
import { held, message, reason } from '../../evaluation/index.js';
import { askedActFields, askedMatter } from '../asked-act.js';
import { considerers } from '../../kinds/index.js';
import { toldBy, type Matter } from '../../terms/index.js';
import { defineQuestion } from '../question.js';
import { rows } from '../shapes.js';

const silent = message('consider.silent', 'The instruments in force say nothing of what directors may consider');

/** What directors may, and must, consider besides the interests of holders, and whether anybody can demand it. */
export const boardConsider = defineQuestion({
  name: 'board.consider',
  family: 'board',
  asks: 'May directors consider this, must they, and can anybody demand it?',
  input: z.strictObject({
    by: z.enum(considerers).optional().describe('who considers: the board, a committee or a single director'),
    ...askedActFields,
    factor: z.string().optional().describe('one of the factors listed, by its number; without it, all of them'),
  }),
  value: z.looseObject({
    may: z.boolean().optional().describe('whether it may be considered'),
    must: z.boolean().describe('whether it has to be'),
    applies: z.boolean().optional().describe('of a proposal: whether it is one on which the section speaks'),
    breach: z.boolean().describe('whether not considering it breaches the instrument'),
    standing: z.boolean().optional().describe('whether anybody concerned can demand it; left out where it is silent'),
    others: z.boolean().optional().describe('whether factors that are not listed may be considered as well'),
    factors: rows({
      id: z.string(),
      says: z.string(),
      evidence: z
        .enum(['shown', 'not-shown', 'no-minutes-entered'])
        .optional()
        .describe('of a proposal: whether minutes of the board show that it was weighed'),
    }).describe('the factors listed'),
    missing: z.array(z.string()).optional().describe('of a proposal: the factors that no minutes show'),
  }),
  example: { by: 'board' },
  put: (c, input) => ({
    ask: () => {
      const matter: Matter | undefined =
        input.of === undefined && input.act === undefined ? undefined : askedMatter(c, input);
      const told = toldBy(c, 'considerations', { ...input, matter }, c.now);
      if (told !== undefined) return told;
      return held({ must: false, breach: false, standing: false, factors: [], silent: true }, reason(silent, 'silent'));
    },
  }),
});
