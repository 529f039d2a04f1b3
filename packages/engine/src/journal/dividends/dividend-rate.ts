import { z } from 'zod';
import { isNegative, showMoney, type Money } from '../../exact/index.js';
import { defineEntryType } from '../entry-type.js';
import { className, moneyField } from '../field/index.js';

/** Dividends on a class are paid at so much a year from a day on. */
export const dividendRate = defineEntryType({
  type: 'dividend-rate',
  version: 1,
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
});

interface Rate {
  readonly annual: Money;
}
