import type { Disputed } from './cards-of-one-holder.js';
import { whole, type Row } from './duckdb.js';
import type { Receipt } from './receipt.js';

/** Why a line does not count that says how it votes, until the inspectors admit its card. */
export type WhySetAside = 'incomplete' | 'wrong-meeting' | 'late';

/** A line of a card, as its file has it. */
export interface LineOfCard extends Receipt {
  readonly card: string;
  readonly file: string;
  /** Of an election; absent where it is of all candidates alike. */
  readonly candidate?: string;
  readonly choice: string;
  readonly shares: bigint;
  readonly aside?: WhySetAside;
}

/** A holder of whose lines some are set aside: all of them are kept, for which of its cards count goes by which are admitted. */
export interface WithLines {
  readonly lines: readonly LineOfCard[];
}
export type DisputedWithAside = Omit<Disputed, 'cards'> & WithLines;

/** The lines of a holder, as rows of the scan have them. */
export function lineIn(row: Row, nameOf: (file: Row[string] | undefined) => string): LineOfCard {
  const { candidate, aside, received } = row;
  return {
    card: String(row['card']),
    file: nameOf(row['file']),
    ...(candidate === null || candidate === undefined ? undefined : { candidate: String(candidate) }),
    choice: String(row['choice']),
    shares: whole(row['shares']),
    received: received === null || received === undefined ? '' : String(received),
    line: whole(row['line']),
    ...(aside === null || aside === undefined ? undefined : { aside: aside as WhySetAside }),
  };
}
