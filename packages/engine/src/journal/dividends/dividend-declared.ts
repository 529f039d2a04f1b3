import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import {
  className,
  dayField,
  inKindField,
  inSharesField,
  introduces,
  amountField,
  named,
  text,
} from '../field/index.js';

/** A dividend was declared. Declared where it may not be, it is entered all the same. */
export const dividendDeclared = defineEntryType({
  type: 'dividend-declared',
  version: 1,
  family: 'dividends',
  says: 'A dividend was declared.',
  states: {
    fact: 'day-of',
    about: ({ act }, proposalOf) => {
      const proposal = act === undefined ? undefined : proposalOf(act);
      return proposal === undefined ? undefined : ['declaration', proposal];
    },
  },
  data: z
    .strictObject({
      id: introduces('dividend').describe('the id of the dividend'),
      class: className.describe('the class or series it is on'),
      'per-share': amountField.optional().describe('the amount on each share'),
      total: amountField.optional().describe('the amount on all of them'),
      'in-kind': inKindField.optional().describe('what is distributed in property'),
      'in-shares': inSharesField.optional().describe('what is paid in shares of the corporation itself'),
      'for-period': text.optional().describe('the dividend period it is for'),
      'record-date': dayField.optional().describe('the day at whose close the holders are taken'),
      payable: dayField.optional().describe('the day it is to be paid'),
      act: named('act').optional().describe('the act of the board that declared it'),
    })
    .refine(
      (data) => [data['per-share'], data.total, data['in-kind'], data['in-shares']].some((each) => each !== undefined),
      { error: 'expected per-share or total, in-kind, or in-shares' },
    ),
  example: { id: 'dividend-1', class: 'common', 'per-share': '$0.50' },
});
