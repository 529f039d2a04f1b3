import type { KeyObject } from 'node:crypto';
import {
  entryTypeNamed,
  judgedOnto,
  type CharterSet,
  type EntryInput,
  type Instrument,
  type Journal,
} from '@quorate/engine';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Checkpoint } from '../chain/checkpoint.js';
import { chained, emptyHead, entryIn, type Head, type StoredEntry } from '../chain/stored-entry.js';
import { insertEntries, readEntries } from '../database/entries.js';
import type { Tables } from '../database/tables.js';
import { NotYetError, transacted } from '../database/transacted.js';
import { answeredBefore, hashOfRequest, remember } from './requests.js';
import { Checkpoints, checkpointsIn } from './checkpoints.js';
import { beginIn, corporationIn, corporationsIn } from './corporation-rows.js';
import { JudgedAhead, takesLong, type Judge } from './judged-ahead.js';
import { OpenJournals } from './open-journals.js';
import { verified, type Verified } from './verifying.js';
import { moveHead, takenIn } from './taken-in.js';
import { Accounts } from '../access/accounts.js';
import { Grants } from '../access/grants.js';
import { BegunSignIns } from '../access/begun-sign-ins.js';
import { Counts } from '../access/counts.js';
import { Identities } from '../access/identities.js';
import { Secrets } from '../access/secrets.js';
import { Reads } from '../access/reads.js';
import { Backups } from '../backup/backups.js';
import { Charters } from '../charters/charters.js';
import type { Beginning } from './beginning.js';
import { FactRequests } from '../work/fact-requests.js';
import { FrozenAnswers } from '../work/frozen-answers.js';
import { Hypotheticals } from '../work/hypotheticals.js';
import { Matters } from '../matters/matters.js';
import type { NewEntry } from './new-entry.js';
import { NamedBeside } from '../personal/beside.js';
import type { Erasing } from '../personal/erasing.js';
import { takePersonalIn, type ExportedPersonal } from '../personal/exported-personal.js';
import { LegalHolds } from '../personal/legal-holds.js';
import { notHeld } from '../personal/standing-holds.js';
import { PersonalData } from '../personal/personal-data.js';
import { nothingPersonal, sealedIn, type SealedEntry } from '../personal/sealing.js';
import { papersAreKept } from '../papers/named-papers.js';
import type { Viewer } from '../papers/paper-sight.js';
import { Papers } from '../papers/papers.js';
import { recordAll } from '../records/records.js';
import type { SharedSnapshot } from '../snapshots/shared-snapshot.js';
import { SnapshotWriting } from '../snapshots/snapshot-writing.js';
import { Snapshots, type Discarded } from '../snapshots/snapshots.js';
import { aloneMayEnter, Policies } from '../work/policies.js';
import { Proposals, type Entering } from '../work/proposals.js';
import {
  CorporationKeptError,
  RefusedEntriesError,
  UnsoundJournalError,
  VersionConflictError,
} from '../store-error.js';
import type { Appending } from './appending.js';
import type { KeptCorporation } from '../kept-corporation.js';
import type { NewCorporation, Store, Taker } from '../store.js';
import type { Selection } from '../database/selection.js';
import { damagesOf } from '../database/sqlite.js';
import { eachInTurns } from '../turn.js';

/** What a store needs besides its database. */
export interface Surroundings {
  /** The instant now, in UTC, such as 2004-06-01T14:00:00Z. */
  readonly clock: () => string;
  /** Whether rows are locked while a transaction goes on: PostgreSQL's are; a file of SQLite belongs to one process. */
  readonly locksRows: boolean;
  /** By how many entries at the least a journal has grown when a snapshot of it is written. */
  readonly snapshotEvery: number;
  /** Told of a snapshot that was thrown away. */
  readonly discarded: (discarded: Discarded) => void;
}

