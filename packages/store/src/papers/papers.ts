import type { Kysely, Transaction } from 'kysely';
import { sha256 } from '../chain/sha256.js';
import { inWords } from '../database/in-words.js';
import type { Tables } from '../database/tables.js';
import { record } from '../records/records.js';
import type { Erased, Erasing } from '../personal/erasing.js';
import { ErasedError, SettledError, StoreError } from '../store-error.js';
import { heldEntriesNaming } from './named-papers.js';
import { recordIn, recordsIn, type PaperRecord, type PaperState } from './paper-record.js';
import { addState, isBefore } from './paper-states.js';
import { addSight, sees, type SeenBy, type Sight, type Viewer } from './paper-sight.js';

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

/** The papers behind the entries of journals, each kept once by its hash. Persons are served by `SeenPapers`, which asks who may see. */
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
   * Keeps a paper. The same bytes given again are the paper that is there; a state later than its last one is added.
   * @param sight who may see it, and who says so
   * @throws {SettledError} where it was erased, or is kept already and not for the viewer to see
   */
  async keep(
    corporation: string,
    paper: NewPaper,
    sight?: { readonly seenBy: SeenBy; readonly viewer: Viewer },
  ): Promise<PaperRecord> {
    return this.inTurn(corporation, async (transaction) => {
      const hash = sha256(paper.content);
      const isNew = !(await this.isKeptIn(transaction, corporation, hash));
      if (!isNew && sight !== undefined) mustSee(await recordIn(transaction, corporation, hash), sight);
      await this.keepIn(transaction, corporation, paper);
      if (isNew && sight !== undefined && sight.seenBy !== 'everybody') {
        const said = { seenBy: sight.seenBy, by: sight.viewer.account, at: this.clock() };
        await addSight(transaction, { corporation, hash }, said);
      }
      return recordIn(transaction, corporation, hash);
    });
  }

  /** The same, as a part of something greater. */
  async keepIn(
    transaction: Transaction<Tables>,
    corporation: string,
    { name, mediaType, content, state, by }: NewPaper,
  ): Promise<PaperRecord> {
    const hash = sha256(content);
    const described = { name, media_type: mediaType, size: content.byteLength, kept_at: this.clock() };
    const unerased = { erased_by: null, erased_at: null, erased_why: null };
    await transaction
      .insertInto('papers')
      .values({ corporation, hash, ...described, content, ...unerased })
      .onConflict((conflict) => conflict.columns(['corporation', 'hash']).doNothing())
      .execute();
    await record(transaction, corporation, ['papers', hash]);
    if ((await recordIn(transaction, corporation, hash)).erased !== undefined) {
      throw new SettledError('This paper was erased here. It is not kept again: keep another copy of what it says.');
    }
    await addState(transaction, { corporation, hash, state, set_by: by, at: this.clock() });
    return recordIn(transaction, corporation, hash);
  }

  /** Whether the corporation keeps a paper of this hash. */
  async isKeptIn(transaction: Transaction<Tables>, corporation: string, hash: string): Promise<boolean> {
    const row = await transaction
      .selectFrom('papers')
      .select('hash')
      .where('corporation', '=', corporation)
      .where('hash', '=', hash)
      .executeTakeFirst();
    return row !== undefined;
  }

  /** Says what has become of a paper: drafted, then signed, then filed; never back. */
  async becomes(
    corporation: string,
    hash: string,
    { state, by }: Pick<NewPaper, 'state' | 'by'>,
  ): Promise<PaperRecord> {
    return this.inTurn(corporation, async (transaction) => {
      const { name, states } = await recordIn(transaction, corporation, hash);
      const last = states.at(-1)?.state;
      if (last !== undefined && isBefore(state, last)) {
        throw new SettledError(
          `"${name}" is ${last} already; it cannot be ${state} after that. Keep the new draft as a paper of its own.`,
        );
      }
      await addState(transaction, { corporation, hash, state, set_by: by, at: this.clock() });
      return recordIn(transaction, corporation, hash);
    });
  }

  /** Says who may see a paper from now on. */
  async show(corporation: string, hash: string, { seenBy, by }: Omit<Sight, 'at'>): Promise<PaperRecord> {
    const said = { seenBy, by, at: this.clock() };
    return this.inTurn(corporation, async (transaction) => {
      await addSight(transaction, { corporation, hash }, said);
      return recordIn(transaction, corporation, hash);
    });
  }

  /** @throws {NotKeptError} where there is no such paper. */
  async record(corporation: string, hash: string): Promise<PaperRecord> {
    return inWords('reading', async () => recordIn(this.database, corporation, hash));
  }

  /**
   * The bytes of a paper, held against their hash.
   * @throws {ErasedError} where they were erased
   * @throws {StoreError} where they are not there, or were changed
   */
  async content(corporation: string, hash: string): Promise<Uint8Array> {
    const { name, erased } = await this.record(corporation, hash);
    if (erased !== undefined) {
      throw new ErasedError(`The bytes of this paper were erased at ${erased.at}. Its record says by whom, and why.`);
    }
    const { content } = await this.database
      .selectFrom('papers')
      .select('content')
      .where('corporation', '=', corporation)
      .where('hash', '=', hash)
      .executeTakeFirstOrThrow();
    if (sha256(content) === hash) return content;
    throw new StoreError(
      `The bytes of "${name}" do not give its hash: they were changed after it was kept. Restore it from a backup.`,
    );
  }

  /** Every paper of a corporation, by the instant at which it was kept. */
  async all(corporation: string): Promise<readonly PaperRecord[]> {
    return inWords('reading', async () => recordsIn(this.database, corporation));
  }

  /**
   * Erases the bytes of a paper for good. Its record stays, with its hash, and so do the entries that name it. One that was
   * erased before stays as it was erased.
   * @throws {LegalHoldError} where a hold covers it, or an entry that names it
   */
  async erase(corporation: string, hash: string, { by, why }: Omit<Erased, 'at'>): Promise<PaperRecord> {
    return this.erasing.erasing(corporation, async (transaction) => {
      await recordIn(transaction, corporation, hash);
      const entries = await heldEntriesNaming(transaction, corporation, hash);
      await this.erasing.notHeld(transaction, corporation, { papers: [hash], entries });
      await transaction
        .updateTable('papers')
        .set({ content: new Uint8Array(), erased_by: by, erased_at: this.clock(), erased_why: why })
        .where('corporation', '=', corporation)
        .where('hash', '=', hash)
        .where('erased_at', 'is', null)
        .execute();
      await record(transaction, corporation, ['papers', hash]);
      return recordIn(transaction, corporation, hash);
    });
  }
}

/** @throws {SettledError} where a paper that is kept already is not for the viewer, or not for whom the viewer says */
function mustSee(
  { sights }: PaperRecord,
  { seenBy, viewer }: { readonly seenBy: SeenBy; readonly viewer: Viewer },
): void {
  if (!sees(viewer, sights)) {
    throw new SettledError('This paper is kept already, for others to see. Ask one of them to show it to you.');
  }
  if (seenBy !== 'everybody') {
    throw new SettledError('This paper is kept already. Who may see it is changed by itself, not by keeping it again.');
  }
}
