import type { Part } from '../part.js';
import type { CertificateTerms } from '../terms.js';

/** Section 7(a) and (b): no votes but these; the observer. */
export function observer(_terms: CertificateTerms): Part {
  return { provisions: [], readings: [], notes: [] };
}
