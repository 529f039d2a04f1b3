import { z } from 'zod';
import { amountField, className, dayField, inKindField, inSharesField, text } from '../field/index.js';

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
    'for-periods': z
      .array(text)
      .min(1)
      .readonly()
      .optional()
      .describe('the dividend periods of the series for which it is paid, by their numbers'),
  })
  .describe('A dividend in cash or kind.');
