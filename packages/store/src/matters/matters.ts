import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.js';
import { Drafts, type BringingOut } from './drafts.js';
import { mustBeOpen, noSuchMatter, type MatterPlace } from './in-open-matter.js';
import { MatterHypotheticals } from './matter-hypotheticals.js';
import { MatterMembers } from './matter-members.js';
import { MatterPapers } from './matter-papers.js';
import { Notes } from './notes.js';
import { eachInTurns } from '../turn.js';

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

/**
 * The matters of corporations. Who asks is not known here: whoever calls any of this has made sure before that it is done for
 * a member (`members.has`).
 */
export class Matters {
  readonly members: MatterMembers;
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
    this.members = new MatterMembers(database, clock, bringingOut);
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
    await this.database.transaction().execute(async (transaction) => {
      await transaction.insertInto('matters').values(row).execute();
      await this.members.addIn(transaction, { corporation, matter: id }, { account: by, by, at, number: 1 });
    });
    return matterFrom(row);
  }

  /** The matters of which this account is a member, the earliest first. */
  async of(corporation: string, account: string): Promise<readonly Matter[]> {
    const rows = await this.database
      .selectFrom('matters')
      .innerJoin('matter_members', (join) =>
        join
          .onRef('matter_members.corporation', '=', 'matters.corporation')
          .onRef('matter_members.matter', '=', 'matters.id'),
      )
      .selectAll('matters')
      .where('matters.corporation', '=', corporation)
      .where('matter_members.account', '=', account)
      .where('matter_members.removed_at', 'is', null)
      .orderBy('opened_at')
      .orderBy('id')
      .execute();
    return eachInTurns(rows, matterFrom);
  }

  /** @throws {NotKeptError} where there is none of that id */
  async one({ corporation, matter }: MatterPlace): Promise<Matter> {
    const row = await this.database
      .selectFrom('matters')
      .selectAll()
      .where('corporation', '=', corporation)
      .where('id', '=', matter)
      .executeTakeFirst();
    if (row === undefined) throw noSuchMatter();
    return matterFrom(row);
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
