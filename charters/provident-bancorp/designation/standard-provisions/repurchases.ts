import type { Part } from '../part.js';
import type { CertificateTerms } from '../terms.js';

/** Section 8: repurchases. */
export function repurchases(_terms: CertificateTerms): Part {
  return { provisions: [], readings: [], notes: [] };
}
