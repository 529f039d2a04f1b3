import type { Day, InstrumentChoice } from '@quorate/engine';
import type { NewEntry } from '@quorate/store';
import type { RegisterWanted } from '../books/register.js';

/** Entries to be supposed on top of a journal for one question. */
export interface Supposition {
  /** Not to be guessed: answers under it are kept for those alone who can name it. */
  readonly id: string;
  readonly entries: readonly NewEntry[];
  /** The instant at which they are supposed, in UTC. */
  readonly at: string;
}

/** How a corporation is opened for a question. */
export interface Opening {
  readonly instruments: readonly InstrumentChoice[];
  readonly readings: Readonly<Record<string, string>>;
  readonly strict: boolean;
  readonly knownAt?: string | undefined;
  /** Another charter than its own, for comparison. */
  readonly charter?: string;
  /** Entries on top of its journal, as if they had been entered. */
  readonly supposed?: Supposition;
}

/** A question as it is put over HTTP. */
export interface Asked extends Opening {
  readonly question: string;
  readonly asOf: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly sensitivity: 'none' | 'single' | 'pairs';
}

/** What the books are asked for without a question: an overview of a day, or the register of a class. */
export type BooksWanted =
  | { readonly part: 'overview'; readonly asOf: Day }
  | (RegisterWanted & { readonly part: 'register' });

/** The books of a corporation, as they are asked for over HTTP. */
export interface BooksAsked extends Opening {
  readonly books: BooksWanted;
}
