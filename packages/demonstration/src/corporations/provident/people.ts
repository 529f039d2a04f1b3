import type { InventedCompany } from '../../invented/beginning.js';
import { inventedPersons } from '../../invented/names.js';

/** Directors, holders since the first issue, and holders who came later. */
export const everybody = inventedPersons(660, 330);
export const directors = everybody.slice(0, 9);
export const firstHolders = everybody.slice(0, 260);
export const newcomers = everybody.slice(260);

export const treasury = 'united-states-treasury';

export const companies: readonly InventedCompany[] = [
  { id: treasury, name: 'United States Department of the Treasury', kind: 'other' },
];
