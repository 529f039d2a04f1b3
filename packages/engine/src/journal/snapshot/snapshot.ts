import type { Cells } from '../columns/column.js';
import { entryTypes } from '../registry.js';
import { idHash } from './id-hash.js';

/**
 * What a journal came to: columns of numbers, and words that no column holds. Books are posted from it, and further entries
 * judged, without its entries having been read. It is derived from the journal and says nothing that the journal does not; the
 * same entries always give the same snapshot, however they were entered. The texts of the entries are kept beside it.
 */
export interface Snapshot {
  /** JSON. */
  readonly words: string;
  readonly columns: Readonly<Record<string, Cells>>;
}

/** How snapshots are made: one of another format is not read. Change the number whenever columns come to mean something else. */
export const snapshotFormat = `2-${idHash(entryTypes.map(({ type, version }) => `${type} ${version}`).join()).toString(16)}`;

/** What the words of a snapshot say. */
export interface Words {
  readonly format: string;
  readonly corporation: string;
  readonly formed: string | null;
  readonly length: number;
  readonly inOrderOfEntry: boolean;
  /** The ids of persons and things, by number. */
  readonly names: readonly string[];
  /** The classes of the register, by number. */
  readonly classes: readonly string[];
  /** Changes of accounts that no double holds: the row, and the shares as `toWire` writes them. */
  readonly others: readonly (readonly [row: number, shares: string])[];
  /** What changed more than one account at once. */
  readonly whole: readonly WholeInWords[];
}

/** A posting that is no change of one account, in words. */
export type WholeInWords =
  | { readonly sequence: number; readonly opened: true }
  | { readonly sequence: number; readonly split: number; readonly becomes: string }
  | {
      readonly sequence: number;
      readonly distributed: number;
      readonly on: number;
      readonly perShare: string;
      readonly heldOn: string;
    };
