import type { Part } from '../part.js';
import type { CertificateTerms } from '../terms.js';

/** Section 3(b): amount, payment, postponement, record date. */
export function dividendPayment(_terms: CertificateTerms): Part {
  return { provisions: [], readings: [], notes: [] };
}
