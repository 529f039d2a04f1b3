import { z } from 'zod';
import type { Head } from '../chain/stored-entry.js';
import type { Tables } from '../database/tables.js';

/** A row of a table, by its columns. */
export type Row = Readonly<Record<string, unknown>>;

/** A table whose rows stand in a backup, a line for each. */
export interface BackedUpTable {
  readonly table: keyof Tables;
  /** The columns that tell its rows apart; of a corporation's tables, those after the corporation. */
  readonly key: readonly string[];
  /** A row as a line has it, and back. */
  readonly row: z.ZodType<Row>;
  /** How many rows are read and written together. */
  readonly portion: number;
  /**
   * The row as it was when the journal had this head, which is the one in the backup; nothing where it was not there then,
   * or is not backed up.
   */
  readonly at: (row: Row, head: Head) => Row | undefined;
  /** Where the bytes of each row stand, in rows whose key begins with its own; they follow it in a backup. */
  readonly pieces?: BackedUpTable;
}

/** What of a table is its own; the rest has a default. */
interface Described<T> {
  readonly key: readonly (keyof T & string)[];
  readonly row: z.ZodType<T>;
  readonly portion?: number;
  readonly at?: (row: T, head: Head) => T | undefined;
  readonly pieces?: BackedUpTable;
}

/** Describes how a table is backed up: every row as it is, unless it says otherwise. */
export function backedUpTable<N extends keyof Tables>(table: N, described: Described<Tables[N]>): BackedUpTable {
  const { key, row, portion = 200, at = asItIs, ...pieces } = described;
  // Rows of all tables go the same way; the schema tells one that is not of this table.
  return { table, key, portion, ...pieces, ...({ row, at } as unknown as Pick<BackedUpTable, 'row' | 'at'>) };
}

/** Bytes, which a line has in base64. */
export const bytes = z.codec(z.base64(), z.instanceof(Uint8Array), {
  decode: (text) => new Uint8Array(Buffer.from(text, 'base64')),
  encode: (content) => Buffer.from(content).toString('base64'),
});

function asItIs<T>(row: T): T {
  return row;
}
