import type { Part } from '../part.js';
import type { CertificateTerms } from '../terms.js';

/** Section 3(d): what stands in the way of dividends on other stock. */
export function priorityOfDividends(_terms: CertificateTerms): Part {
  return { provisions: [], readings: [], notes: [] };
}
