import { z } from 'zod';
import { moneyField, person, text } from '../field/index.js';

/** A loan to a director, or a guarantee of a director’s obligation. */
export const directorLoanAct = z
  .strictObject({
    kind: z.literal('director-loan'),
    director: person.describe('the director'),
    form: z.enum(['loan', 'guarantee']).describe('which'),
    amount: moneyField.optional().describe('how much'),
    plan: text.optional().describe('the plan it falls under'),
  })
  .describe('A loan to a director, or a guarantee of a director’s obligation.');
