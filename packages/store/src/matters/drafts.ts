import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../database/tables.js';
import type { NewEntry } from '../journals/new-entry.js';
import { retain } from '../personal/retained.js';
import { nothingPersonal } from '../personal/sealing.js';
import { entriesReader } from '../journals/entries-reader.js';
import type { Entering, Proposals } from '../work/proposals.js';
import {
  changeable,
  listedColumns,
  listedFrom,
  notOut,
  rowOf,
  update,
  type Draft,
  type DraftListed,
  type NewDraft,
} from './draft.js';
import { inOpenMatter, mustBeOpen, type MatterPlace } from './in-open-matter.js';
import type { MatterPapers, PapersOut } from './matter-papers.js';

/** What is needed to bring drafts out. */
export type BringingOut = Entering & PapersOut & { readonly proposals: Proposals };

/** Drafts of matters: read with the journal as it is when they are made and changed, and again when they are brought out. */
export class Drafts {
  private readonly database: Kysely<Tables>;
  private readonly clock: () => string;
  private readonly out: BringingOut & { readonly matterPapers: MatterPapers };

  constructor(
    database: Kysely<Tables>,
    clock: () => string,
    out: BringingOut & { readonly matterPapers: MatterPapers },
  ) {
    this.database = database;
    this.clock = clock;
    this.out = out;
  }

  /**
   * @throws {RefusedEntriesError} where the entries are badly formed, or cannot have happened
   * @throws {PapersMissingError} where they name a paper that neither the matter nor the corporation keeps
   */
  async make(place: MatterPlace, { id, ...draft }: NewDraft & { readonly id: string }): Promise<DraftListed> {
    return inOpenMatter(this.database, place, async (transaction) => {
      await this.tried(transaction, place, draft.entries);
      const changed = { ...this.changedTo(draft), version: 1 };
      const made = { made_by: draft.by, made_at: changed.changed_at };
      const row = { ...place, id, ...changed, ...made, ...notOut };
      await transaction.insertInto('matter_drafts').values(row).execute();
      return listedFrom(row);
    });
  }

  /** @throws {ChangedSinceError} where it has another version than expected */
  async change(
    place: MatterPlace,
    id: string,
    { expectedVersion, ...draft }: NewDraft & { readonly expectedVersion: number },
  ): Promise<DraftListed> {
    return inOpenMatter(this.database, place, async (transaction) => {
      const row = await changeable(transaction, place, { id, expectedVersion });
      await this.tried(transaction, place, draft.entries);
      const changed = { ...this.changedTo(draft), version: expectedVersion + 1 };
      await update(transaction, place, { id, expectedVersion, set: changed });
      return listedFrom({ ...row, ...changed });
    });
  }

  /** Drops a draft that was not brought out. @throws {ChangedSinceError} where it has another version than expected */
  async drop(place: MatterPlace, id: string, expectedVersion: number): Promise<void> {
    await inOpenMatter(this.database, place, async (transaction) => {
      await changeable(transaction, place, { id, expectedVersion });
      const rows = await transaction
        .deleteFrom('matter_drafts')
        .where('corporation', '=', place.corporation)
        .where('matter', '=', place.matter)
        .where('id', '=', id)
        .returningAll()
        .execute();
      await retain(transaction, place.corporation, { table: 'matter_drafts', rows, at: this.clock() });
    });
  }

  /** The drafts of a matter without their entries, the earliest first. */
  async all({ corporation, matter }: MatterPlace): Promise<readonly DraftListed[]> {
    const rows = await this.database
      .selectFrom('matter_drafts')
      .select(listedColumns)
      .where('corporation', '=', corporation)
      .where('matter', '=', matter)
      .orderBy('made_at')
      .orderBy('id')
      .execute();
    return rows.map(listedFrom);
  }

  /** @throws {NotKeptError} where there is none of that id in this matter */
  async one(place: MatterPlace, id: string): Promise<Draft> {
    const row = await rowOf(this.database, place, id);
    return { ...listedFrom(row), entries: JSON.parse(row.entries) as readonly NewEntry[] };
  }

  /**
   * Proposes the entries to the corporation, with the papers that they name; all of it, or nothing.
   * @throws {ChangedSinceError} where the draft has another version than expected
   * @throws {SettledError} where it was brought out before, or something else was proposed under that id
   */
  async propose(
    place: MatterPlace,
    id: string,
    out: { readonly expectedVersion: number; readonly proposal: string; readonly by: string },
  ): Promise<DraftListed> {
    const { proposal, by } = out;
    return this.bringOut(place, { ...out, id }, async (transaction, entries) => {
      await this.out.proposals.proposeIn(transaction, place.corporation, { id: proposal, entries, by });
      return { proposal };
    });
  }

  /**
   * Enters the entries in the journal of the corporation, with the papers that they name; all of it, or nothing.
   * @throws {VersionConflictError} where the journal has another version than the writer saw
   * @throws {SecondPersonError} where the corporation wants a second person to accept them: propose them then
   */
  async enter(
    place: MatterPlace,
    id: string,
    out: { readonly expectedVersion: number; readonly journalVersion: number; readonly by: string },
  ): Promise<DraftListed> {
    return this.bringOut(place, { ...out, id }, async (transaction, entries) => {
      const appending = { corporation: place.corporation, expectedVersion: out.journalVersion, entries };
      const { version, hash } = await this.out.appended(transaction, appending);
      return { journal_version: version, journal_hash: hash };
    });
  }

  private async bringOut(
    place: MatterPlace,
    { id, expectedVersion, by }: { readonly id: string; readonly expectedVersion: number; readonly by: string },
    work: (transaction: Transaction<Tables>, entries: readonly NewEntry[]) => Promise<Partial<Tables['matter_drafts']>>,
  ): Promise<DraftListed> {
    const entriesIn = entriesReader();
    return this.out.inTurn(place.corporation, async (transaction) => {
      await mustBeOpen(transaction, place);
      const row = await changeable(transaction, place, { id, expectedVersion });
      const entries = entriesIn(row.entries).map((entry) => ({ ...entry, by }));
      for (const hash of await this.out.matterPapers.named(transaction, place, entries)) {
        await this.out.matterPapers.bringOutIn(transaction, place, { hash, by });
      }
      const became = { ...(await work(transaction, entries)), brought_out_by: by, brought_out_at: this.clock() };
      await update(transaction, place, { id, expectedVersion, set: became });
      return listedFrom({ ...row, ...became });
    });
  }

  private async tried(
    transaction: Transaction<Tables>,
    place: MatterPlace,
    entries: readonly NewEntry[],
  ): Promise<void> {
    const within = await this.out.matterPapers.named(transaction, place, entries);
    await this.out.tried(transaction, place.corporation, nothingPersonal(place.corporation, entries), within);
  }

  private changedTo({ title, entries, by }: NewDraft) {
    return { title, entries: JSON.stringify(entries), changed_by: by, changed_at: this.clock() };
  }
}
