import type { CaseProblem, CharterSet, Problem } from '@quorate/engine';
import type { SharedSnapshot } from '@quorate/store';
import type { DescribedCharter } from '../instruments/described-charter.js';
import type { ReadingElsewhere } from '../known-charters.js';
import type { Asked, BooksAsked, Judging } from './asked.js';
import type { Described } from './described.js';
import type { LookingInPaper } from './words-in-paper.js';

/** What a thread is started with. */
export interface ThreadData {
  readonly charters: readonly CharterSet[];
}

/** One question for a thread, with what it does not know of the journal yet. */
export interface Job {
  readonly corporation: { readonly id: string; readonly formed?: string | undefined; readonly charter: string };
  /** The hash of the last entry. */
  readonly hash: string;
  /** Whether the thread goes on from the journal that it has; otherwise from that of the snapshot, or from an empty one. */
  readonly goesOn: boolean;
  /** Shared with the thread, not copied. */
  readonly snapshot?: SharedSnapshot | undefined;
  /** Entries as they are kept, in the order entered: the last of them, where others were sent before. */
  readonly entries: readonly string[];
  /** How many entries the journal has that is asked about, where the thread has read more of them by now. */
  readonly through?: number | undefined;
  readonly asked: Asked | BooksAsked | Judging;
  /** The charter, where it was uploaded and the thread does not know it yet. */
  readonly set?: CharterSet | undefined;
  /** Whether the thread first drops every uploaded charter that it knows. */
  readonly dropsCharters: boolean;
  /** Corporations of which the thread keeps nothing any longer. */
  readonly drop: readonly string[];
}

/** Entries that go before those of the job that follows: many are sent some at a time, for each is copied where others wait. */
export interface Ahead {
  readonly ahead: readonly string[];
}

/** A charter file for a thread to read. */
export interface Reading {
  readonly reading: Parameters<ReadingElsewhere>[0];
}

/** What is the same for everybody, for a thread to write out. */
export interface Describing {
  readonly describing: Described;
}

/** A paper for a thread to look for words in. */
export interface Looking {
  readonly looking: LookingInPaper;
}

/** The journal cannot be read on from the snapshot: it is read from its first entry then. */
export class SnapshotMisfitError extends Error {
  constructor() {
    super('The journal cannot be read on from its snapshot.');
    this.name = new.target.name;
  }
}

/** What a thread says: first that it has begun, then that the journal is read, or what came of the question. */
export type Said =
  | { readonly sort: 'begun' }
  | { readonly sort: 'read' }
  | ((
      | { readonly sort: 'answered'; readonly answer: string }
      | {
          readonly sort: 'charter';
          readonly set: CharterSet;
          /** Nothing, where it can be read and not used. */
          readonly description: DescribedCharter | undefined;
        }
      | { readonly sort: 'misread'; readonly mistakes: readonly CaseProblem[] }
      | { readonly sort: 'refused'; readonly problems: readonly Problem[] }
      | { readonly sort: 'failed'; readonly name: string; readonly message: string; readonly stack: string }
    ) & {
      /** Whether it comes near the end of its memory: it is ended then, and another begins with nothing remembered. */
      readonly isFull: boolean;
    });
