import type { Part } from '../part.js';
import type { CertificateTerms } from '../terms.js';

/** Section 2: definitions that hold in this certificate alone. */
export function definitions(_terms: CertificateTerms): Part {
  return { provisions: [], readings: [], notes: [] };
}
