import type { CharterTables } from './charter-tables.js';
import type { GrantTables } from './grant-tables.js';
import type { MatterTables } from './matter-tables.js';
import type { CountTables } from './count-tables.js';
import type { PaperTables } from './paper-tables.js';
import type { PersonalTables } from './personal-tables.js';
import type { ReadTables } from './read-tables.js';
import type { RecordTables } from './record-tables.js';
import type { SignInTables } from './sign-in-tables.js';
import type { SnapshotTables } from './snapshot-tables.js';

/**
 * The tables of a store. Whatever is a corporation's begins with its id, and so does every key: a store can be divided by
 * corporation, and no statement needs two parts of it. Accounts and their secrets are the service's own, and stand apart.
 */
export interface Tables
  extends
    CharterTables,
    CountTables,
    GrantTables,
    MatterTables,
    PaperTables,
    PersonalTables,
    ReadTables,
    RecordTables,
    SignInTables,
    SnapshotTables {
  corporations: CorporationTable;
  entries: EntryTable;
  requests: RequestTable;
  checkpoints: CheckpointTable;
  papers: PaperTable;
  paper_states: PaperStateTable;
  grants: GrantTable;
  policies: PolicyTable;
  proposals: ProposalTable;
  hypotheticals: HypotheticalTable;
  fact_requests: FactRequestTable;
  frozen_answers: FrozenAnswerTable;
  accounts: AccountTable;
  secrets: SecretTable;
}

interface CorporationTable {
  corporation: string;
  name: string;
  charter: string;
  formed: string | null;
  kept_since: string;
  /** The head of its journal. */
  version: number;
  hash: string;
  /** The head of its records; an empty hash before the first. */
  records_version: number;
  records_hash: string;
}

interface EntryTable {
  corporation: string;
  sequence: number;
  id: string;
  type: string;
  on_day: string;
  entered_at: string;
  entered_by: string;
  text: string;
  hash: string;
}

/** Requests answered before, by the key that their writer made. */
interface RequestTable {
  corporation: string;
  key: string;
  /** SHA-256 over the canonical text of the request. */
  request: string;
  version: number;
  hash: string;
}

interface CheckpointTable {
  corporation: string;
  version: number;
  hash: string;
  signed_at: string;
  public_key: string;
  signature: string;
  /** The head of the records that was signed along; none of those signed before there were records. */
  records_version: number | null;
  records_hash: string | null;
}

/** Papers by the hash of their bytes: one that backs many entries is kept once for those who may see it. */
interface PaperTable {
  corporation: string;
  /** Of a copy that was kept by who might not see the first, with a number behind it. */
  hash: string;
  name: string;
  media_type: string;
  size: number;
  kept_at: string;
  erased_by: string | null;
  erased_at: string | null;
  erased_why: string | null;
}

/** What became of a paper, state after state. */
interface PaperStateTable {
  corporation: string;
  hash: string;
  place: number;
  state: string;
  at: string;
  set_by: string;
}

/** What an account is to a corporation. */
interface GrantTable {
  corporation: string;
  account: string;
  role: string;
  until: string | null;
}

/** What of a corporation takes a second person. */
interface PolicyTable {
  corporation: string;
  /** Types of entry, as JSON. */
  types: string;
  corrections: number;
  set_by: string;
  set_at: string;
}

/** Entries that were proposed, and what became of them. They stand beside the journal, not in it. */
interface ProposalTable {
  corporation: string;
  id: string;
  /** The entries as JSON. */
  entries: string;
  /** What is to be erased, and why, as JSON, where that is proposed; then there are no entries. */
  erasure: string | null;
  proposed_by: string;
  proposed_at: string;
  /** Who asked for what is proposed, where somebody was asked. */
  asked_by: string | null;
  state: string;
  settled_by: string | null;
  settled_at: string | null;
  /** Why it was refused. */
  reason: string | null;
  /** The head of the journal after it was accepted. */
  version: number | null;
  hash: string | null;
}

/** Entries supposed, not made. */
interface HypotheticalTable {
  corporation: string;
  id: string;
  maker: string;
  /** What the maker calls it. */
  title: string;
  /** The entries as JSON. */
  entries: string;
  made_at: string;
  expires_at: string;
}

/** Facts that somebody without an account was asked for, by a link. */
interface FactRequestTable {
  corporation: string;
  id: string;
  /** SHA-256 of the link; the link itself is not kept. */
  link_hash: string;
  sent_to: string;
  fact: string;
  /** A list as JSON. */
  about: string;
  /** The question in words, as it was asked. */
  asks: string;
  on_day: string;
  asked_by: string;
  asked_at: string;
  expires_at: string;
  state: string;
  settled_at: string | null;
}

/** Answers as somebody relied on them. */
interface FrozenAnswerTable {
  corporation: string;
  id: string;
  question: string;
  as_of: string;
  /** How it was asked, as JSON. */
  asked: string;
  /** What was answered, as JSON. */
  answer: string;
  /** What it was relied on for. */
  purpose: string;
  frozen_by: string;
  frozen_at: string;
  /** The head of the journal then. */
  version: number;
  hash: string;
}

interface AccountTable {
  account: string;
  password_hash: string | null;
  is_owner: number;
  is_closed: number;
  /** The instant of its first sign-in. */
  used_at: string | null;
}

/** Sessions, keys and links, by the hash of what their holder shows. */
interface SecretTable {
  hash: string;
  account: string;
  sort: string;
  id: string;
  made_at: string;
  expires_at: string;
  last_used: string | null;
  /** A list as JSON. */
  permissions: string;
}
