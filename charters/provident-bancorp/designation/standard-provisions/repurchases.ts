import { seriesRestriction } from '@quorate/engine';
import type { Part } from '../part.js';
import type { CertificateTerms } from '../terms.js';
import { lateDividend } from './missed-dividends.js';
import { repurchaseNotes, repurchaseReadings } from './repurchases-readings.js';

/** Whether a dividend paid in part is a missed one where the text does not say “in full”. */
const inPart = { reading: 'S17', options: { failure: 'missed', literal: 'paid' } } as const;

/** Section 8: repurchases. */
export function repurchases({ series, signingDate }: CertificateTerms): Part {
  const own = {
    reading: 'S18',
    options: { literal: 'reached', 'in-part-only': 'in-part-only', 'not-reached': 'not-reached' },
  } as const;
  return {
    provisions: [
      seriesRestriction({
        cite: '8(a)(i)',
        summary:
          'So long as a share is outstanding, the Issuer may buy back or redeem Capital Stock, subject to (b) and (c), only if Tier 1 capital after that is at least the Tier 1 Dividend Threshold,',
        series,
        restricts: 'repurchases',
        own,
        while: { is: 'capital-short' },
      }),
      seriesRestriction({
        cite: '8(a)(ii)',
        summary:
          'and only if the dividends of the series for the last completed Dividend Period have been declared and paid, or are at the same time, or have been declared and enough is set aside for the holders of the record date.',
        series,
        restricts: 'repurchases',
        own,
        while: {
          is: 'last-period-unpaid',
          setAside: true,
          inPart,
          notYetPayable: { reading: 'S21', options: { blocked: 'unpaid', 'not-tested': 'not-tested' } },
        },
      }),
      seriesRestriction({
        cite: '8(b)',
        summary:
          'Where a dividend is not declared and paid for a Dividend Period, neither the Issuer nor a subsidiary redeems, buys or gets, from the last day of that period through the last day of the third after it, common stock, Junior Stock, Parity Stock or other equity of the Issuer or of a subsidiary, or trust preferred securities of the Issuer or an Affiliate; six sorts of dealings are excepted: in the series itself, for plans of employees, for others of record, exchanges agreed before, what is held within the group, and equity of subsidiaries agreed before.',
        series,
        restricts: 'acquisitions',
        own: 'reached',
        while: {
          is: 'after-missed-period',
          through: '3',
          lastDay: { reading: 'S10', options: { restricted: 'barred', free: 'free' } },
          late: lateDividend,
          inPart,
        },
        except: [
          { is: 'of-the-series', cite: '8(b)(i)' },
          { is: 'for-employee-plan', cite: '8(b)(ii)', since: signingDate },
          { is: 'held-for-others', cite: '8(b)(iii)' },
          { is: 'agreed-exchange', cite: '8(b)(iv)', before: signingDate, into: 'common' },
          { is: 'held-within-group', cite: '8(b)(v)' },
          {
            is: 'agreed-for-subsidiary',
            cite: '8(b)(vi)',
            before: signingDate,
            program: 'the Capital Purchase Program',
          },
        ],
      }),
      seriesRestriction({
        cite: '8(c)',
        summary:
          'After the tenth anniversary of the Signing Date, while the Issuer is not Publicly-Traded and a share is outstanding, neither it nor a subsidiary gets common stock, Junior Stock or Parity Stock for consideration, directly or indirectly.',
        series,
        restricts: 'acquisitions-for-value',
        while: { is: 'not-publicly-traded', from: signingDate, years: '10' },
      }),
    ],
    readings: repurchaseReadings,
    notes: repurchaseNotes,
  };
}
