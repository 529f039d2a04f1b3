import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { amountField, className, identifier, text, wholeNumber, yesNo } from '../field/index.js';

/** Reports on lending, and the certificates that go with them. */
export const lendingEntries = [
  /**
   * A report on lending was delivered, on the day of the entry, on which the dividend rate of a series depends. What was delivered
   * incomplete is entered with `complete: no`, and once it is complete by a second entry. A figure that was wrong is corrected with
   * `supersedes`.
   */
  defineEntryType({
    type: 'lending-report',
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
  }),
  /** Lending was acquired, and not made: the baseline with which lending is compared is set anew afterwards. */
  defineEntryType({
    type: 'lending-acquired',
    family: 'reports',
    says: 'A combination, or a purchase of loans or of participations in loans, was consummated.',
    data: z.strictObject({
      by: z
        .enum(['business-combination', 'loan-purchase', 'participation-purchase'])
        .describe('what was consummated on the day of the entry'),
      note: text.optional().describe('what was acquired, in words'),
    }),
    example: { by: 'participation-purchase' },
  }),
  /** A certificate that was due by this day, under the agreement by which a series was sold, was not delivered. */
  defineEntryType({
    type: 'certificate-overdue',
    family: 'reports',
    says: 'A certificate that the holders of a series were owed was not delivered when it was due.',
    data: z.strictObject({
      series: className.describe('the series'),
      certificate: identifier('a name for the certificate').describe(
        'which certificate: the name by which its delivery is entered',
      ),
    }),
    example: { series: 'series-a', certificate: 'lending-certificate-2013' },
  }),
  defineEntryType({
    type: 'certificate-delivered',
    family: 'reports',
    says: 'A certificate that was overdue was delivered.',
    data: z.strictObject({
      series: className.describe('the series'),
      certificate: identifier('a name for the certificate').describe(
        'which certificate, by the name under which it was overdue',
      ),
    }),
    example: { series: 'series-a', certificate: 'lending-certificate-2013' },
  }),
] as const;
