import { periodicRate, reportedLending } from '@quorate/engine';
import type { Part } from '../part.js';
import type { CertificateTerms } from '../terms.js';
import { dividendRateNotes, dividendRateReadings } from './dividend-rate-readings.js';

/** Section 3(a): the Applicable Dividend Rate. */
export function dividendRate(terms: CertificateTerms): Part {
  return {
    provisions: [
      periodicRate({
        cite: '3(a)(i)',
        summary: `The Applicable Dividend Rate is ${terms.initialRate} in the initial period; in the second to tenth it is mixed of column A of the table on the Qualifying Portion and 5% on the rest, by the report on the period two before; from the eleventh until four and a half years after the first issue of column B and 5%, by the report on the ninth; and 9% from then on. While a certificate that the Definitive Agreement asks for is missing, lending counts as nothing in the mixed phases.`,
        series: terms.series,
        phases: [
          { cite: '3(a)(i)(1)', until: { throughPeriod: '1' }, rate: { stated: terms.initialRate } },
          {
            cite: '3(a)(i)(2)',
            until: { throughPeriod: '10' },
            rate: {
              column: 'A',
              reference: { periodsBefore: '2' },
              firstReference: {
                reading: 'S3',
                options: { 'initial-report': 'report-before-issue', none: 'none' },
              },
              outstanding: {
                reading: 'S4',
                options: {
                  determination: 'determination',
                  'first-day': 'first-day',
                  daily: 'every-day',
                },
              },
            },
          },
          {
            cite: '3(a)(i)(3)',
            until: { monthsAfterIssue: '54' },
            rate: {
              column: 'B',
              reference: { period: '9' },
              increase: { reading: 'S5', options: { ninth: 'reference', seventh: { periodsBefore: '2' } } },
              outstanding: 'end-of-reference',
              cure: {
                cite: '3(a)(i)(6)',
                late: { reading: 'S6', options: { curable: 'from-the-next-period', never: 'never' } },
              },
            },
          },
          { cite: '3(a)(i)(4)', rate: { stated: '9%' } },
        ],
        monthEnd: {
          reading: 'anniversary_month_end',
          options: { 'last-day': 'last-day', 'day-after': 'day-after' },
        },
        table: {
          cite: '3(a)(iii)',
          change: '3(a)(ii)',
          rows: [
            { notMoreThan: '0%', rates: { A: '5%', B: '7%' } },
            { lessThan: '2.5%', rates: { A: '5%', B: '5%' } },
            { lessThan: '5%', rates: { A: '4%', B: '4%' } },
            { lessThan: '7.5%', rates: { A: '3%', B: '3%' } },
            { lessThan: '10%', rates: { A: '2%', B: '2%' } },
            { rates: { A: '1%', B: '1%' } },
          ],
        },
        portion: {
          cite: '2(ll)',
          on: terms.liquidationAmount,
          beyond: { reading: 'S1', options: { clamped: 'clamped', literal: 'literal' } },
          noGrowth: { reading: 'S2', options: { whole: 'whole', literal: 'mixed' } },
          otherwise: '5%',
        },
        certificates: {
          cite: '3(a)(i)(7)',
          cured: { reading: 'S22', options: { 'day-of-cure': 'day-of-cure', 'next-period': 'next-period' } },
        },
      }),
      reportedLending({
        cite: '2(kk)',
        summary:
          'Qualified lending (QSBL) of a period is what its Supplemental Report shows as adjusted at the end of the quarter; it is nothing where a report due in the second to tenth period is not submitted by the sixtieth day of that period. It is compared with the Baseline of the Initial Supplemental Report; after a combination, or a purchase of loans or participations, with the adjusted baseline of the quarterly report.',
        series: terms.series,
        change: '3(a)(ii)',
        baseline: '2(f)',
        reset: { cite: '3(a)(iv)' },
        late: { cite: '3(a)(i)(5)', fromPeriod: '2', throughPeriod: '10', throughDay: '60' },
      }),
    ],
    readings: dividendRateReadings,
    notes: dividendRateNotes,
  };
}
