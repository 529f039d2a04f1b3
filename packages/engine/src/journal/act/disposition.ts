import { z } from 'zod';
import { moneyField, person, text, yesNo } from '../field/index.js';

/** A sale, lease, exchange, transfer, mortgage, pledge or other disposition of assets. */
export const dispositionAct = z
  .strictObject({
    kind: z.literal('disposition'),
    form: z
      .enum(['sale', 'lease', 'exchange', 'transfer', 'mortgage', 'pledge', 'other'])
      .optional()
      .describe('what sort'),
    'assets-of': person.describe('whose assets: the corporation, a subsidiary or another person'),
    to: person.optional().describe('to whom'),
    all: yesNo.optional().describe('whether it is all or substantially all the assets of that person'),
    value: moneyField.optional().describe('the value of the assets'),
    series: text.optional().describe('an id shared by acts that make up one series of transactions'),
    'usual-course': yesNo.optional().describe('whether it is in the usual course of business'),
  })
  .describe('A sale, lease, exchange, transfer, mortgage, pledge or other disposition of assets.');
