import type { Part } from '../part.js';
import type { CertificateTerms } from '../terms.js';

/** Section 3(e): the lending incentive fee, where the certificate has dates for it. */
export function lendingIncentiveFee(_terms: CertificateTerms): Part {
  return { provisions: [], readings: [], notes: [] };
}