/** The journals in one database. Both stores are this, on a database of their own kind. */
export class KeptJournals implements Store {
  readonly accounts: Accounts;
  readonly grants: Grants;
  readonly secrets: Secrets;
  readonly identities: Identities;
  readonly begunSignIns: BegunSignIns;
  readonly counts: Counts;
  readonly isShared: boolean;
  readonly reads: Reads;
  readonly charters: Charters;
  readonly personalData: PersonalData;
  readonly legalHolds: LegalHolds;
  readonly papers: Papers;
  readonly policies: Policies;
  readonly proposals: Proposals;
  readonly hypotheticals: Hypotheticals;
  readonly factRequests: FactRequests;
  readonly frozenAnswers: FrozenAnswers;
  readonly matters: Matters;
  readonly backups: Backups;
  private readonly database: Kysely<Tables>;
  private readonly clock: () => string;
  private readonly locksRows: boolean;
  private readonly checkpointsKept: Checkpoints;
  private readonly open: OpenJournals;
  private readonly snapshots: Snapshots;
  private readonly writing: SnapshotWriting;
  private readonly judged = new JudgedAhead();

  constructor(database: Kysely<Tables>, { clock, locksRows, snapshotEvery, discarded }: Surroundings) {
    this.database = database;
    this.snapshots = new Snapshots(database, discarded);
    this.open = new OpenJournals({ snapshots: this.snapshots, opened: (open) => this.writing.consider(open) });
    this.writing = new SnapshotWriting({
      snapshots: this.snapshots,
      open: (corporation) => this.open.lately(corporation),
      entries: (corporation, after) => this.entries(corporation, { after }),
      // A journal opened from its snapshot takes a small part of the memory.
      kept: (corporation) => this.open.forget(corporation),
      every: snapshotEvery,
    });
    this.checkpointsKept = new Checkpoints(database, clock);
    this.accounts = new Accounts(database);
    this.grants = new Grants(database, clock);
    this.secrets = new Secrets(database);
    this.identities = new Identities(database);
    this.begunSignIns = new BegunSignIns(database);
    this.counts = new Counts(database);
    this.isShared = locksRows;
    this.reads = new Reads(database, clock);
    this.policies = new Policies(database, clock);
    this.frozenAnswers = new FrozenAnswers(database);
    this.hypotheticals = new Hypotheticals(database, clock);
    const entering = this.entering();
    const erasing: Erasing = { notHeld, erasing: async (corporation, work) => this.erasing(corporation, work) };
    this.papers = new Papers(database, { clock, erasing, inTurn: async (...work) => entering.inTurn(...work) });
    this.personalData = new PersonalData(database, clock, erasing);
    this.legalHolds = new LegalHolds(database, clock, entering);
    this.charters = new Charters(database, {
      clock,
      inTurn: async (corporation, work) => entering.inTurn(corporation, work),
    });
    const { papers, personalData } = this;
    this.proposals = new Proposals(database, clock, entering, { papers, personalData, ...erasing });
    const replying = { ...entering, papers: this.papers, proposals: this.proposals, erasing };
    this.factRequests = new FactRequests(database, clock, replying);
    this.matters = new Matters(database, clock, replying);
    this.backups = new Backups(database, {
      clock,
      taken: async (transaction, row, entries) => this.restored(transaction, row, entries),
    });
    this.clock = clock;
    this.locksRows = locksRows;
  }

  async keep(corporation: NewCorporation, beginning: Beginning = { by: '' }): Promise<KeptCorporation> {
    const { id } = corporation;
    const { by, charter, entries = [], role, idempotencyKey: key } = beginning;
    const asked = { corporation, by, entries, charter: charter?.id };
    const request = key === undefined ? undefined : await hashOfRequest(asked);
    return this.inTransaction(async (transaction) => {
      const kept = await this.begun(transaction, corporation);
      if (kept === undefined) {
        const answered = await answeredBefore(transaction, id, { key, request }, entries);
        if (answered === undefined) throw new CorporationKeptError(id);
        return { ...(await corporationIn(transaction, id)), ...answered };
      }
      if (charter !== undefined) await this.charters.keepIn(transaction, id, { charter, by });
      if (role !== undefined) await this.grants.giveIn(transaction, { account: by, corporation: id, role }, by);
      const head = entries.length === 0 ? {} : await this.enter(transaction, kept, { entries, set: charter?.set });
      const begun = { ...(await corporationIn(transaction, id)), ...head };
      await remember(transaction, id, { key, request }, begun);
      return begun;
    });
  }

  async corporation(id: string): Promise<KeptCorporation> {
    return corporationIn(this.database, id);
  }

