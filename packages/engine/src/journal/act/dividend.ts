import { z } from 'zod';
import { className, moneyField } from '../field/index.js';

/** A dividend in cash or kind. */
export const dividendAct = z
  .strictObject({
    kind: z.literal('dividend'),
    class: className.describe('the class or series'),
    'per-share': moneyField.optional().describe('the amount on each share'),
    total: moneyField.optional().describe('the amount in all'),
  })
  .describe('A dividend in cash or kind.');
