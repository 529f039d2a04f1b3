import type { KeyObject } from 'node:crypto';
import type { Journal } from '@quorate/engine';
import type { Checkpoint } from './chain/checkpoint.js';
import type { Head, StoredEntry } from './chain/stored-entry.js';
import type { KeptCorporation } from './kept-corporation.js';
import type { SharedSnapshot } from './snapshots/shared-snapshot.js';
import type { Accounts } from './access/accounts.js';
import type { Grants } from './access/grants.js';
import type { BegunSignIns } from './access/begun-sign-ins.js';
import type { Counts } from './access/counts.js';
import type { Identities } from './access/identities.js';
import type { Secrets } from './access/secrets.js';
import type { Reads } from './access/reads.js';
import type { Beginning } from './journals/beginning.js';
import type { Backups } from './backup/backups.js';
import type { Charters } from './charters/charters.js';
import type { FactRequests } from './work/fact-requests.js';
import type { FrozenAnswers } from './work/frozen-answers.js';
import type { Hypotheticals } from './work/hypotheticals.js';
import type { Matters } from './matters/matters.js';
import type { Appending } from './journals/appending.js';
import type { Selection } from './database/selection.js';
import type { Judge } from './journals/judged-ahead.js';
import type { Verified } from './journals/verifying.js';
import type { NewEntry } from './journals/new-entry.js';
import type { Viewer } from './papers/paper-sight.js';
import type { Papers } from './papers/papers.js';
import type { ExportedPersonal } from './personal/exported-personal.js';
import type { LegalHolds } from './personal/legal-holds.js';
import type { PersonalData } from './personal/personal-data.js';
import type { Policies } from './work/policies.js';
import type { Proposals } from './work/proposals.js';

/** A corporation to be kept. The id is the corporation's in every entry of its journal, and stays. */
export interface NewCorporation {
  readonly id: string;
  readonly name: string;
  readonly charter: string;
  readonly formed?: string;
}

/** Who takes a journal in, and the role that this account has with it from then on. */
export type Taker = Required<Pick<Beginning, 'by' | 'role'>>;

/**
 * Where the journals of corporations are kept. Two stores keep to this port, SQLite and PostgreSQL, and one suite of tests
 * holds for both. Nothing here reads or writes two corporations at once.
 */