  async corporations(): Promise<readonly KeptCorporation[]> {
    return corporationsIn(this.database);
  }

  async append(appending: Appending): Promise<Head> {
    const { corporation, entries, idempotencyKey } = appending;
    const request = idempotencyKey === undefined ? undefined : await hashOfRequest({ ...appending });
    return this.inTransaction(async (transaction) => {
      const kept = await corporationIn(transaction, corporation, this.locksRows);
      const sent = { key: idempotencyKey, request };
      const answered = await answeredBefore(transaction, corporation, sent, entries);
      if (answered !== undefined) return answered;
      const head = await this.enterAlone(transaction, kept, appending);
      await remember(transaction, corporation, sent, head);
      return head;
    });
  }

  entries(corporation: string, selection: Selection = {}): AsyncIterable<StoredEntry> {
    return readEntries(this.database, corporation, selection);
  }

  async journal(corporation: string): Promise<Journal> {
    return this.open.at(this.database, await this.corporation(corporation));
  }

  async supposing(corporation: string, entries: readonly NewEntry[]): Promise<void> {
    const kept = await this.corporation(corporation);
    const supposed = nothingPersonal(corporation, entries);
    if (this.judged.judge !== undefined) return this.judgeAhead(kept, { entries: supposed });
    const journal = await this.open.at(this.database, kept);
    const instruments = await this.charters.instrumentsIn(this.database, kept);
    onTop(journal.apart(), await this.inputsFor(journal, supposed), instruments);
    return undefined;
  }

  judgedBy(judge: Judge): void {
    this.judged.judge = judge;
  }

  async sign(corporation: string, key: KeyObject): Promise<Checkpoint> {
    return this.checkpointsKept.sign(await this.corporation(corporation), key);
  }

  async takeCheckpoint(checkpoint: Checkpoint): Promise<void> {
    await this.checkpointsKept.take(await this.corporation(checkpoint.corporation), checkpoint);
  }

  async checkpoints(corporation: string): Promise<readonly Checkpoint[]> {
    return checkpointsIn(this.database, corporation);
  }

  async verify(corporation: string, signed: readonly Head[] = [], viewer?: Viewer): Promise<Verified> {
    const { database, isShared, open, snapshots, writing } = this;
    return verified(corporation, { database, isShared, open, snapshots, writing, signed, viewer });
  }

  async snapshot(corporation: string): Promise<SharedSnapshot | undefined> {
    const kept = await this.corporation(corporation);
    const snapshot = await this.snapshots.newest(kept);
    // Once the journal is open here, its snapshot is written where it is time.
    if (this.writing.isTime(kept.version, snapshot?.version ?? 0))
      void this.journal(corporation).catch(() => undefined);
    return snapshot;
  }

  async takeIn(
    corporation: NewCorporation,
    entries: AsyncIterable<StoredEntry> | Iterable<StoredEntry>,
    personal: readonly ExportedPersonal[] = [],
    taker?: Taker,
  ): Promise<KeptCorporation> {
    return this.inTransaction(async (transaction) => {
      const kept = await this.begin(transaction, corporation);
      const named = new NamedBeside();
      const head = await takenIn(transaction, kept, named.noting(entries), 'as new');
      await takePersonalIn(transaction, corporation.id, personal, named);
      if (taker !== undefined) {
        const { by: account, role } = taker;
        await this.grants.giveIn(transaction, { account, corporation: corporation.id, role }, account);
      }
      return { ...(await corporationIn(transaction, corporation.id)), ...head };
    });
  }

  async damages(): Promise<readonly string[] | undefined> {
    return this.isShared ? undefined : damagesOf(this.database);
  }

  async reach(): Promise<void> {
    await this.database.selectFrom('accounts').select('account').limit(1).execute();
  }

  async close(): Promise<void> {
    await this.writing.done();
    await this.database.destroy();
  }

