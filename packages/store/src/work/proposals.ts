import type { Kysely, Transaction } from 'kysely';
import { canonicalList, canonicalText } from '../chain/canonical-text.js';
import type { Head } from '../chain/stored-entry.js';
import type { Tables } from '../database/tables.js';
import { draftersOf } from '../matters/draft.js';
import { isSamePersonal, sealedIn, withoutPersonal, type SealedEntry } from '../personal/sealing.js';
import { NotKeptError, OwnProposalError, SettledError } from '../store-error.js';
import type { Papers } from '../papers/papers.js';
import type { SeenPapers } from '../papers/seen-papers.js';
import type { Erasing, ToErase } from '../personal/erasing.js';
import type { PersonalData } from '../personal/personal-data.js';
import type { NewEntry } from '../journals/new-entry.js';
import { turn } from '../turn.js';
import type { Appending } from '../journals/appending.js';
import { entriesReader } from '../journals/entries-reader.js';

/** What has become of a proposal. Only what is still proposed can become anything else. */
export const proposalStates = ['proposed', 'accepted', 'refused', 'withdrawn'] as const;
export type ProposalState = (typeof proposalStates)[number];

/** Entries to be proposed. */
export interface NewProposal {
  /** Made by whoever proposes, so that a request sent again proposes nothing twice. */
  readonly id: string;
  readonly entries: readonly NewEntry[];
  readonly by: string;
  /** Who asked for it, where it replies to a question; such a person is not the second one either. */
  readonly askedBy?: string;
}

/** Entries, or an erasure, that one person proposed, and what another made of it. */
export interface Proposal extends NewProposal {
  /** What is to be erased; then there are no entries. */
  readonly erasure?: Erasure;
  readonly proposedAt: string;
  readonly state: ProposalState;
  readonly settledBy?: string;
  readonly settledAt?: string;
  /** Why it was refused. */
  readonly reason?: string;
  /** The head of the journal after it was accepted. */
  readonly head?: Head;
}

/** Something to be erased, in place of entries. */
export interface NewErasure extends Pick<NewProposal, 'id' | 'by'> {
  readonly erasure: Erasure;
}

/** What is to be erased, and why. */
export interface Erasure {
  readonly of: ToErase;
  readonly why: string;
}

/** What proposals of erasures need of what is kept. */
export interface Erasers extends Pick<Erasing, 'erasing'> {
  readonly papers: Pick<Papers, 'mayBeErased' | 'eraseIn'>;
  readonly personalData: Pick<PersonalData, 'mayBeErased' | 'eraseIn'>;
}

/** What proposals need of the journals. */
export interface Entering {
  /** Does something in one transaction in which nobody else writes to this corporation. */
  inTurn<T>(corporation: string, work: (transaction: Transaction<Tables>) => Promise<T>): Promise<T>;
  /**
   * Reads the entries with the journal at its head, and enters nothing. Of the papers that they name, `besides` are kept
   * elsewhere, by their hashes.
   */
  tried(
    transaction: Transaction<Tables>,
    corporation: string,
    entries: readonly SealedEntry[],
    besides?: ReadonlySet<string>,
  ): Promise<void>;
  /** Enters what one person alone may enter, where the journal has the version that the writer saw. */
  appended(transaction: Transaction<Tables>, appending: Appending): Promise<Head>;
  /** Enters what a second person accepted. */
  entered(
    transaction: Transaction<Tables>,
    corporation: string,
    entries: readonly NewEntry[],
    acceptedBy: string,
  ): Promise<Head>;
}

type Settling = (proposal: Proposal, transaction: Transaction<Tables>) => Promise<Partial<Tables['proposals']>>;

/**
 * Entries that wait beside the journal, and erasures, until a second person accepts them. Whoever serves persons gives the papers
 * as that person sees them: to erase one that is not among those, nothing is proposed to them.
 */
export class Proposals {
  private readonly database: Kysely<Tables>;
  private readonly clock: () => string;
  private readonly entering: Entering;
  private readonly erasers: Erasers;

  constructor(database: Kysely<Tables>, clock: () => string, entering: Entering, erasers: Erasers) {
    this.database = database;
    this.clock = clock;
    this.entering = entering;
    this.erasers = erasers;
  }

  /**
   * Proposes entries. They are read with the journal as it is now, and again when they are accepted.
   * @throws {RefusedEntriesError} where they are badly formed, or cannot have happened
   * @throws {SettledError} where something else was proposed under that id
   */
  async propose(corporation: string, proposal: NewProposal): Promise<Proposal> {
    return this.entering.inTurn(corporation, async (transaction) => this.proposeIn(transaction, corporation, proposal));
  }

  /** The same, as a part of something greater. */
  async proposeIn(transaction: Transaction<Tables>, corporation: string, proposal: NewProposal): Promise<Proposal> {
    const { id, entries, by, askedBy } = proposal;
    const known = await rowOf(transaction, corporation, id);
    if (known !== undefined) {
      if (await isSame(transaction, known, proposal)) return proposalFrom(known);
      throw new SettledError(`Something else was proposed as "${id}". Make a new id for a new proposal.`);
    }
    const sealed = await sealedIn(transaction, corporation, entries, this.clock);
    await this.entering.tried(transaction, corporation, sealed);
    const row = {
      ...proposedNow(corporation, { id, by }, this.clock()),
      entries: await canonicalList(sealed),
      asked_by: askedBy ?? null,
    };
    await transaction.insertInto('proposals').values(row).execute();
    return proposalFrom(row);
  }

