import type { NewEntry } from './new-entry.js';

/** Entries to be entered together: all of them, or none. */
export interface Appending {
  readonly corporation: string;
  /** The version of the journal that the writer saw: the number of its entries. */
  readonly expectedVersion: number;
  readonly entries: readonly NewEntry[];
  /** Made by the writer, once for this request: the same request sent again under it is answered as before, and nothing is written twice. */
  readonly idempotencyKey?: string;
}
