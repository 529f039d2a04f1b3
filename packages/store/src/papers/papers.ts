import type { Kysely, Transaction } from 'kysely';
import { sha256InTurns } from '../chain/sha256.js';
import type { Tables } from '../database/tables.js';
import { record } from '../records/records.js';
import type { Erased, Erasing } from '../personal/erasing.js';
import { SettledError } from '../store-error.js';
import { aloneMayErase } from '../work/policies.js';
import { heldEntriesNaming } from './named-papers.js';
import { paperKey } from './paper-key.js';
import { contentOf, erasePieces, keepPieces } from './paper-pieces.js';
import {
  countOfCopies,
  recordIn,
  recordsIn,
  type PaperCopy,
  type PaperRecord,
  type PaperState,
} from './paper-record.js';
import { addState, isBefore } from './paper-states.js';
import { addSight, type SeenBy, type Sight, type Viewer } from './paper-sight.js';

/** A paper to be kept. */
export interface NewPaper {
  readonly name: string;
  /** Such as application/pdf. */
  readonly mediaType: string;
  readonly content: Uint8Array;
  readonly state: PaperState;
  readonly by: string;
}

/** What keeping papers needs besides the database. */
export interface KeepingPapers {
  readonly clock: () => string;
  /** Does something in one transaction in which nobody else writes to this corporation. */
  readonly inTurn: <T>(corporation: string, work: (transaction: Transaction<Tables>) => Promise<T>) => Promise<T>;
  readonly erasing: Erasing;
}

/** As whom papers are asked for; nobody: whoever works on the store itself, and sees all of them. */
export interface AsWhom {
  readonly viewer?: Viewer | undefined;
}

/**
 * The papers behind the entries of journals, by their hashes, each kept once for those who may see it. Who keeps bytes that are
 * kept already behind a wall is told nothing, and keeps a copy; to whoever sees both they are one paper, and what is said of
 * it is said of each. Persons are served by `SeenPapers`.
 */
export class Papers {
  private readonly database: Kysely<Tables>;
  private readonly clock: () => string;
  private readonly inTurn: KeepingPapers['inTurn'];
  private readonly erasing: Erasing;

  constructor(database: Kysely<Tables>, { clock, inTurn, erasing }: KeepingPapers) {
    this.database = database;
    this.clock = clock;
    this.inTurn = inTurn;
    this.erasing = erasing;
  }

  /**
   * Keeps a paper. The same bytes given again are the paper that is seen; a state later than its last one is added.
   * @param sight who may see it, and who says so
   * @throws {SettledError} where what is seen of it was erased, or is kept already and its sight would be another
   */
  async keep(
    corporation: string,
    paper: NewPaper,
    sight?: { readonly seenBy: SeenBy; readonly viewer: Viewer },
  ): Promise<PaperRecord> {
    const hash = await sha256InTurns(paper.content);
    return this.inTurn(corporation, async (transaction) => {
      const seen = await this.seenIn(transaction, corporation, { hash, viewer: sight?.viewer });
      const few = sight === undefined || sight.seenBy === 'everybody' ? undefined : sight;
      if (seen !== undefined && few !== undefined) {
        throw new SettledError(
          'This paper is kept already. Who may see it is changed by itself, not by keeping it again.',
        );
      }
      const key = await this.keepIn(transaction, corporation, { ...paper, hash }, sight);
      if (few !== undefined) {
        await addSight(
          transaction,
          { corporation, key },
          { seenBy: few.seenBy, by: few.viewer.account, at: this.clock() },
        );
      }
      return recordIn(transaction, corporation, hash, sight?.viewer);
    });
  }

  /** The same, as a part of something greater, for everybody to see: what it is kept under. */
  async keepIn(
    transaction: Transaction<Tables>,
    corporation: string,
    { name, mediaType, content, state, by, hash }: NewPaper & { readonly hash: string },
    { viewer }: AsWhom = {},
  ): Promise<string> {
    const seen = await this.seenIn(transaction, corporation, { hash, viewer });
    if (seen?.erased !== undefined) {
      throw new SettledError('This paper was erased here. It is not kept again: keep another copy of what it says.');
    }
    const key = seen?.key ?? paperKey(hash, await countOfCopies(transaction, corporation, hash));
    if (seen === undefined) {
      const described = { name, media_type: mediaType, size: content.byteLength, kept_at: this.clock() };
      const unerased = { erased_by: null, erased_at: null, erased_why: null };
      await transaction
        .insertInto('papers')
        .values({ corporation, hash: key, ...described, ...unerased })
        .execute();
      await record(transaction, corporation, ['papers', key]);
      await keepPieces(transaction, { corporation, hash: key }, content);
    }
    await addState(transaction, { corporation, hash: key, state, set_by: by, at: this.clock() });
    return key;
  }

