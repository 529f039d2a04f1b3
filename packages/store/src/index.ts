/** The store: journals of corporations, kept in SQLite or PostgreSQL, each entry hashed with the one before. */
export { openStore, type StoreOptions, type StorePlace } from './open-store.js';
export { distribute, type TableOnCitus } from './database/distribution.js';
export type { Appending } from './journals/appending.js';
export type { KeptCorporation } from './kept-corporation.js';
export type { NewCorporation, Store } from './store.js';
export type { Selection } from './database/selection.js';
export type { Beginning } from './journals/beginning.js';
export type { CharterChange, Charters, KeptCharter, NewCharterChange } from './charters/charters.js';
export { charterTypes, isUploaded, UploadedCharter, type CharterType } from './charters/uploaded-charter.js';
export type { NewEntry } from './journals/new-entry.js';
export {
  ChangedSinceError,
  CorporationKeptError,
  DatabaseUnusableError,
  ErasedError,
  IdempotencyKeyError,
  IdentityKeptError,
  LegalHoldError,
  NotKeptError,
  NotOwnError,
  OwnProposalError,
  PapersMissingError,
  RefusedCharterError,
  RefusedEntriesError,
  SecondPersonError,
  SettledError,
  StoreError,
  StoreUnavailableError,
  UnknownCorporationError,
  UnsoundJournalError,
  VersionConflictError,
} from './store-error.js';
export { NotYetError } from './database/transacted.js';
export { soundnessOf, type Break, type Soundness } from './chain/soundness.js';
export { entryIn, type Head, type StoredEntry } from './chain/stored-entry.js';
export {
  fingerprintOf,
  isSignedBy,
  newSigningKey,
  readPublicKey,
  readSigningKey,
  signCheckpoint,
  type Checkpoint,
} from './chain/checkpoint.js';
export { newestOfEachKey } from './journals/checkpoints.js';
export { exportedLines, importedFrom } from './journals/exported-journal.js';
export type { Verified } from './journals/verifying.js';
export type { Judge } from './journals/judged-ahead.js';
export { linesIn } from './journals/lines.js';
export { GatheredBytes } from './gathered-bytes.js';
export { eachInTurns, turn } from './turn.js';
export { canonicalText } from './chain/canonical-text.js';
export { sha256 } from './chain/sha256.js';
export { paperStates, type PaperCopy, type PaperRecord, type PaperState } from './papers/paper-record.js';
export type { SeenBy, SeenByFew, Sight, Viewer } from './papers/paper-sight.js';
export type { NewPaper, Papers } from './papers/papers.js';
export { SeenPapers } from './papers/seen-papers.js';
export type { Account, Accounts } from './access/accounts.js';
export type { Grant, GrantChange, Grants } from './access/grants.js';
export type { BegunSignIn, BegunSignIns } from './access/begun-sign-ins.js';
export type { Count, Counts } from './access/counts.js';
export type { Identities, Identity } from './access/identities.js';
export type { Secret, Secrets, SecretSort } from './access/secrets.js';
export type { NewRead, Read, Reads, ReadSelection } from './access/reads.js';
export type { Backups } from './backup/backups.js';
export type { Beside, BesideCount } from './personal/beside.js';
export type { Erased } from './personal/erasing.js';
export type { LegalHolds, NewLegalHold } from './personal/legal-holds.js';
export type { NamesNothing } from './personal/naming-nothing.js';
export type { Holdable, HoldScope, LegalHold } from './personal/standing-holds.js';
export { personalFields, type Personal, type PersonalField, type PersonalFields } from './personal/personal.js';
export type { PersonalData, PersonalRecord, PersonalSelection } from './personal/personal-data.js';
export type { Policies, Policy } from './work/policies.js';
export { proposalStates, type Proposal, type Proposals, type ProposalState } from './work/proposals.js';
export type { Hypothetical, Hypotheticals } from './work/hypotheticals.js';
export type { FactReply, FactRequest, FactRequests, NewFactRequest } from './work/fact-requests.js';
export type { Matter, Matters } from './matters/matters.js';
export type { MatterMember, MatterMembers } from './matters/matter-members.js';
export { noSuchMatter, type MatterPlace } from './matters/in-open-matter.js';
export type { Draft, DraftListed, NewDraft } from './matters/draft.js';
export type { Drafts } from './matters/drafts.js';
export type { MatterHypotheticals } from './matters/matter-hypotheticals.js';
export type { MatterPaper } from './matters/matter-paper.js';
export type { MatterPapers } from './matters/matter-papers.js';
export type { Note, NoteListed, Notes, NoteVersion } from './matters/notes.js';
export type { FrozenAnswer, FrozenAnswers } from './work/frozen-answers.js';
export { journalIn, type SharedSnapshot } from './snapshots/shared-snapshot.js';
export type { Discarded } from './snapshots/snapshots.js';
