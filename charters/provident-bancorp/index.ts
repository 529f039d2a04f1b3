import { bylaws } from './bylaws.js';
import { charter } from './charter.js';
import { certificateOfDesignation } from './designation/certificate-of-designation.js';
import { providentTerms } from './designation/terms.js';
import { massachusettsLaw } from './law.js';

/** Appendix B: the certificate of designation of Series A. */
export const seriesA = certificateOfDesignation(providentTerms);

export { bylaws, certificateOfDesignation, charter, massachusettsLaw, providentTerms };
export type { CertificateTerms } from './designation/terms.js';

/** Provident Bancorp, Inc., of Massachusetts: its governing instruments as data. */
export const providentBancorp = {
  id: 'provident-bancorp',
  name: 'Provident Bancorp, Inc.',
  formed: '2011-09-01',
  charter,
  designations: [seriesA],
  bylaws,
  law: [massachusettsLaw],
} as const;