  /** What of the journals those need who enter otherwise than by appending. */
  private entering(): Entering {
    return {
      inTurn: async (corporation, work) =>
        this.inTransaction(async (transaction) => {
          await corporationIn(transaction, corporation, this.locksRows);
          return work(transaction);
        }),
      tried: async (transaction, corporation, entries, besides) => {
        await papersAreKept(transaction, corporation, entries, besides);
        const kept = await corporationIn(transaction, corporation);
        if (this.wereJudged(kept, { entries })) return;
        const journal = await this.open.at(transaction, kept);
        const instruments = await this.charters.instrumentsIn(transaction, kept);
        onTop(journal.apart(), await this.inputsFor(journal, entries), instruments);
      },
      appended: async (transaction, appending) =>
        this.enterAlone(transaction, await corporationIn(transaction, appending.corporation), appending),
      entered: async (transaction, corporation, entries, acceptedBy) =>
        this.enter(transaction, await corporationIn(transaction, corporation), { entries, acceptedBy }),
    };
  }

  /** Entries with what the store gives them. Who accepted them is never for their writer to say. */
  private async inputsFor(
    journal: Journal,
    entries: readonly SealedEntry[],
    acceptedBy?: string,
  ): Promise<readonly EntryInput[]> {
    const after = { corporation: journal.corporation, last: journal.at(journal.length)?.enteredAt };
    return this.inputsAfter(after, entries, acceptedBy);
  }

  private async inputsAfter(
    { corporation, last }: { readonly corporation: string; readonly last: string | undefined },
    entries: readonly SealedEntry[],
    acceptedBy?: string,
  ): Promise<readonly EntryInput[]> {
    const enteredAt = laterOf(this.clock(), last);
    return eachInTurns(entries, (entry) => {
      const { acceptedBy: _, ...own }: SealedEntry & { readonly acceptedBy?: unknown } = entry;
      return { ...own, corporation, enteredAt, ...(acceptedBy === undefined ? undefined : { acceptedBy }) };
    });
  }

  /**
   * Whether they were judged elsewhere, on this journal and by this charter.
   * @throws {NotYetError} where they are to be, because it takes long
   */
  private wereJudged(kept: KeptCorporation, judging: Judging): boolean {
    const { entries } = judging;
    if (this.judged.wentWith(kept, entries)) return true;
    if (this.judged.judge === undefined || !takesLong(entries)) return false;
    throw new NotYetError(async () => this.judgeAhead(kept, judging));
  }

  /** @throws {RefusedEntriesError} where the entries do not go with the journal as it is now */
  private async judgeAhead(kept: KeptCorporation, { entries, set, acceptedBy }: Judging): Promise<void> {
    const last = await lastEnteredAt(this.database, kept);
    // What stands for personal data is made when it is entered.
    const without = (entry: SealedEntry) => ({ ...entry, personal: undefined }) as unknown as SealedEntry;
    const inputs = await this.inputsAfter(
      { corporation: kept.id, last },
      await eachInTurns(entries, without),
      acceptedBy,
    );
    await this.judged.ahead({ ...kept, ...(set === undefined ? undefined : { set }) }, entries, inputs);
  }

  private async inTransaction<T>(work: (transaction: Transaction<Tables>) => Promise<T>): Promise<T> {
    return transacted(this.database, work);
  }

  /** A file of SQLite has what was in it for longer: in its log, until that is written into the file and cut. */
  private async erasing<T>(corporation: string, work: (transaction: Transaction<Tables>) => Promise<T>): Promise<T> {
    const done = await this.entering().inTurn(corporation, work);
    if (!this.locksRows) await sql`pragma wal_checkpoint(truncate)`.execute(this.database);
    return done;
  }

  private async restored(
    transaction: Transaction<Tables>,
    row: Tables['corporations'],
    entries: AsyncIterable<StoredEntry>,
  ): Promise<void> {
    const { corporation, version, hash } = row;
    const kept = await beginIn(transaction, { ...row, ...emptyHead(corporation), ...noRecords });
    if (kept === undefined) throw new CorporationKeptError(corporation);
    const head = await takenIn(transaction, kept, entries, 'as kept');
    if (head.version === version && head.hash === hash) return;
    throw new UnsoundJournalError(
      `The journal of "${corporation}" was not taken in: it should end with entry ${version}, and ends with ${head.version}.`,
    );
  }

  private async begin(transaction: Transaction<Tables>, corporation: NewCorporation): Promise<KeptCorporation> {
    const begun = await this.begun(transaction, corporation);
    if (begun === undefined) throw new CorporationKeptError(corporation.id);
    return begun;
  }

