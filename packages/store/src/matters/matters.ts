import type { Kysely } from 'kysely';
import { inWords } from '../database/in-words.js';
import type { Tables } from '../database/tables.js';
import { NotKeptError, SettledError } from '../store-error.js';
import { Drafts, type BringingOut } from './drafts.js';
import { inOpenMatter, mustBeOpen, noSuchMatter, type MatterPlace } from './in-open-matter.js';
import { MatterHypotheticals } from './matter-hypotheticals.js';
import { MatterPapers } from './matter-papers.js';
import { Notes } from './notes.js';

/** A walled workspace of one corporation. To everybody but its members it is not there. */
export interface Matter {
  /** Drawn at random by whoever opens it, so that it counts nothing and cannot be guessed. */
  readonly id: string;
  readonly title: string;
  readonly openedBy: string;
  readonly openedAt: string;
  readonly closedBy?: string;
  /** From then on it is only read. */
  readonly closedAt?: string;
}

/** Somebody behind the wall. */
export interface MatterMember {
  readonly account: string;
  readonly addedBy: string;
  readonly addedAt: string;
}

/**
 * The matters of corporations. Who asks is not known here: whoever calls any of this has made sure before that it is done for
 * a member (`isMember`).
 */
export class Matters {
  readonly notes: Notes;
  readonly papers: MatterPapers;
  readonly drafts: Drafts;
  readonly hypotheticals: MatterHypotheticals;
  private readonly database: Kysely<Tables>;
  private readonly clock: () => string;
  private readonly out: BringingOut;

  constructor(database: Kysely<Tables>, clock: () => string, bringingOut: BringingOut) {
    this.database = database;
    this.clock = clock;
    this.out = bringingOut;
    this.notes = new Notes(database, clock);
    this.papers = new MatterPapers(database, clock, bringingOut);
    this.drafts = new Drafts(database, clock, { ...bringingOut, matterPapers: this.papers });
    this.hypotheticals = new MatterHypotheticals(database, clock);
  }

  /** Opens a matter. Whoever does is its first member. */
  async open(
    corporation: string,
    { id, title, by }: { readonly id: string; readonly title: string; readonly by: string },
  ): Promise<Matter> {
    const at = this.clock();
    const row = { corporation, id, title, opened_by: by, opened_at: at, closed_by: null, closed_at: null };
    await inWords('writing', async () =>
      this.database.transaction().execute(async (transaction) => {
        await transaction.insertInto('matters').values(row).execute();
        const member = { corporation, matter: id, account: by, added_by: by, added_at: at };
        await transaction.insertInto('matter_members').values(member).execute();
      }),
    );
    return matterFrom(row);
  }

  /** Whether this account is a member; no, where there is no such matter. The two take the same work. */
  async isMember({ corporation, matter }: MatterPlace, account: string): Promise<boolean> {
    const row = await inWords('reading', async () =>
      this.database
        .selectFrom('matter_members')
        .select('account')
        .where('corporation', '=', corporation)
        .where('matter', '=', matter)
        .where('account', '=', account)
        .executeTakeFirst(),
    );
    return row !== undefined;
  }

  /** The matters of which this account is a member, the earliest first. */
  async of(corporation: string, account: string): Promise<readonly Matter[]> {
    const rows = await inWords('reading', async () =>
      this.database
        .selectFrom('matters')
        .innerJoin('matter_members', (join) =>
          join
            .onRef('matter_members.corporation', '=', 'matters.corporation')
            .onRef('matter_members.matter', '=', 'matters.id'),
        )
        .selectAll('matters')
        .where('matters.corporation', '=', corporation)
        .where('matter_members.account', '=', account)
        .orderBy('opened_at')
        .orderBy('id')
        .execute(),
    );
    return rows.map(matterFrom);
  }

  /** @throws {NotKeptError} where there is none of that id */
  async one({ corporation, matter }: MatterPlace): Promise<Matter> {
    const row = await inWords('reading', async () =>
      this.database
        .selectFrom('matters')
        .selectAll()
        .where('corporation', '=', corporation)
        .where('id', '=', matter)
        .executeTakeFirst(),
    );
    if (row === undefined) throw noSuchMatter();
    return matterFrom(row);
  }

  /** The members, in the order added. */
  async members({ corporation, matter }: MatterPlace): Promise<readonly MatterMember[]> {
    const rows = await inWords('reading', async () =>
      this.database
        .selectFrom('matter_members')
        .selectAll()
        .where('corporation', '=', corporation)
        .where('matter', '=', matter)
        .orderBy('added_at')
        .orderBy('account')
        .execute(),
    );
    return rows.map(({ account, added_by: addedBy, added_at: addedAt }) => ({ account, addedBy, addedAt }));
  }

  /** Adds a member; one who is there already stays as added. @throws {SettledError} where the matter is closed */
  async add(place: MatterPlace, { account, by }: { readonly account: string; readonly by: string }): Promise<void> {
    const row = { ...place, account, added_by: by, added_at: this.clock() };
    await inOpenMatter(this.database, place, async (transaction) =>
      transaction
        .insertInto('matter_members')
        .values(row)
        .onConflict((conflict) => conflict.columns(['corporation', 'matter', 'account']).doNothing())
        .execute(),
    );
  }

  /**
   * Removes a member, of a closed matter as well.
   * @throws {SettledError} where it is the last: nobody could see the matter any more
   * @throws {NotKeptError} where it is none
   */
  async remove(place: MatterPlace, account: string): Promise<void> {
    const { corporation, matter } = place;
    await this.out.inTurn(corporation, async (transaction) => {
      const rows = await transaction
        .selectFrom('matter_members')
        .select('account')
        .where('corporation', '=', corporation)
        .where('matter', '=', matter)
        .execute();
      if (!rows.some((row) => row.account === account)) throw new NotKeptError('This account is no member here.');
      if (rows.length === 1) {
        throw new SettledError('The last member cannot be removed: nobody could see the matter any more. Close it.');
      }
      await transaction
        .deleteFrom('matter_members')
        .where('corporation', '=', corporation)
        .where('matter', '=', matter)
        .where('account', '=', account)
        .execute();
    });
  }

  /** Closes a matter: from then on it is only read. @throws {SettledError} where it is closed already */
  async close(place: MatterPlace, by: string): Promise<Matter> {
    await this.out.inTurn(place.corporation, async (transaction) => {
      await mustBeOpen(transaction, place);
      await transaction
        .updateTable('matters')
        .set({ closed_by: by, closed_at: this.clock() })
        .where('corporation', '=', place.corporation)
        .where('id', '=', place.matter)
        .execute();
    });
    return this.one(place);
  }
}

function matterFrom(row: Tables['matters']): Matter {
  const { id, title, opened_by: openedBy, opened_at: openedAt, closed_by: closedBy, closed_at: closedAt } = row;
  return {
    id,
    title,
    openedBy,
    openedAt,
    ...(closedBy === null ? undefined : { closedBy }),
    ...(closedAt === null ? undefined : { closedAt }),
  };
}
