import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { amountField, className, wholeNumber, yesNo } from '../field/index.js';

/**
 * A report on lending was delivered, on the day of the entry, on which the dividend rate of a series depends. What was delivered
 * incomplete is entered with `complete: no`, and once it is complete by a second entry. A figure that was wrong is corrected with
 * `supersedes`.
 */
export const lendingReport = defineEntryType({
  type: 'lending-report',
  version: 1,
  family: 'reports',
  says: 'A report on lending, on which the dividend rate of a series depends, was delivered.',
  data: z.strictObject({
    series: className.describe('the series whose dividends depend on it'),
    period: wholeNumber.describe(
      'the number of the dividend period that it covers; 0 is the report made before the first issue of shares',
    ),
    lending: amountField.describe('qualified lending at the end of that period, as adjusted'),
    baseline: amountField
      .optional()
      .describe('the baseline that it shows: the first one in the report of 0, an adjusted one afterwards'),
    complete: yesNo.optional().describe('no where it was not complete and accurate; left out, it was'),
  }),
  example: { series: 'series-a', period: '4', lending: '$133,245,000' },
});
