import { bylaws } from './bylaws.js';
import { charter } from './charter.js';
import { massachusettsLaw } from './law.js';

export { bylaws, charter, massachusettsLaw };

/** Provident Bancorp, Inc., of Massachusetts: its governing instruments as data. */
export const providentBancorp = {
  id: 'provident-bancorp',
  name: 'Provident Bancorp, Inc.',
  formed: '2011-09-01',
  charter,
  bylaws,
  law: [massachusettsLaw],
} as const;
