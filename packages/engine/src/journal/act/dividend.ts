import { z } from 'zod';
import { amountField, className, dayField, inKindField, inSharesField } from '../field/index.js';

/** A dividend in cash or kind. */
export const dividendAct = z
  .strictObject({
    kind: z.literal('dividend'),
    class: className.describe('the class or series'),
    'per-share': amountField.optional().describe('the amount on each share'),
    total: amountField.optional().describe('the amount in all'),
    'in-kind': inKindField.optional().describe('what is to be distributed in property'),
    'in-shares': inSharesField.optional().describe('what is to be paid in shares of the corporation itself'),
    'record-date': dayField.optional().describe('the day at whose close the holders are taken'),
    payable: dayField.optional().describe('the day it is to be paid'),
  })
  .describe('A dividend in cash or kind.');
