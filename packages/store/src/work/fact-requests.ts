import type { Kysely, Transaction } from 'kysely';
import { sha256InTurns } from '../chain/sha256.js';
import type { Tables } from '../database/tables.js';
import type { NewPaper, Papers } from '../papers/papers.js';
import type { Entering, Proposal, Proposals } from './proposals.js';
import { NotKeptError, SettledError } from '../store-error.js';

/** A fact that somebody is to be asked for. */
export interface NewFactRequest {
  readonly id: string;
  /** SHA-256 of the link by which the reply comes. */
  readonly linkHash: string;
  /** Who is asked, by name; such a person needs no account. */
  readonly to: string;
  readonly fact: string;
  readonly about: readonly string[];
  /** The question in words. */
  readonly asks: string;
  /** The day for which it is asked. */
  readonly on: string;
  readonly askedBy: string;
  readonly askedAt: string;
  readonly expiresAt: string;
}

/** A request, and whether the reply has come. Its link is not kept. */
export interface FactRequest extends Omit<NewFactRequest, 'linkHash'> {
  readonly state: 'open' | 'replied' | 'withdrawn';
  readonly settledAt?: string;
}

/** What somebody replies, with the paper that shows it. */
export interface FactReply {
  readonly value: string;
  readonly paper?: Omit<NewPaper, 'by'>;
}

/** What requests need besides the database. */
export interface Replying {
  readonly inTurn: Entering['inTurn'];
  readonly papers: Papers;
  readonly proposals: Proposals;
}

/** Facts that persons without accounts are asked for, each by a link of its own. A reply is proposed, and entered by nobody alone. */
export class FactRequests {
  private readonly database: Kysely<Tables>;
  private readonly clock: () => string;
  private readonly replying: Replying;

  constructor(database: Kysely<Tables>, clock: () => string, replying: Replying) {
    this.database = database;
    this.clock = clock;
    this.replying = replying;
  }

  async ask(corporation: string, request: NewFactRequest): Promise<void> {
    const { linkHash, to, about, on, askedBy, askedAt, expiresAt, ...rest } = request;
    await this.database
      .insertInto('fact_requests')
      .values({
        ...rest,
        corporation,
        link_hash: linkHash,
        sent_to: to,
        about: JSON.stringify(about),
        on_day: on,
        asked_by: askedBy,
        asked_at: askedAt,
        expires_at: expiresAt,
        state: 'open',
        settled_at: null,
      })
      .execute();
  }

  /** The requests of a corporation, the earliest first. */
  async all(corporation: string): Promise<readonly FactRequest[]> {
    const rows = await this.database
      .selectFrom('fact_requests')
      .selectAll()
      .where('corporation', '=', corporation)
      .orderBy('asked_at')
      .orderBy('id')
      .execute();
    return rows.map(requestFrom);
  }

  /** The open request of a link. @throws {NotKeptError} where it has none, or its time is over */
  async byLink(corporation: string, linkHash: string, now: string): Promise<FactRequest> {
    return requestFrom(await openRow(this.database, corporation, linkHash, now));
  }

  /**
   * Takes a reply: its paper is kept and its entry proposed, all of it or nothing; the link has served then. The entry rests
   * on what a party told where there is a paper, and is only asserted without one.
   * @throws {NotKeptError} where the link has no open request, or its time is over
   */
  async reply(corporation: string, linkHash: string, { value, paper }: FactReply, now: string): Promise<Proposal> {
    return this.replying.inTurn(corporation, async (transaction) => {
      const { id, to, fact, about, on, askedBy } = requestFrom(await openRow(transaction, corporation, linkHash, now));
      // No account has such a name: who replied by a link is never taken for who signed in.
      const by = `${to} (asked by ${askedBy})`;
      const hash = paper === undefined ? undefined : await this.paperOf(transaction, corporation, { ...paper, by });
      const entry = {
        id: `reply-${id}`,
        type: 'stated',
        on,
        by,
        data: { fact, about, value },
        ...(paper === undefined || hash === undefined
          ? { basis: 'asserted' }
          : { basis: 'party', paper: { id: paper.name, hash } }),
      };
      await transaction
        .updateTable('fact_requests')
        .set({ state: 'replied', settled_at: this.clock() })
        .where('corporation', '=', corporation)
        .where('id', '=', id)
        .execute();
      return this.replying.proposals.proposeIn(transaction, corporation, {
        id: entry.id,
        entries: [entry],
        by,
        askedBy,
      });
    });
  }

  /**
   * Keeps the paper of a reply. What everybody sees already stays as it is: whoever has a link says nothing of what has
   * become of it, and learns neither that it is there nor what it is called.
   */
  private async paperOf(transaction: Transaction<Tables>, corporation: string, paper: NewPaper): Promise<string> {
    const { papers } = this.replying;
    const hash = await sha256InTurns(paper.content);
    const viewer = { account: paper.by, role: undefined };
    const seen = await papers.seenIn(transaction, corporation, { hash, viewer });
    if (seen === undefined) await papers.keepIn(transaction, corporation, { ...paper, hash }, { viewer });
    return hash;
  }

  /** Takes a request back: its link serves no more. @throws {SettledError} where the reply has come */
  async withdraw(corporation: string, id: string): Promise<void> {
    // In turn with a reply, which may be on its way.
    const gone = await this.replying.inTurn(corporation, async (transaction) =>
      transaction
        .updateTable('fact_requests')
        .set({ state: 'withdrawn', settled_at: this.clock() })
        .where('corporation', '=', corporation)
        .where('id', '=', id)
        .where('state', '=', 'open')
        .returning('id')
        .execute(),
    );
    if (gone.length > 0) return;
    const known = (await this.all(corporation)).find((each) => each.id === id);
    if (known === undefined) throw new NotKeptError('Nobody was asked for a fact under that id.');
    throw new SettledError(`This request is ${known.state} already.`);
  }
}

async function openRow(database: Kysely<Tables>, corporation: string, linkHash: string, now: string) {
  const row = await database
    .selectFrom('fact_requests')
    .selectAll()
    .where('corporation', '=', corporation)
    .where('link_hash', '=', linkHash)
    .where('state', '=', 'open')
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (row === undefined)
    throw new NotKeptError('This link asks for nothing: it has served, its time is over, or it never was one.');
  return row;
}

function requestFrom(row: Tables['fact_requests']): FactRequest {
  const { id, sent_to: to, fact, asks, on_day: on, asked_by: askedBy, asked_at: askedAt, expires_at: expiresAt } = row;
  return {
    id,
    to,
    fact,
    about: JSON.parse(row.about) as readonly string[],
    asks,
    on,
    askedBy,
    askedAt,
    expiresAt,
    state: row.state as FactRequest['state'],
    ...(row.settled_at === null ? undefined : { settledAt: row.settled_at }),
  };
}
