import type { Day } from '../exact/index.js';

/** What an entry rests on, as its writer says. `asserted` is a statement with nothing behind it, and answers say so. */
export const bases = ['certified-list', 'books', 'filing', 'party', 'court', 'stipulated', 'asserted'] as const;

export type Basis = (typeof bases)[number];

/** The paper behind an entry: its id, the hash of its bytes where kept, and the place in it. */
export interface Paper {
  readonly id: string;
  readonly hash?: string;
  readonly place?: string;
}

/**
 * What stands in an entry for the personal data that came with it and is kept elsewhere: whose it is, and a salted hash of it,
 * from which nothing can be told.
 */
export interface PersonalCommitment {
  readonly of: string;
  readonly hash: string;
}

/** Why an entry takes the place of an earlier one, which stays in the journal. */
export interface Supersedes {
  readonly entry: string;
  readonly because: 'clerical' | 'amended' | 'rebutted';
  readonly note: string;
}

/**
 * One fact as the journal holds it: what, from when, who entered it at which instant, on what basis.
 *
 * `on` is the day it took effect, `time` its order within that day where known, `enteredAt` the instant it was entered
 * (ISO 8601 in UTC, given by the caller), `sequence` its place in the corporation's journal, from 1.
 */
export interface Entry<T extends string = string, D = unknown> {
  readonly id: string;
  readonly corporation: string;
  readonly sequence: number;
  readonly type: T;
  readonly version: number;
  readonly on: Day;
  readonly time?: string;
  readonly enteredAt: string;
  /**
   * The instant since which it was known, as whoever entered it says, where that was before it was entered: a history that is entered
   * years later. What was known when goes by it.
   */
  readonly knownSince?: string;
  readonly by: string;
  /** Who accepted it, where it took a second person to enter it. */
  readonly acceptedBy?: string;
  readonly basis: Basis;
  readonly paper?: Paper;
  readonly personal?: PersonalCommitment;
  readonly data: D;
  readonly supersedes?: Supersedes;
}

/** An entry as it is written: scalars of `data` are text, the journal gives the sequence, no version means the newest. */
export interface EntryInput {
  readonly id: string;
  readonly corporation: string;
  readonly type: string;
  readonly version?: number;
  readonly on: string;
  readonly time?: string;
  readonly enteredAt: string;
  /**
   * The instant since which it was known, as whoever entered it says, where that was before it was entered: a history that is entered
   * years later. What was known when goes by it.
   */
  readonly knownSince?: string;
  readonly by: string;
  readonly acceptedBy?: string;
  readonly basis: string;
  readonly paper?: Paper;
  readonly personal?: PersonalCommitment;
  readonly data: unknown;
  readonly supersedes?: Supersedes;
}

/** The instant from which an entry counts as known. */
export function knownFrom({ enteredAt, knownSince }: Pick<Entry, 'enteredAt' | 'knownSince'>): string {
  return knownSince ?? enteredAt;
}
