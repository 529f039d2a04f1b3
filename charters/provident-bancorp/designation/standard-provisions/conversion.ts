import type { Part } from '../part.js';
import type { CertificateTerms } from '../terms.js';

/** Section 6: no conversion. */
export function conversion(_terms: CertificateTerms): Part {
  return { provisions: [], readings: [], notes: [] };
}
