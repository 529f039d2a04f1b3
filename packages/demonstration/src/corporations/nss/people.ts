import type { InventedCompany } from '../../invented/beginning.js';
import { inventedPersons } from '../../invented/names.js';

/** Directors, holders since the first issue, and holders who came later. */
export const everybody = inventedPersons(330, 330);
export const directors = everybody.slice(0, 9);
export const firstHolders = everybody.slice(0, 250);
export const newcomers = everybody.slice(250);

export const granite = 'granite-ridge';

export const companies: readonly InventedCompany[] = [
  { id: granite, name: 'Granite Ridge Capital, Inc. (invented)', kind: 'corporation' },
];