  /**
   * Proposes to erase something, whatever the policy asks; it is erased when another accepts.
   * @param seen the papers that the proposer sees; all, where nobody is served
   * @throws {NotKeptError} where nothing of it is kept, or seen
   * @throws {LegalHoldError} where a hold covers it
   * @throws {SettledError} where something else was proposed under that id
   */
  async proposeErasure(corporation: string, { id, by, erasure }: NewErasure, seen?: SeenPapers): Promise<Proposal> {
    const { of } = erasure;
    if ('paper' in of) await seen?.record(corporation, of.paper);
    return this.entering.inTurn(corporation, async (transaction) => {
      const text = canonicalText(erasure);
      const before = await rowOf(transaction, corporation, id);
      if (before !== undefined && before.erasure === text && before.proposed_by === by) return proposalFrom(before);
      if (before !== undefined) {
        throw new SettledError(`Something else was proposed as "${id}". Make a new id for a new proposal.`);
      }
      const { papers, personalData } = this.erasers;
      if ('paper' in of) await (seen ?? papers).mayBeErased(transaction, corporation, of.paper);
      else await personalData.mayBeErased(transaction, corporation, of);
      const row = { ...proposedNow(corporation, { id, by }, this.clock()), erasure: text };
      await transaction.insertInto('proposals').values(row).execute();
      return proposalFrom(row);
    });
  }

  /** @throws {NotKeptError} where there is none of that id to be told of */
  async one(corporation: string, id: string, seen?: SeenPapers): Promise<Proposal> {
    await this.erasureOf(corporation, id, seen);
    return proposalFrom(known(await rowOf(this.database, corporation, id)));
  }

  /** The proposals of a corporation, the earliest first, each read when it is asked for. */
  async *each(corporation: string, state?: ProposalState, seen?: SeenPapers): AsyncGenerator<Proposal> {
    let query = this.database
      .selectFrom('proposals')
      .select(['id', 'erasure'])
      .where('corporation', '=', corporation)
      .orderBy('proposed_at')
      .orderBy('id');
    if (state !== undefined) query = query.where('state', '=', state);
    for (const { id, erasure } of await query.execute()) {
      const isTold = await seesErased(seen, corporation, erasureFrom(erasure));
      const row = isTold ? await rowOf(this.database, corporation, id) : undefined;
      // It may have become something else since.
      if (row !== undefined && row.state === (state ?? row.state)) yield proposalFrom(row);
      await turn();
    }
  }

  /** All of them. */
  async all(corporation: string, state?: ProposalState): Promise<readonly Proposal[]> {
    const all: Proposal[] = [];
    for await (const one of this.each(corporation, state)) all.push(one);
    return all;
  }

  /**
   * Enters what was proposed at the head of the journal: its proposer is the writer, and who accepted it stands beside. Where it
   * was proposed to erase something, that is erased.
   * @param seen the papers that whoever accepts sees
   * @throws {NotKeptError} where there is none of that id to be told of
   * @throws {OwnProposalError} where this is who proposed it, asked for it, or drafted it in a matter
   * @throws {RefusedEntriesError} where it does not go with what was entered since; it stays proposed
   * @throws {LegalHoldError} where a hold covers what is to be erased; it stays proposed
   * @throws {SettledError} where it was accepted, refused or withdrawn before
   */
  async accept(corporation: string, id: string, by: string, seen?: SeenPapers): Promise<Proposal> {
    const erasure = await this.erasureOf(corporation, id, seen);
    const work: Settling = async (proposal, transaction) => {
      const drafters = await draftersOf(transaction, corporation, id);
      if ([proposal.by, proposal.askedBy, ...drafters].includes(by)) throw new OwnProposalError(id, by);
      if (proposal.erasure !== undefined) {
        await this.erase(transaction, corporation, { by: proposal.by, ...proposal.erasure }, seen);
        return { state: 'accepted', settled_by: by };
      }
      const { version, hash } = await this.entering.entered(transaction, corporation, proposal.entries, by);
      return { state: 'accepted', settled_by: by, version, hash };
    };
    return this.settle(corporation, id, work, erasure !== undefined);
  }

  /** @throws {SettledError} where it was settled before */
  async refuse(
    corporation: string,
    id: string,
    { by, reason }: { readonly by: string; readonly reason: string },
    seen?: SeenPapers,
  ): Promise<Proposal> {
    await this.erasureOf(corporation, id, seen);
    return this.settle(corporation, id, async () => ({ state: 'refused', settled_by: by, reason }));
  }

