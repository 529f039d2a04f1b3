import type { Part } from '../part.js';
import type { CertificateTerms } from '../terms.js';

/** Section 7(c): the Preferred Directors. */
export function preferredDirectors(_terms: CertificateTerms): Part {
  return { provisions: [], readings: [], notes: [] };
}
