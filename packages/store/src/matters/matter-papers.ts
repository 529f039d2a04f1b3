import type { Kysely, Transaction } from 'kysely';
import { sha256InTurns } from '../chain/sha256.js';
import type { Tables } from '../database/tables.js';
import type { NewEntry } from '../journals/new-entry.js';
import { heldEntriesNaming } from '../papers/named-papers.js';
import { contentOf, erasePieces, keepPieces } from '../papers/paper-pieces.js';
import type { Erased, Erasing } from '../personal/erasing.js';
import { paperStates } from '../papers/paper-record.js';
import { viewersOf } from '../papers/paper-sight.js';
import type { NewPaper, Papers } from '../papers/papers.js';
import { SettledError } from '../store-error.js';
import type { Entering } from '../work/proposals.js';
import { inOpenMatter, mustBeOpen, type MatterPlace } from './in-open-matter.js';
import { described, notOut, paperFrom, rowOf, unerased, updateOf, type MatterPaper } from './matter-paper.js';

/** What is needed to bring papers out. */
export type PapersOut = Pick<Entering, 'inTurn'> & { readonly papers: Papers; readonly erasing: Erasing };

/**
 * The papers of matters. The same bytes may be kept by the corporation, or in another matter: of that nothing shows here, and
 * of these nothing shows there.
 */
export class MatterPapers {
  private readonly database: Kysely<Tables>;
  private readonly clock: () => string;
  private readonly out: PapersOut;

  constructor(database: Kysely<Tables>, clock: () => string, out: PapersOut) {
    this.database = database;
    this.clock = clock;
    this.out = out;
  }

  /** Keeps a paper in a matter. The same bytes given again are the paper that is there, in the later of the two states. */
  async keep(place: MatterPlace, { name, mediaType, content, state, by }: NewPaper): Promise<MatterPaper> {
    const hash = await sha256InTurns(content);
    const given = { name, media_type: mediaType, size: content.byteLength, state };
    const row = { ...place, hash, ...given, kept_by: by, kept_at: this.clock(), ...notOut, ...unerased };
    return inOpenMatter(this.database, place, async (transaction) => {
      const made = await transaction
        .insertInto('matter_papers')
        .values(row)
        .onConflict((conflict) => conflict.columns(['corporation', 'matter', 'hash']).doNothing())
        .returning('hash')
        .execute();
      if (made.length > 0) await keepPieces(transaction, { ...place, hash }, content);
      const earlier = paperStates.slice(0, paperStates.indexOf(state));
      if (earlier.length > 0) {
        await updateOf(transaction, place, hash).set({ state }).where('state', 'in', earlier).execute();
      }
      const kept = paperFrom(await rowOf(transaction, place, hash));
      if (kept.erased === undefined) return kept;
      throw new SettledError('This paper was erased in this matter. It is not kept again: keep another copy.');
    });
  }

  /** The papers of a matter, in the order kept. */
  async all({ corporation, matter }: MatterPlace): Promise<readonly MatterPaper[]> {
    const rows = await this.database
      .selectFrom('matter_papers')
      .select(described)
      .where('corporation', '=', corporation)
      .where('matter', '=', matter)
      .orderBy('kept_at')
      .orderBy('hash')
      .execute();
    return rows.map(paperFrom);
  }

  /** @throws {NotKeptError} where there is none of that hash in this matter */
  async record(place: MatterPlace, hash: string): Promise<MatterPaper> {
    return paperFrom(await rowOf(this.database, place, hash));
  }

  /** The bytes of a paper, held against their hash. @throws {StoreError} where they were changed */
  async content(place: MatterPlace, hash: string): Promise<Uint8Array> {
    return contentIn(this.database, place, hash);
  }

  /**
   * Erases the bytes of a paper for good, in a closed matter as well. Its record stays. The same bytes elsewhere are another
   * paper.
   * @throws {LegalHoldError} where a hold covers it, or an entry that names it
   */
  async erase(place: MatterPlace, hash: string, { by, why }: Omit<Erased, 'at'>): Promise<MatterPaper> {
    const { erasing } = this.out;
    return erasing.erasing(place.corporation, async (transaction) => {
      await rowOf(transaction, place, hash);
      const entries = await heldEntriesNaming(transaction, place.corporation, hash);
      await erasing.notHeld(transaction, place.corporation, { papers: [hash], entries });
      const erased = { erased_by: by, erased_at: this.clock(), erased_why: why };
      await updateOf(transaction, place, hash).set(erased).where('erased_at', 'is', null).execute();
      await erasePieces(transaction, { ...place, hash });
      return paperFrom(await rowOf(transaction, place, hash));
    });
  }

  /** Gives a paper to the corporation. It stays in the matter too. */
  async bringOut(place: MatterPlace, hash: string, by: string): Promise<MatterPaper> {
    return this.out.inTurn(place.corporation, async (transaction) => {
      await mustBeOpen(transaction, place);
      await this.bringOutIn(transaction, place, { hash, by });
      return paperFrom(await rowOf(transaction, place, hash));
    });
  }

  /** Those of the papers that these entries name which stand in the matter. */
  async named(
    database: Kysely<Tables>,
    { corporation, matter }: MatterPlace,
    entries: readonly NewEntry[],
  ): Promise<ReadonlySet<string>> {
    const hashes = [...new Set(entries.flatMap(({ paper }) => paper?.hash ?? []))];
    if (hashes.length === 0) return new Set();
    const rows = await database
      .selectFrom('matter_papers')
      .select('hash')
      .where('corporation', '=', corporation)
      .where('matter', '=', matter)
      .where('hash', 'in', hashes)
      .execute();
    return new Set(rows.map(({ hash }) => hash));
  }

  /** The same, as a part of something greater. What the corporation keeps already, for this member to see, stays there as it is. */
  async bringOutIn(
    transaction: Transaction<Tables>,
    place: MatterPlace,
    { hash, by }: { readonly hash: string; readonly by: string },
  ): Promise<void> {
    const { name, mediaType, state } = paperFrom(await rowOf(transaction, place, hash));
    const content = await contentIn(transaction, place, hash);
    const viewer = (await viewersOf(transaction, place.corporation)).get(by);
    if ((await this.out.papers.seenIn(transaction, place.corporation, { hash, viewer })) === undefined) {
      await this.out.papers.keepIn(
        transaction,
        place.corporation,
        { name, mediaType, content, state, by, hash },
        { viewer },
      );
    }
    await updateOf(transaction, place, hash)
      .set({ brought_out_by: by, brought_out_at: this.clock() })
      .where('brought_out_at', 'is', null)
      .execute();
  }
}

async function contentIn(database: Kysely<Tables>, place: MatterPlace, hash: string): Promise<Uint8Array> {
  return contentOf(database, async () => {
    return { ...paperFrom(await rowOf(database, place, hash)), kept: { ...place, hash } };
  });
}
