import { z } from 'zod';
import { isNegative, showMoney, type Money } from '../../exact/index.js';
import { defineEntryType } from '../entry-type.js';
import {
  amountField,
  className,
  dayField,
  inKindField,
  inSharesField,
  introduces,
  moneyField,
  named,
  persons,
  ratioField,
  text,
} from '../field/index.js';

/** Dividends, and the funds of series. */
export const dividendEntries = [
  /** Declared where it may not be, it is entered all the same. */
  defineEntryType({
    type: 'dividend-declared',
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
        (data) =>
          [data['per-share'], data.total, data['in-kind'], data['in-shares']].some((each) => each !== undefined),
        { error: 'expected per-share or total, in-kind, or in-shares' },
      ),
    example: { id: 'dividend-1', class: 'common', 'per-share': '$0.50' },
  }),
  defineEntryType({
    type: 'dividend-paid',
    family: 'dividends',
    says: 'A dividend was paid.',
    data: z.strictObject({
      class: className.describe('the class or series'),
      amount: amountField.describe('the amount paid in all, in cash; $0 where all of it was paid in property'),
      'in-kind': z
        .strictObject({ of: text.describe('what was delivered'), units: ratioField.describe('how many units in all') })
        .optional()
        .describe('what was delivered in property'),
      for: named('dividend').optional().describe('the declared dividend that it pays'),
      'for-period': text.optional().describe('the dividend period it is for'),
    }),
    example: { class: 'series-a', amount: '$30,000' },
  }),
  defineEntryType({
    type: 'set-aside',
    family: 'dividends',
    says: 'Money was set aside for a class.',
    data: z.strictObject({
      class: className.describe('the class or series'),
      amount: amountField.describe('the amount'),
      for: z.enum(['dividend', 'sinking-fund', 'retirement-fund', 'liquidation', 'redemption']).describe('what for'),
      dividend: named('dividend').optional().describe('the declared dividend it is for'),
    }),
    example: { class: 'series-a', amount: '$60,000', for: 'dividend' },
  }),
  defineEntryType({
    type: 'dividend-rate',
    family: 'dividends',
    says: 'From this day on the regular dividends of a class come to so much a year.',
    data: z
      .strictObject({
        class: className.describe('the class or series'),
        annual: moneyField.describe('regular dividends on each share in a year; none is $0'),
      })
      .refine(({ annual }) => !isNegative(annual.amount), {
        path: ['annual'],
        error: (issue) => `${showMoney((issue.input as Rate).annual)} a year is less than nothing; write $0 for none`,
      }),
    example: { class: 'common', annual: '$0.80' },
  }),
  defineEntryType({
    type: 'dividend-omitted',
    family: 'dividends',
    says: 'A dividend that could have been declared was not.',
    data: z.strictObject({
      class: className.describe('the class or series'),
      'for-period': text.optional().describe('the dividend period'),
      why: text.optional().describe('the ground'),
    }),
    example: { class: 'series-a', 'for-period': '2001-Q3' },
  }),
  /** Delivered to the holders of the class on the day of the entry. */
  defineEntryType({
    type: 'dividend-paper',
    family: 'dividends',
    says: 'A paper on a dividend that was not declared or not paid was delivered to the holders.',
    data: z.strictObject({
      class: className.describe('the class or series'),
      'for-period': text.describe('the dividend period it is about, by its number'),
      paper: z
        .enum(['reasons-notice', 'best-efforts-certificate'])
        .describe(
          'reasons-notice: why no dividend was declared; best-efforts-certificate: that the board did what it could to declare and pay it',
        ),
      'signed-by': persons.optional().describe('the persons who signed it'),
      offices: z.array(text).min(1).readonly().optional().describe('the offices in which it was signed'),
    }),
    example: {
      class: 'series-a',
      'for-period': '5',
      paper: 'reasons-notice',
      offices: ['Chief Executive Officer', 'Chief Financial Officer'],
    },
  }),
  defineEntryType({
    type: 'fund-payment-due',
    family: 'dividends',
    says: 'A payment to a fund for retiring shares fell due.',
    data: z.strictObject({
      class: className.describe('the class or series'),
      kind: z.enum(['sinking', 'retirement']).describe('what sort of fund'),
      amount: amountField.describe('the amount'),
      due: dayField.describe('the day it fell due'),
    }),
    example: { class: 'series-a', kind: 'sinking', amount: '$50,000', due: '2001-06-30' },
  }),
  defineEntryType({
    type: 'fund-paid',
    family: 'dividends',
    says: 'A payment was made to a fund for retiring shares.',
    data: z.strictObject({
      class: className.describe('the class or series'),
      kind: z.enum(['sinking', 'retirement']).describe('what sort of fund'),
      amount: amountField.describe('the amount'),
    }),
    example: { class: 'series-a', kind: 'sinking', amount: '$50,000' },
  }),
  defineEntryType({
    type: 'opening-dividends',
    family: 'dividends',
    says: 'A statement of what is due on a class opens its account of dividends.',
    data: z.strictObject({
      class: className.describe('the class or series'),
      arrears: amountField.describe('what is due and neither paid nor set aside'),
      on: text.optional().describe('what that rests on'),
    }),
    example: { class: 'series-a', arrears: '$0.00' },
  }),
] as const;

interface Rate {
  readonly annual: Money;
}
