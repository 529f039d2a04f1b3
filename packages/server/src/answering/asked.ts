import type { Writing } from '@quorate/documents';
import type { Day, InstrumentChoice, Journal, Opening as EngineOpening, Sensitivity } from '@quorate/engine';
import type { CharterType, NewEntry } from '@quorate/store';
import { withheldFrom } from '../access/interim.js';
import type { SearchWanted } from '../books/found.js';
import type { RegisterWanted } from '../books/register.js';

/** Entries to be supposed on top of a journal for one question. */
export interface Supposition {
  /** Not to be guessed: answers under it are kept for those alone who can name it. */
  readonly id: string;
  readonly entries: readonly NewEntry[];
  /** The instant at which they are supposed, in UTC. */
  readonly at: string;
}

/** A charter file that is tried before it is kept. */
export interface TriedCharter {
  readonly text: string;
  readonly mediaType: CharterType;
  /** On the books of the corporation, or on books without an entry. */
  readonly books: 'kept' | 'none';
}

/** How a corporation is opened for a question. */
export interface Opening {
  readonly instruments: readonly InstrumentChoice[];
  readonly readings: Readonly<Record<string, string>>;
  readonly strict: boolean;
  readonly knownAt?: string | undefined;
  /** Whether whoever asks may see how was voted before the polls close. */
  readonly seesInterim: boolean;
  /** Another charter than its own, for comparison. */
  readonly charter?: string;
  /** A charter file in the place of its own. */
  readonly tried?: TriedCharter;
  /** Entries on top of its journal, as if they had been entered. */
  readonly supposed?: Supposition;
}

/**
 * The same for the engine. Two charters that are compared have readings each of its own.
 * @param journal as it is kept: what is only supposed opens no counts
 */
export function asOpened(opening: Opening, journal: Journal): EngineOpening {
  const { instruments, readings, strict, knownAt, charter } = opening;
  const withheld = withheldFrom(journal, opening);
  return { instruments, readings, strict, knownAt, isCompared: charter !== undefined, withheld };
}

/** A question as it is put over HTTP. */
export interface Asked extends Opening {
  readonly question: string;
  readonly asOf: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly sensitivity: Sensitivity;
  /** How much of the reasons is told, in lines; the whole graph of them where it is left out. */
  readonly layer?: 'sentence' | 'memorandum' | 'proof' | undefined;
  /** A document to be written from the answer, in its place. */
  readonly document?: Writing & { readonly name: string };
}

/** What is told without a question, as of a day: of the books, and of the instruments as they stand on them. */
export type BooksWanted =
  | { readonly part: 'overview' | 'acts' | 'instruments'; readonly asOf: Day }
  | { readonly part: 'persons'; readonly asOf: Day; readonly ids?: readonly string[] | undefined }
  | { readonly part: 'act'; readonly asOf: Day; readonly act: string }
  | { readonly part: 'section'; readonly asOf: Day; readonly section: string }
  | (SearchWanted & { readonly part: 'search' })
  | (RegisterWanted & { readonly part: 'register' });

/** The books of a corporation, as they are asked for over HTTP. */
export interface BooksAsked extends Opening {
  readonly books: BooksWanted;
}

/** What is asked, before it is said whether whoever asks sees interim counts. */
export type Unseen<A = Asked | BooksAsked> = A extends unknown ? Omit<A, 'seesInterim'> : never;

/** Entries to be judged on top of a journal, as they would be entered; nothing is answered but that they go with it. */
export interface Judging {
  /** Each as JSON: texts go to a thread at once, where values are copied one by one. */
  readonly judging: readonly string[];
  readonly charter?: undefined;
  readonly tried?: undefined;
}
