import type { Part } from '../part.js';
import type { CertificateTerms } from '../terms.js';

/** Sections 9 to 14: preemption, form changes, record holders, notices, replacement certificates, no other rights. */
export function closingProvisions(_terms: CertificateTerms): Part {
  return { provisions: [], readings: [], notes: [] };
}
