import { z } from 'zod';
import { parametersOf } from '../../../instrument/index.js';
import { transactionRow } from '../../../terms/index.js';
import { combinationVote } from './votes.js';

/** The parameters of a rule on transactions with an interested shareholder. */
export const combinationParameters = parametersOf('business-combination', {
  rows: z.array(transactionRow).min(1).describe('the transactions, in the document’s order'),
  agreements: z.string().optional().describe('the section by which an agreement for one of them is one itself'),
  votes: z.array(combinationVote).min(1).describe('the votes that it needs, all of them'),
  overrides: z
    .array(z.string())
    .describe('what would let it go with a lesser vote or none, and is overridden: law, other sections, listing rules'),
  law: z
    .string()
    .optional()
    .describe('what other law asks of such a deal besides, whether or not the instrument frees it of its own votes'),
  overridesAt: z.string().optional().describe('the section that says so, where it is another'),
  boardFirst: z
    .strictObject({ cite: z.string(), says: z.string().describe('the approval in a few of our own words') })
    .optional()
    .describe('whether the board must approve before the holders do'),
});
export type BusinessCombination = z.output<typeof combinationParameters>;
