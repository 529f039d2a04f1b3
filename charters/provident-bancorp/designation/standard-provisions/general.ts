import { constant } from '@quorate/engine';
import type { Part } from '../part.js';
import type { CertificateTerms } from '../terms.js';

/** Section 1 of the Standard Provisions: general matters and rank. */
export function general(_terms: CertificateTerms): Part {
  return {
    provisions: [
      constant({
        cite: '1',
        summary:
          'All shares of the series are alike. It is perpetual, but for redemption under Section 5. It ranks equally with Parity Stock, and before Junior Stock in dividends and in a liquidation.',
        values: {
          duration: 'perpetual, but for redemption under Section 5',
          rank: 'equal to Parity Stock, before Junior Stock, in dividends and in a liquidation',
        },
      }),
    ],
    readings: [],
    notes: [],
  };
}
