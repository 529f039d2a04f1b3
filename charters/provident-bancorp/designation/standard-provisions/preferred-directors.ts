import { missedDividendRight } from '@quorate/engine';
import type { Part } from '../part.js';
import type { CertificateTerms } from '../terms.js';
import { endsAndRevests } from './ends-and-revests.js';

/** Section 7(c): directors whom the series elects. */
export function preferredDirectors({ liquidationAmount, series }: CertificateTerms): Part {
  return {
    provisions: [
      missedDividendRight({
        cite: '7(c)',
        summary:
          'Whenever dividends have not been declared and paid in full within five Business Days after their payment date for six Dividend Periods in all, in a row or not, and the aggregate liquidation preference of the outstanding shares is at least $25,000,000, the authorised number of directors grows by two by itself, and the holders of the series, as one class, may elect two Preferred Directors to these seats at the next annual meeting, or, if that is not yet scheduled or is more than thirty days later, at a special meeting that the President promptly calls, and at each annual meeting after it, until full dividends have been timely paid for at least four periods in a row; the right comes again with every later default of that kind. Nobody is qualified whose election would make the Issuer break a rule of an exchange that a majority of directors be independent. When the right ends the Preferred Directors are no longer qualified, their terms end at once, and the authorised number falls by the number of them elected. Only the holders of a majority of the outstanding shares remove a Preferred Director, with or without cause, and fill that vacancy; for any other vacancy they may choose a successor for the rest of the term.',
        series,
        right: 'preferred-directors',
        gives: 'two directors elected by the series alone',
        periods: '6',
        ...endsAndRevests,
        preference: {
          atLeast: '$25,000,000',
          on: liquidationAmount,
          counted: { reading: 'S16', options: { amount: 'amount', 'with-accrued': 'with-accrued' } },
        },
        fraction: { majority: true },
        directors: {
          number: '2',
          fallsBy: 'those-elected',
          annualMeetingWithin: '30',
          calledBy: 'the President',
          vacancy: '7(c)',
        },
      }),
    ],
    readings: [],
    notes: [
      {
        cite: '7(c)',
        slip: 'The number of directors grows by two, and falls by the number of Preferred Directors elected, who may be fewer.',
        readAs: 'As written: a seat to which nobody was elected stays when the right ends.',
      },
      {
        cite: '7(c)',
        slip: 'Nothing is said of a preference that falls below $25,000,000 once the directors are there.',
        readAs: 'It is looked at when the right would come, and a later fall does not end it.',
      },
      {
        cite: '7(c)',
        slip: 'The President of the Company is to call the meeting, where the rest speaks of the Issuer.',
        readAs: 'The President of the Issuer.',
      },
    ],
  };
}