  /** Takes a proposal back. @throws {NotKeptError} where this person did not propose it, nor ask for it */
  async withdraw(corporation: string, id: string, by: string, seen?: SeenPapers): Promise<Proposal> {
    await this.erasureOf(corporation, id, seen);
    return this.settle(corporation, id, async (proposal) => {
      if (by !== proposal.by && by !== proposal.askedBy) throw new NotKeptError('You proposed nothing under that id.');
      return { state: 'withdrawn', settled_by: by };
    });
  }

  /** What it was proposed to erase, without reading entries. @throws {NotKeptError} where there is none of that id to be told of */
  private async erasureOf(corporation: string, id: string, seen: SeenPapers | undefined): Promise<Erasure | undefined> {
    const row = await this.database
      .selectFrom('proposals')
      .select('erasure')
      .where('corporation', '=', corporation)
      .where('id', '=', id)
      .executeTakeFirst();
    const erasure = erasureFrom(known(row).erasure);
    if (await seesErased(seen, corporation, erasure)) return erasure;
    throw nothingProposed();
  }

  private async erase(
    transaction: Transaction<Tables>,
    corporation: string,
    { of, by, why }: Erasure & { readonly by: string },
    seen: SeenPapers | undefined,
  ): Promise<void> {
    const { papers, personalData } = this.erasers;
    if ('paper' in of) await (seen ?? papers).eraseIn(transaction, corporation, of.paper, { by, why });
    else await personalData.eraseIn(transaction, corporation, of, { by, why });
  }

  private async settle(corporation: string, id: string, work: Settling, erases = false): Promise<Proposal> {
    const entriesIn = entriesReader();
    const settled = async (transaction: Transaction<Tables>): Promise<Proposal> => {
      const row = known(await rowOf(transaction, corporation, id));
      if (row.state !== 'proposed') {
        throw new SettledError(`"${id}" was ${row.state} by "${row.settled_by ?? ''}" already, and stays so.`);
      }
      const columns = { ...(await work(proposalFrom(row, entriesIn), transaction)), settled_at: this.clock() };
      await transaction
        .updateTable('proposals')
        .set(columns)
        .where('corporation', '=', corporation)
        .where('id', '=', id)
        .execute();
      return proposalFrom({ ...row, ...columns }, entriesIn);
    };
    // Of what is erased nothing stays in the files.
    if (erases) return this.erasers.erasing(corporation, settled);
    return this.entering.inTurn(corporation, settled);
  }
}

function proposedNow(corporation: string, { id, by }: Pick<NewProposal, 'id' | 'by'>, at: string): Tables['proposals'] {
  return {
    corporation,
    id,
    entries: '[]',
    erasure: null,
    proposed_by: by,
    proposed_at: at,
    asked_by: null,
    state: 'proposed',
    settled_by: null,
    settled_at: null,
    reason: null,
    version: null,
    hash: null,
  };
}

/** Whether the same was proposed before by the same person. */
async function isSame(
  database: Kysely<Tables>,
  { corporation, entries: text, erasure, proposed_by: proposedBy }: Tables['proposals'],
  { entries, by }: NewProposal,
): Promise<boolean> {
  if (erasure !== null) return false;
  const before = JSON.parse(text) as readonly NewEntry[];
  const isAlike = (await canonicalList(before, withoutPersonal)) === (await canonicalList(entries, withoutPersonal));
  return isAlike && proposedBy === by && isSamePersonal(database, corporation, entries);
}

async function rowOf(database: Kysely<Tables>, corporation: string, id: string) {
  return database
    .selectFrom('proposals')
    .selectAll()
    .where('corporation', '=', corporation)
    .where('id', '=', id)
    .executeTakeFirst();
}

function known<Row>(row: Row | undefined): Row {
  if (row !== undefined) return row;
  throw nothingProposed();
}

function nothingProposed(): NotKeptError {
  return new NotKeptError('Nothing was proposed under that id.');
}

/** Whether whoever sees these papers sees what is to be erased. */
async function seesErased(
  seen: SeenPapers | undefined,
  corporation: string,
  erasure: Erasure | undefined,
): Promise<boolean> {
  if (seen === undefined || erasure === undefined || !('paper' in erasure.of)) return true;
  return seen.sees(corporation, erasure.of.paper);
}

function erasureFrom(text: string | null): Erasure | undefined {
  return text === null ? undefined : (JSON.parse(text) as Erasure);
}

function proposalFrom(row: Tables['proposals'], entriesIn = entriesReader()): Proposal {
  const { id, proposed_by: by, proposed_at: proposedAt, state } = row;
  const erasure = erasureFrom(row.erasure);
  return {
    id,
    entries: entriesIn(row.entries),
    ...(erasure === undefined ? undefined : { erasure }),
    by,
    proposedAt,
    state: state as ProposalState,
    ...(row.asked_by === null ? undefined : { askedBy: row.asked_by }),
    ...(row.settled_by === null ? undefined : { settledBy: row.settled_by }),
    ...(row.settled_at === null ? undefined : { settledAt: row.settled_at }),
    ...(row.reason === null ? undefined : { reason: row.reason }),
    ...(row.version === null || row.hash === null ? undefined : { head: { version: row.version, hash: row.hash } }),
  };
}
