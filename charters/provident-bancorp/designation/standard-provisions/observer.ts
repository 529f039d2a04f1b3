import { constant, missedDividendRight } from '@quorate/engine';
import type { Part } from '../part.js';
import type { CertificateTerms } from '../terms.js';
import { endsAndRevests } from './ends-and-revests.js';

/** Section 7(a) and (b): no votes but these; the observer. */
export function observer({ series }: CertificateTerms): Part {
  return {
    provisions: [
      constant({
        cite: '7(a)',
        summary: 'The series votes only as Section 7 has it, and as law requires.',
        values: { 'votes-of-the-series': 'none but those of Section 7 and of law' },
      }),
      missedDividendRight({
        cite: '7(b)',
        summary:
          'Whenever dividends have not been declared and paid in full within five Business Days after their payment date for five Dividend Periods in all, in a row or not, the Issuer invites a representative, selected by the holders of a majority of the outstanding shares as one class, to all meetings of its Board as an observer without a vote, with copies of everything it gives directors for them. Holders need not select one, nor need the representative come. The right ends when full dividends have been timely paid for at least four periods in a row, and comes again with every later default of that kind.',
        series,
        right: 'observer',
        gives: 'an observer at the meetings of the board',
        periods: '5',
        ...endsAndRevests,
        fraction: { majority: true },
      }),
    ],
    readings: [
      {
        id: 'S13',
        cite: '7(b)',
        asks: 'Full dividends timely paid for four periods in a row end the rights: is one timely that was paid in the five Business Days of grace?',
        options: {
          grace: 'It is: what is paid within the five Business Days is no default.',
          'due-date': 'It is not: it must be paid on the day on which it is payable.',
        },
        adopted: 'grace',
        because: 'The same sentence measures a default by those five days, and gives no other measure of time.',
      },
      {
        id: 'S12',
        cite: '7(b)',
        asks: 'The right has ended after four periods: what brings it back?',
        options: {
          'any-default':
            'Any one further default, the aggregate since the issue of the shares still being five (or six) or more.',
          'fresh-count': 'Only five (or six) further defaults, counted from when it ended.',
        },
        adopted: 'any-default',
        because: 'It revests in the event of each and every subsequent default, and the aggregate is never set back.',
      },
    ],
    notes: [],
  };
}
