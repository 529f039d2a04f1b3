import type { Part } from '../part.js';
import type { CertificateTerms } from '../terms.js';

/** Section 7(d) to (f): consents of the series. */
export function classConsents(_terms: CertificateTerms): Part {
  return { provisions: [], readings: [], notes: [] };
}