  /** The paper of this hash, where the viewer sees one. */
  async seenIn(
    transaction: Kysely<Tables>,
    corporation: string,
    paper: AsWhom & { readonly hash: string },
  ): Promise<PaperRecord | undefined> {
    const [seen] = await recordsIn(transaction, corporation, { viewer: undefined, ...paper });
    return seen;
  }

  /** Says what has become of a paper: drafted, then signed, then filed; never back. */
  async becomes(
    corporation: string,
    hash: string,
    { state, by, viewer }: Pick<NewPaper, 'state' | 'by'> & AsWhom,
  ): Promise<PaperRecord> {
    return this.inTurn(corporation, async (transaction) => {
      const paper = await recordIn(transaction, corporation, hash, viewer);
      const last = paper.states.at(-1)?.state;
      if (last !== undefined && isBefore(state, last)) {
        throw new SettledError(
          `"${paper.name}" is ${last} already; it cannot be ${state} after that. Keep the new draft as a paper of its own.`,
        );
      }
      for (const { key } of copiesOf(paper)) {
        await addState(transaction, { corporation, hash: key, state, set_by: by, at: this.clock() });
      }
      return recordIn(transaction, corporation, hash, viewer);
    });
  }

  /** Says who may see a paper from now on. */
  async show(
    corporation: string,
    hash: string,
    { seenBy, by, viewer }: Omit<Sight, 'at'> & AsWhom,
  ): Promise<PaperRecord> {
    const said = { seenBy, by, at: this.clock() };
    return this.inTurn(corporation, async (transaction) => {
      for (const { key } of copiesOf(await recordIn(transaction, corporation, hash, viewer))) {
        await addSight(transaction, { corporation, key }, said);
      }
      return recordIn(transaction, corporation, hash, viewer);
    });
  }

  /** @throws {NotKeptError} where there is no such paper to be seen */
  async record(corporation: string, hash: string, { viewer }: AsWhom = {}): Promise<PaperRecord> {
    return recordIn(this.database, corporation, hash, viewer);
  }

  /**
   * The bytes of a paper, held against their hash.
   * @throws {ErasedError} where they were erased
   * @throws {StoreError} where they are not there, or were changed
   */
  async content(corporation: string, hash: string, as: AsWhom = {}): Promise<Uint8Array> {
    return contentOf(this.database, async () => {
      const { key, ...paper } = await this.record(corporation, hash, as);
      return { ...paper, kept: { corporation, hash: key } };
    });
  }

  /** Every paper of a corporation that is seen, by the instant at which it was kept. */
  async all(corporation: string, { viewer }: AsWhom = {}): Promise<readonly PaperRecord[]> {
    return recordsIn(this.database, corporation, { viewer });
  }

  /**
   * Erases the bytes of a paper for good. Its record stays, with its hash, and so do the entries that name it. One that was
   * erased before stays as it was erased, and a copy that is not seen as it is.
   * @throws {LegalHoldError} where a hold covers it, or an entry that names it
   * @throws {SecondPersonError} where the policy asks a second person for it
   */
  async erase(corporation: string, hash: string, erasing: Omit<Erased, 'at'> & AsWhom): Promise<PaperRecord> {
    return this.erasing.erasing(corporation, async (transaction) => {
      await aloneMayErase(transaction, corporation, 'erasing the bytes of a paper');
      return this.eraseIn(transaction, corporation, hash, erasing);
    });
  }

  /** The same as a part of something greater, whoever accepted it. */
  async eraseIn(
    transaction: Transaction<Tables>,
    corporation: string,
    hash: string,
    { by, why, viewer }: Omit<Erased, 'at'> & AsWhom,
  ): Promise<PaperRecord> {
    const paper = await this.mayBeErased(transaction, corporation, hash, { viewer });
    for (const { key } of copiesOf(paper)) {
      await transaction
        .updateTable('papers')
        .set({ erased_by: by, erased_at: this.clock(), erased_why: why })
        .where('corporation', '=', corporation)
        .where('hash', '=', key)
        .where('erased_at', 'is', null)
        .execute();
      await erasePieces(transaction, { corporation, hash: key });
      await record(transaction, corporation, ['papers', key]);
    }
    return recordIn(transaction, corporation, hash, viewer);
  }

  /** Erases nothing. @throws {NotKeptError} where it is not seen @throws {LegalHoldError} where a hold covers it */
  async mayBeErased(
    transaction: Transaction<Tables>,
    corporation: string,
    hash: string,
    { viewer }: AsWhom = {},
  ): Promise<PaperRecord> {
    const paper = await recordIn(transaction, corporation, hash, viewer);
    const entries = await heldEntriesNaming(transaction, corporation, hash);
    await this.erasing.notHeld(transaction, corporation, { papers: [hash], entries });
    return paper;
  }
}

function copiesOf(paper: PaperRecord): readonly PaperCopy[] {
  return [paper, ...paper.copies];
}
