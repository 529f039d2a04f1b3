import { constant, dividendRecordDate, periodicDividend } from '@quorate/engine';
import type { Part } from '../part.js';
import type { CertificateTerms } from '../terms.js';
import { dividendPaymentNotes, dividendPaymentReadings } from './dividend-payment-readings.js';

/** Section 3(b): amount, payment, postponement, record date. */
export function dividendPayment(terms: CertificateTerms): Part {
  return {
    provisions: [
      periodicDividend({
        cite: '3(b)(i)',
        summary:
          'For each Dividend Period after the first a share has, if, as and when the Board or a committee declares it and out of what is legally available, a quarter of the rate on the Liquidation Amount in cash, and no more; for the first the days from the first issue through its last day, over 360. Parts of a period are counted by a year of 360 days in four quarters of 90. Dividends do not cumulate.',
        series: terms.series,
        on: terms.liquidationAmount,
        part: '1/4',
        year: '360',
        initial: { cite: '3(b)(ii)' },
        accrual: {
          reading: 'S7',
          options: { text: 'actual-days', practice: 'months-of-thirty' },
        },
        most: { reading: 'S8', options: { capped: 'a-whole-period', counted: 'as-counted' } },
        split: {
          reading: 'S9',
          options: {
            'seventy-two-and-eighteen': 'months-of-thirty',
            'actual-of-the-period': 'actual-days-of-the-period',
            'actual-over-ninety': 'actual-days',
          },
        },
        rounding: { reading: 'S23', options: { total: 'total', share: 'share' } },
        available: `what the law of ${terms.jurisdiction} makes legally available for dividends`,
      }),
      constant({
        cite: '3(b)',
        summary:
          'A dividend whose payment date is no Business Day is paid on the next one, and nothing accrues for the delay; dividends accrue from the first day of a period and are payable on the first day of the next.',
        values: { 'payment-on-a-day-without-business': 'the next Business Day, without more' },
      }),
      dividendRecordDate({
        cite: '3(b)',
        summary:
          'Dividends go to the holders of record of the fifteenth day before the payment date, or of another day that the Board or a committee fixes, no more than sixty and no less than ten days before it; it need not be a Business Day.',
        series: terms.series,
        within: '60',
        least: '10',
        otherwise: '15',
      }),
      constant({
        cite: '3(b)',
        summary:
          'Beyond the dividends of Section 3 that are declared the holders have none, in cash, securities or other property.',
        values: { 'further-dividends': 'none' },
      }),
    ],
    readings: dividendPaymentReadings,
    notes: dividendPaymentNotes,
  };
}
