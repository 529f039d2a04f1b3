import type { AnyEntry, EntryTypeName } from './entry-types.js';

/** The types of entry that change the register. */
export const registerTypes: readonly EntryTypeName[] = [
  'opening-register',
  'shares-issued',
  'shares-transferred',
  'treasury-shares-transferred',
  'shares-reacquired',
  'shares-retired',
  'fractions-cashed',
  'shares-split',
  'share-distribution',
];

const all: ReadonlySet<string> = new Set(registerTypes);

/** Whether an entry changes the register. */
export function isOfRegister(entry: AnyEntry): boolean {
  return all.has(entry.type);
}