  /** Nothing where one of that id is kept already. */
  private async begun(
    transaction: Transaction<Tables>,
    corporation: NewCorporation,
  ): Promise<KeptCorporation | undefined> {
    const { id, name, charter, formed = null } = corporation;
    const begun = await beginIn(transaction, {
      corporation: id,
      name,
      charter,
      formed,
      kept_since: this.clock(),
      ...emptyHead(id),
      ...noRecords,
    });
    if (begun !== undefined) await recordAll(transaction, id, new Map());
    return begun;
  }

  /** Enters what its writer alone may enter, after the version that the writer saw. */
  private async enterAlone(
    transaction: Transaction<Tables>,
    kept: KeptCorporation,
    { expectedVersion, entries }: Appending,
  ): Promise<Head> {
    if (kept.version !== expectedVersion) throw new VersionConflictError(kept.id, expectedVersion, kept.version);
    await aloneMayEnter(transaction, kept.id, entries);
    return this.enter(transaction, kept, { entries });
  }

  private async enter(
    transaction: Transaction<Tables>,
    kept: KeptCorporation,
    { entries, set, acceptedBy }: Entered,
  ): Promise<Head> {
    await papersAreKept(transaction, kept.id, entries);
    const sealed = await sealedIn(transaction, kept.id, entries, this.clock);
    const isJudged = this.wereJudged(kept, { entries: sealed, set, acceptedBy });
    const inputs = isJudged
      ? await this.inputsAfter(
          { corporation: kept.id, last: await lastEnteredAt(transaction, kept) },
          sealed,
          acceptedBy,
        )
      : await this.inputsFor(await this.open.at(transaction, kept), sealed, acceptedBy);
    // What was judged elsewhere is read on when it is needed here, some of it at a time.
    const longer = isJudged
      ? undefined
      : onTop(await this.open.at(transaction, kept), inputs, await this.charters.instrumentsIn(transaction, kept));
    const versioned = await eachInTurns(inputs, (input) => ({
      ...input,
      version: entryTypeNamed(input.type)?.version ?? 1,
    }));
    let head: Head = { version: kept.version, hash: kept.hash };
    const stored = await eachInTurns(versioned, (input) => {
      const next = chained(head, input);
      head = { version: next.sequence, hash: next.hash };
      return next;
    });
    await insertEntries(transaction, stored, versioned);
    await moveHead(transaction, kept.id, head);
    if (longer !== undefined) this.open.keep({ journal: longer, hash: head.hash });
    return head;
  }
}

/** Entries to be judged. */
interface Judging {
  readonly entries: readonly SealedEntry[];
  /** The charter by which, where it is not kept yet. */
  readonly set?: CharterSet | undefined;
  /** The second person, where one accepted them. */
  readonly acceptedBy?: string | undefined;
}

/** The same with what is personal in them. */
interface Entered extends Omit<Judging, 'entries'> {
  readonly entries: readonly NewEntry[];
}

/**
 * @param instruments those by which questions are asked; nothing where it is not known here which those are
 * @throws {RefusedEntriesError} where they do not go with what the journal has, or call something by a name that nothing has
 */
function onTop(journal: Journal, inputs: readonly EntryInput[], instruments?: readonly Instrument[]): Journal {
  const { journal: longer, problems } = judgedOnto(journal, inputs, instruments);
  if (longer === undefined) throw new RefusedEntriesError(journal.corporation, problems);
  return longer;
}

/** Of a corporation that begins to be kept nothing was recorded. */
const noRecords = { records_version: 0, records_hash: '' };

/** The instant of the last entry. */
async function lastEnteredAt(database: Kysely<Tables>, { id, version }: KeptCorporation): Promise<string | undefined> {
  if (version === 0) return undefined;
  for await (const last of readEntries(database, id, { after: version - 1, through: version }))
    return entryIn(last).enteredAt;
  return undefined;
}

/** The clock may go backwards; the instants of entry in a journal do not. */
function laterOf(now: string, last: string | undefined): string {
  return last !== undefined && Date.parse(last) > Date.parse(now) ? last : now;
}