export interface Store {
  /**
   * Begins to keep a corporation, with all that is given along, or does nothing.
   * @throws {CorporationKeptError} where one of that id is kept already, otherwise than by this very request.
   * @throws {RefusedEntriesError} with every problem, where what holds already cannot hold
   */
  keep(corporation: NewCorporation, beginning?: Beginning): Promise<KeptCorporation>;
  /** @throws {UnknownCorporationError} where none of that id is kept. */
  corporation(id: string): Promise<KeptCorporation>;
  /** Every corporation kept, by id. */
  corporations(): Promise<readonly KeptCorporation[]>;
  /**
   * Enters all of these entries in one transaction, or none, and tells the new head of the journal. What is returned is on
   * disk. Impossible entries are refused; acts that offend an instrument are entered.
   * @throws {VersionConflictError} where the journal has another version than expected: somebody wrote in between
   * @throws {RefusedEntriesError} with every problem, where an entry is badly formed or impossible
   * @throws {IdempotencyKeyError} where the key was used for another request
   * @throws {SecondPersonError} where the corporation wants a second person to accept an entry of such a type
   */
  append(appending: Appending): Promise<Head>;
  /** The stored entries of a corporation, read in portions. */
  entries(corporation: string, selection?: Selection): AsyncIterable<StoredEntry>;
  /** The journal at its head, with every entry read by the engine. */
  journal(corporation: string): Promise<Journal>;
  /**
   * The journal at its head with these entries on top, as if they were entered now. Nothing is written.
   * @throws {RefusedEntriesError} where they cannot have happened beside the others
   */
  supposing(corporation: string, entries: readonly NewEntry[]): Promise<void>;
  /** Has what takes long judged elsewhere from now on, before it is entered, and not where requests are answered. */
  judgedBy(judge: Judge): void;
  /** Signs the head of a journal, and keeps the checkpoint. Give it to somebody else too: then nobody can write anew what is before it. */
  sign(corporation: string, key: KeyObject): Promise<Checkpoint>;
  /**
   * Keeps a checkpoint that was signed elsewhere, where the private key is.
   * @throws {StoreError} where its signature is not that of its key, or the journal does not have such a head
   */
  takeCheckpoint(checkpoint: Checkpoint): Promise<void>;
  /** The checkpoints of a journal, the earliest first. */
  checkpoints(corporation: string): Promise<readonly Checkpoint[]>;
  /** The charter files of corporations whose charter does not come with Quorate. */
  readonly charters: Charters;
  /** Who may sign in. */
  readonly accounts: Accounts;
  /** What each account is to which corporation, and who made it that. */
  readonly grants: Grants;
  /** By what requests show who sends them. */
  readonly secrets: Secrets;
  /** Who accounts are at providers of sign-in. */
  readonly identities: Identities;
  /** Sign-ins that wait for a provider's answer. */
  readonly begunSignIns: BegunSignIns;
  /** What servers on one database count together. */
  readonly counts: Counts;
  /** Whether other processes may have the same store open. */
  readonly isShared: boolean;
  /** Who was given what of the things behind walls. */
  readonly reads: Reads;
  /** What of persons is kept beside the journals, and may be erased. */
  readonly personalData: PersonalData;
  /** What forbids to erase. */
  readonly legalHolds: LegalHolds;
  /** The papers behind the entries. */
  readonly papers: Papers;
  /** What a corporation wants accepted by a second person. */
  readonly policies: Policies;
  /** Entries that wait for a second person. */
  readonly proposals: Proposals;
  /** Entries supposed by one person, for that person alone. */
  readonly hypotheticals: Hypotheticals;
  /** Facts that somebody without an account was asked for. */
  readonly factRequests: FactRequests;
  /** Answers as somebody relied on them. */
  readonly frozenAnswers: FrozenAnswers;
  /** Walled workspaces, each for its members alone. */
  readonly matters: Matters;
  /** All of it, written out and taken in again. */
  readonly backups: Backups;
  /**
   * What the journal of a corporation came to a while ago, in memory that threads share: to be read with `journalIn`, and read on
   * from its version. Nothing where there is no snapshot that fits; the journal has everything that a snapshot has.
   */
  snapshot(corporation: string): Promise<SharedSnapshot | undefined>;
  /**
   * Goes through the whole chain of a journal and tells the first entry that does not fit, and what is intact; then holds what
   * is kept beside it, as far as it is intact, against its entries.
   * @param viewer to whom it is told: papers that this one does not see are not counted as kept
   */
  verify(corporation: string, signed?: readonly Head[], viewer?: Viewer): Promise<Verified>;
  /**
   * Takes in a journal that was exported, after verifying it, under an id that is not kept here yet.
   * @param personal what came with it of persons; read when all the entries were
   * @throws {NotKeptError} where the account of the taker is closed
   */
  takeIn(
    corporation: NewCorporation,
    entries: AsyncIterable<StoredEntry> | Iterable<StoredEntry>,
    personal?: readonly ExportedPersonal[],
    taker?: Taker,
  ): Promise<KeptCorporation>;
  /**
   * What SQLite finds wrong in its own file, in its words: an index, by which rows are looked up, that does not go with its table, pages that
   * are lost. Nobody else has a turn until all of the file is read. Undefined of PostgreSQL, where nobody
   * looked: its own tools look after its files.
   */
  damages(): Promise<readonly string[] | undefined>;
  /** Shows that the database answers. @throws {StoreUnavailableError} where it does not */
  reach(): Promise<void>;
  close(): Promise<void>;
}
