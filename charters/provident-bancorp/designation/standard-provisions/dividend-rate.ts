import type { Part } from '../part.js';
import type { CertificateTerms } from '../terms.js';

/** Section 3(a): the Applicable Dividend Rate. */
export function dividendRate(_terms: CertificateTerms): Part {
  return { provisions: [], readings: [], notes: [] };
}
