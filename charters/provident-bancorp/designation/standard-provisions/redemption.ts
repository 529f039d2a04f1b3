import type { Part } from '../part.js';
import type { CertificateTerms } from '../terms.js';

/** Section 5: redemption. */
export function redemption(_terms: CertificateTerms): Part {
  return { provisions: [], readings: [], notes: [] };
}
