import type { InventedCompany } from '../../invented/beginning.js';
import { inventedPersons, type InventedPerson } from '../../invented/names.js';

/** Directors, holders since the conversion, holders who came later, and the man of the acquirer. */
export const everybody = inventedPersons(0, 330);
export const directors = everybody.slice(0, 9);
export const firstHolders = everybody.slice(0, 240);
export const newcomers = everybody.slice(240, 329);
export const harborsMan = everybody.at(-1) as InventedPerson;

export const harbor = 'harbor-point';
export const fund = 'harbor-point-fund';
export const broker = 'beacon-quay';

export const companies: readonly InventedCompany[] = [
  { id: harbor, name: 'Harbor Point Holdings, Inc. (invented)', kind: 'corporation' },
  { id: fund, name: 'Harbor Point Fund, L.P. (invented)', kind: 'partnership' },
  { id: broker, name: 'Beacon Quay Brokerage, Inc. (invented)', kind: 'corporation' },
];
