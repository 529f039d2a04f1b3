import type { Part } from './part.js';
import type { CertificateTerms } from './terms.js';

/** The certificate itself, Parts 1 to 4: designation, number, its own definitions, votes. */
export function certificate(_terms: CertificateTerms): Part {
  return { provisions: [], readings: [], notes: [] };
}
