import { groupedBy, quantity, type Quantity } from '@quorate/engine';
import { edgesIn } from './chain.js';
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

/** Whose lines some are, on what matter or in what election, and where it stands. */
export interface HolderOnMatter {
  readonly matter: string;
  readonly class: string;
  readonly holder: string;
  /** The holder of record: itself, or who stands at the top of its chain. */
  readonly record: string;
  /** The positions above its own of which more was passed down than they have, by their numbers. */
  readonly above: readonly number[];
  /** What of its position is not passed down. */
  readonly held: Quantity<'shares'>;
  readonly isIntermediary: boolean;
}

/** A holder with all its lines on a matter: which of its cards count goes by which are admitted. */
export interface HolderWithLines extends HolderOnMatter {
  readonly lines: readonly LineOfCard[];
}

export function holderIn(row: Row): HolderOnMatter {
  return {
    matter: String(row['matter']),
    class: String(row['class']),
    holder: String(row['holder']),
    record: String(row['record'] ?? row['holder']),
    above: edgesIn(row['above']),
    held: quantity('shares', whole(row['held'])),
    isIntermediary: row['intermediary'] === true,
  };
}

function lineIn(row: Row, nameOf: (file: Row[string] | undefined) => string): LineOfCard {
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

/** The holders of rows, each of a line of theirs. */
export function holdersIn(
  rows: readonly Row[],
  nameOf: (file: Row[string] | undefined) => string,
): readonly HolderWithLines[] {
  const holders = groupedBy(rows, ({ matter, class: className, holder }) =>
    JSON.stringify([matter, className, holder]),
  );
  return Array.from(holders.values(), (own) => ({
    ...holderIn(own[0]!),
    lines: own.map((row) => lineIn(row, nameOf)),
  }));
}
