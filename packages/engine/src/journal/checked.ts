import type { Accounts } from './accounts/index.js';
import type { AnyEntry, EntryTypeName } from './entry-types.js';

/** An entry of the batch, with its index in it. */
export interface Given {
  readonly entry: AnyEntry;
  readonly index: number;
}

/** The journal whose register is checked: the entries of the batch are in it already. */
export interface Checked {
  /** The register as the standing entries up to a place in the journal made it. */
  readonly accounts: (through: number) => Accounts;
  /** The standing entries of some types that are dated before a place in time. */
  readonly live: (types: readonly EntryTypeName[], before?: number) => Iterable<AnyEntry>;
  /** The number of entries that were there before the first that is checked. */
  readonly before: number;
}
