import { bylaws } from './bylaws.js';
import { charter } from './charter.js';
import { connecticutLaw } from './law.js';

export { bylaws, charter, connecticutLaw };

/** NSS Bancorp, Inc., of Connecticut: its governing instruments as data. */
export const nssBancorp = {
  id: 'nss-bancorp',
  name: 'NSS Bancorp, Inc.',
  formed: '1997-05-20',
  charter,
  bylaws,
  law: [connecticutLaw],
} as const;
