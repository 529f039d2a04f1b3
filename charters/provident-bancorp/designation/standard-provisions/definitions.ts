import { businessDays, constant, dividendPeriods } from '@quorate/engine';
import type { Part } from '../part.js';
import { definitionsInWords } from './definitions-in-words.js';
import type { CertificateTerms } from '../terms.js';
import { districtOfColumbia, federalReserve } from './holidays.js';

/** Section 2: definitions that hold in this certificate alone. */
export function definitions(terms: CertificateTerms): Part {
  return {
    provisions: [
      businessDays({
        cite: '2(h)',
        summary:
          'A Business Day is any day but Saturday, Sunday and one on which banks in the State of New York or in the District of Columbia generally may or must close.',
        weekend: ['saturday', 'sunday'],
        from: '2005',
        calendar: { reading: 'S27', options: { 'federal-reserve': federalReserve, district: districtOfColumbia } },
      }),
      dividendPeriods({
        cite: '2(q)',
        summary:
          'Payment dates are 1 January, 1 April, 1 July and 1 October; a Dividend Period runs from one until the next, the initial one from the first issue of shares.',
        series: terms.series,
        on: ['01-01', '04-01', '07-01', '10-01'],
        firstPayment: { cite: '3(b)(ii)', daysAfterIssue: '20' },
        grace: {
          cite: '7(b)',
          businessDays: '5',
          from: { reading: 'S24', options: { scheduled: 'scheduled', postponed: 'payable' } },
        },
      }),
      ...definitionsInWords,
      constant({
        cite: '2(cc)',
        summary: `The Original Issue Date is the day on which shares of the series were first issued, which the register tells: ${terms.originalIssueDate}.`,
        values: { 'original-issue-date': terms.originalIssueDate },
      }),
    ],
    readings: [
      {
        id: 'S27',
        cite: '2(h)',
        asks: 'Which holidays are those on which banks in New York or the District of Columbia may generally close: where one falls on a Saturday, is the Friday before one too?',
        options: {
          'federal-reserve':
            'Those of the Federal Reserve Banks: a holiday on a Saturday is not moved, and the Friday is a Business Day.',
          district:
            'Those of the law of the District of Columbia: a holiday on a Saturday is kept on the Friday, and Emancipation Day and Inauguration Day are holidays.',
        },
        adopted: 'federal-reserve',
        because: 'Banks there generally keep the days of the Federal Reserve Banks, and payments were made by them.',
      },
      {
        id: 'S24',
        cite: '7(b)',
        asks: 'Where the payment date is no Business Day, do the five Business Days of grace run from that date, or from the day to which the payment is postponed?',
        options: {
          scheduled: 'From the payment date as the text fixes it.',
          postponed: 'From the day to which the payment is postponed.',
        },
        adopted: 'scheduled',
        because:
          'The grace is counted from the Dividend Payment Date, and that is defined without regard to Business Days.',
      },
    ],
    notes: [
      {
        cite: '2(ss)',
        slip: 'Voting Parity Stock, and Private Capital, are defined, and no sentence uses them.',
        readAs: 'They have no effect.',
      },
      {
        cite: '2(mm)',
        slip: 'The Office of Thrift Supervision, with which savings and loan holding companies were to be registered, had ended in July 2011.',
        readAs: 'Its successor, the Federal Reserve.',
      },
      {
        cite: '2(u)',
        slip: 'Holding Company Preferred Stock is sent to Section 7(c)(v), which there is not.',
        readAs: 'Section 7(d)(v).',
      },
    ],
  };
}
