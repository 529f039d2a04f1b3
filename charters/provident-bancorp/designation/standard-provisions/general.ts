import type { Part } from '../part.js';
import type { CertificateTerms } from '../terms.js';

/** Section 1 of the Standard Provisions: general matters and rank. */
export function general(_terms: CertificateTerms): Part {
  return { provisions: [], readings: [], notes: [] };
}
