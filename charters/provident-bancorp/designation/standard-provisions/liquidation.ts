import type { Part } from '../part.js';
import type { CertificateTerms } from '../terms.js';

/** Section 4: liquidation rights. */
export function liquidation(_terms: CertificateTerms): Part {
  return { provisions: [], readings: [], notes: [] };
}
