import type { KeyObject } from 'node:crypto';
import type { Answer, InstrumentChoice, Journal } from '@quorate/engine';
import type {
  CharterType,
  Checkpoint,
  Head,
  KeptCorporation,
  NewEntry,
  Selection,
  StoredEntry,
  Verified,
} from '@quorate/store';

/** A charter file, as it is read from the disk. */
export interface CharterFile {
  readonly text: string;
  readonly mediaType: CharterType;
}

/** A corporation to be kept, as the command line names it. */
export interface CorporationToKeep {
  readonly id: string;
  /** A charter that comes with Quorate, or a file that is kept along. */
  readonly charter: string | CharterFile;
  readonly name?: string;
  readonly formed?: string;
}

/** A question to a corporation that is kept. */
export interface AskedOfKept {
  readonly question: string;
  readonly asOf: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly instruments: readonly InstrumentChoice[];
  readonly readings: Readonly<Record<string, string>>;
  readonly strict: boolean;
  readonly sensitivity: 'single' | 'pairs';
  readonly knownAt?: string;
  /** Another charter than its own. */
  readonly charter?: string;
}

/** What was answered: for people, and as data for programs. */
export interface AnswerOfKept {
  readonly answer: Answer;
  /** Of the entries behind it, those that no paper shows, or that are only asserted. */
  readonly asserted: readonly string[];
  readonly data: Readonly<Record<string, unknown>>;
}

/** What is to be erased: what is kept of a person or came with an entry, by its id, or a paper, by its hash. */
export interface ErasedThing {
  readonly sort: 'person' | 'entry' | 'paper';
  readonly id: string;
}

/** What the commands do with what is kept: in a store of their own, or through the service that has it. */
export interface Kept {
  corporations(): Promise<readonly KeptCorporation[]>;
  corporation(id: string): Promise<KeptCorporation>;
  keep(corporation: CorporationToKeep): Promise<KeptCorporation>;
  /** Has questions answered by another charter from now on. */
  setCharter(id: string, charter: string | CharterFile, because: string): Promise<void>;
  /** The text of a charter that was kept along with a corporation. */
  charterText(id: string, charter: string): Promise<string>;
  append(id: string, expectedVersion: number, entries: readonly NewEntry[]): Promise<Head>;
  entries(id: string, selection: Selection): AsyncIterable<StoredEntry>;
  /** The journal at its head, with every entry read by the engine. */
  journal(id: string): Promise<Journal>;
  /** @param signed heads of the records that were signed, and kept elsewhere */
  verify(id: string, signed?: readonly Head[]): Promise<Verified>;
  /** What SQLite finds wrong in its own file; or in words that nobody looked, as through a service, which has others to answer meanwhile. */
  damages(): Promise<readonly string[] | string>;
  sign(id: string, key: KeyObject): Promise<Checkpoint>;
  /** The newest head of each journal by each key that signed it. */
  newestCheckpoints(): Promise<readonly Checkpoint[]>;
  /** @param withPersonal the personal data of its entries too */
  exported(id: string, withPersonal: boolean): AsyncIterable<string>;
  /** Erases for good, and tells how many records are erased by now. */
  erase(id: string, thing: ErasedThing, why: string): Promise<number>;
  takenIn(lines: AsyncIterable<string>): Promise<KeptCorporation>;
  backedUp(): AsyncIterable<string>;
  ask(id: string, asked: AskedOfKept): Promise<AnswerOfKept>;
}
