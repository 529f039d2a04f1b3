import type { Kysely, Transaction } from 'kysely';
import { canonicalText } from '../chain/canonical-text.js';
import type { Head } from '../chain/stored-entry.js';
import type { Tables } from '../database/tables.js';
import { draftersOf } from '../matters/draft.js';
import { isSamePersonal, sealedIn, withoutPersonal, type SealedEntry } from '../personal/sealing.js';
import { NotKeptError, OwnProposalError, SettledError } from '../store-error.js';
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

/** Entries that one person proposed, and what another made of them. */
export interface Proposal extends NewProposal {
  readonly proposedAt: string;
  readonly state: ProposalState;
  readonly settledBy?: string;
  readonly settledAt?: string;
  /** Why it was refused. */
  readonly reason?: string;
  /** The head of the journal after it was accepted. */
  readonly head?: Head;
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

/** Entries that wait beside the journal until a second person accepts them. */
export class Proposals {
  private readonly database: Kysely<Tables>;
  private readonly clock: () => string;
  private readonly entering: Entering;

  constructor(database: Kysely<Tables>, clock: () => string, entering: Entering) {
    this.database = database;
    this.clock = clock;
    this.entering = entering;
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
      corporation,
      id,
      entries: canonicalText(sealed),
      proposed_by: by,
      proposed_at: this.clock(),
      asked_by: askedBy ?? null,
      state: 'proposed',
      settled_by: null,
      settled_at: null,
      reason: null,
      version: null,
      hash: null,
    };
    await transaction.insertInto('proposals').values(row).execute();
    return proposalFrom(row);
  }

  /** @throws {NotKeptError} where there is none of that id */
  async one(corporation: string, id: string): Promise<Proposal> {
    return proposalFrom(known(await rowOf(this.database, corporation, id)));
  }

  /** The proposals of a corporation, the earliest first, each read when it is asked for. */
  async *each(corporation: string, state?: ProposalState): AsyncGenerator<Proposal> {
    let query = this.database
      .selectFrom('proposals')
      .select('id')
      .where('corporation', '=', corporation)
      .orderBy('proposed_at')
      .orderBy('id');
    if (state !== undefined) query = query.where('state', '=', state);
    for (const { id } of await query.execute()) {
      const row = await rowOf(this.database, corporation, id);
      if (row !== undefined) yield proposalFrom(row);
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
   * Enters what was proposed at the head of the journal: its proposer is the writer, and who accepted it stands beside.
   * @throws {OwnProposalError} where this is who proposed it, asked for it, or drafted it in a matter
   * @throws {RefusedEntriesError} where it does not go with what was entered since; it stays proposed
   * @throws {SettledError} where it was accepted, refused or withdrawn before
   */
  async accept(corporation: string, id: string, by: string): Promise<Proposal> {
    return this.settle(corporation, id, async (proposal, transaction) => {
      const drafters = await draftersOf(transaction, corporation, id);
      if ([proposal.by, proposal.askedBy, ...drafters].includes(by)) throw new OwnProposalError(id, by);
      const { version, hash } = await this.entering.entered(transaction, corporation, proposal.entries, by);
      return { state: 'accepted', settled_by: by, version, hash };
    });
  }

  /** @throws {SettledError} where it was settled before */
  async refuse(
    corporation: string,
    id: string,
    { by, reason }: { readonly by: string; readonly reason: string },
  ): Promise<Proposal> {
    return this.settle(corporation, id, async () => ({ state: 'refused', settled_by: by, reason }));
  }

  /** Takes a proposal back. @throws {NotKeptError} where this person did not propose it, nor ask for it */
  async withdraw(corporation: string, id: string, by: string): Promise<Proposal> {
    return this.settle(corporation, id, async (proposal) => {
      if (by !== proposal.by && by !== proposal.askedBy) throw new NotKeptError('You proposed nothing under that id.');
      return { state: 'withdrawn', settled_by: by };
    });
  }

  private async settle(
    corporation: string,
    id: string,
    work: (proposal: Proposal, transaction: Transaction<Tables>) => Promise<Partial<Tables['proposals']>>,
  ): Promise<Proposal> {
    const entriesIn = entriesReader();
    return this.entering.inTurn(corporation, async (transaction) => {
      const row = known(await rowOf(transaction, corporation, id));
      if (row.state !== 'proposed') {
        throw new SettledError(`"${id}" was ${row.state} by "${row.settled_by ?? ''}" already, and stays so.`);
      }
      const settled = { ...(await work(proposalFrom(row, entriesIn), transaction)), settled_at: this.clock() };
      await transaction
        .updateTable('proposals')
        .set(settled)
        .where('corporation', '=', corporation)
        .where('id', '=', id)
        .execute();
      return proposalFrom({ ...row, ...settled }, entriesIn);
    });
  }
}

/** Whether the same was proposed before by the same person. */
async function isSame(
  database: Kysely<Tables>,
  { corporation, entries: text, proposed_by: proposedBy }: Tables['proposals'],
  { entries, by }: NewProposal,
): Promise<boolean> {
  const before = JSON.parse(text) as readonly NewEntry[];
  const isAlike = canonicalText(withoutPersonal(before)) === canonicalText(withoutPersonal(entries));
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

function known(row: Tables['proposals'] | undefined): Tables['proposals'] {
  if (row !== undefined) return row;
  throw new NotKeptError('Nothing was proposed under that id.');
}

function proposalFrom(row: Tables['proposals'], entriesIn = entriesReader()): Proposal {
  const { id, proposed_by: by, proposed_at: proposedAt, state } = row;
  return {
    id,
    entries: entriesIn(row.entries),
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
