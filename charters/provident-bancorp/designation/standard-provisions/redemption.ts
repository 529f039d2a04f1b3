import { retiredShares } from '@quorate/engine';
import type { Part } from '../part.js';
import type { CertificateTerms } from '../terms.js';

/** Section 5: redemption. */
export function redemption(terms: CertificateTerms): Part {
  return {
    provisions: [
      retiredShares({
        cite: '5(f)',
        summary:
          'Shares of the series that the issuer gets back are preferred stock again, authorised and not issued, and may be issued only as shares of another series.',
        series: terms.series,
        leaveTheSeries: true,
      }),
    ],
    readings: [],
    notes: [],
  };
}
