import { bylaws } from './bylaws.js';
import { charter } from './charter.js';
import { newYorkLaw } from './law.js';

export { bylaws, charter, newYorkLaw };

/** Peoples Bankcorp, Inc., of New York: its governing instruments as data. */
export const peoplesBankcorp = {
  id: 'peoples-bankcorp',
  name: 'Peoples Bankcorp, Inc.',
  formed: '1998-09-01',
  charter,
  bylaws,
  law: [newYorkLaw],
} as const;
