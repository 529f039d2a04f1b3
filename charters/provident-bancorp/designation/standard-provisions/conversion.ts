import { constant } from '@quorate/engine';
import type { Part } from '../part.js';
import type { CertificateTerms } from '../terms.js';

/** Section 6: no conversion. */
export function conversion(_terms: CertificateTerms): Part {
  return {
    provisions: [
      constant({
        cite: '6',
        summary: 'Holders have no right to exchange shares of the series for other securities, or to convert them.',
        values: { 'conversion-by-holders': 'none' },
      }),
    ],
    readings: [],
    notes: [],
  };
}
