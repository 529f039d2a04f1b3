import type { Part } from '../part.js';
import type { CertificateTerms } from '../terms.js';

/** Section 3(c): dividends that are not declared are lost; the notice of the officers. */
export function nonCumulative(_terms: CertificateTerms): Part {
  return { provisions: [], readings: [], notes: [] };
}
