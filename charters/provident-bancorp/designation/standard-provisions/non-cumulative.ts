import { constant, dividendPaperDuty } from '@quorate/engine';
import type { Part } from '../part.js';
import type { CertificateTerms } from '../terms.js';

/** Section 3(c): dividends that are not declared are lost; the notice of the officers. */
export function nonCumulative(terms: CertificateTerms): Part {
  return {
    provisions: [
      constant({
        cite: '3(c)(i)',
        summary:
          'Dividends do not cumulate: where the Board or a committee declares none for a Dividend Period, the holders have no right to one for it, and the Issuer need not pay it, whatever is declared for later periods.',
        values: { 'dividend-not-declared': 'lost for that period' },
      }),
      dividendPaperDuty({
        cite: '3(c)(ii)',
        summary:
          'For a Dividend Period for which none is declared the Issuer delivers to the holders, within five calendar days, a written notice with the reasons of the Board, signed by its Chief Executive Officer and its Chief Financial Officer.',
        series: terms.series,
        paper: 'reasons-notice',
        says: 'the notice why no dividend was declared',
        upon: { is: 'not-declared' },
        within: '5',
        clock: { reading: 'S19', options: { scheduled: 'scheduled', postponed: 'payable' } },
        who: 'the corporation, over the signatures of its Chief Executive Officer and its Chief Financial Officer',
        signed: { offices: ['Chief Executive Officer', 'Chief Financial Officer'] },
      }),
    ],
    readings: [
      {
        id: 'S19',
        cite: '3(c)(ii)',
        asks: 'Within five calendar days of what must the holders have the notice why no dividend was declared?',
        options: {
          scheduled: 'Of the Dividend Payment Date as the text fixes it.',
          postponed: 'Of the day to which the payment would be postponed where that date is no Business Day.',
        },
        adopted: 'scheduled',
        because:
          'By the payment date it is certain that none was declared in time, and that date is never adjusted; nothing is paid that could be postponed.',
      },
    ],
    notes: [
      {
        cite: '3(c)(ii)',
        slip: 'It says within five calendar days, and not of what.',
        readAs: 'See the reading S19.',
      },
    ],
  };
}
