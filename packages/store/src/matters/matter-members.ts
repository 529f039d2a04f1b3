import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../database/tables.js';
import { NotKeptError, SettledError } from '../store-error.js';
import type { Entering } from '../work/proposals.js';
import { mustBeOpen, type MatterPlace } from './in-open-matter.js';

/** Somebody who is behind the wall, or was. */
export interface MatterMember {
  readonly account: string;
  readonly addedBy: string;
  readonly addedAt: string;
  /** Present: from then on this member saw nothing any more. */
  readonly removedBy?: string;
  readonly removedAt?: string;
}

/** The members of matters. Who once was one stays on record: it is known who could see what, and when. */
export class MatterMembers {
  private readonly database: Kysely<Tables>;
  private readonly clock: () => string;
  private readonly entering: Pick<Entering, 'inTurn'>;

  constructor(database: Kysely<Tables>, clock: () => string, entering: Pick<Entering, 'inTurn'>) {
    this.database = database;
    this.clock = clock;
    this.entering = entering;
  }

  /** Whether this account is a member now; no, where there is no such matter. The two take the same work. */
  async has({ corporation, matter }: MatterPlace, account: string): Promise<boolean> {
    const row = await this.database
      .selectFrom('matter_members')
      .select('account')
      .where('corporation', '=', corporation)
      .where('matter', '=', matter)
      .where('account', '=', account)
      .where('removed_at', 'is', null)
      .executeTakeFirst();
    return row !== undefined;
  }

  /** Everybody who is or was a member, in the order added. */
  async all(place: MatterPlace): Promise<readonly MatterMember[]> {
    return (await rowsOf(this.database, place)).map(memberFrom);
  }

  /** Adds a member; one who is there already stays as added. @throws {SettledError} where the matter is closed */
  async add(place: MatterPlace, { account, by }: { readonly account: string; readonly by: string }): Promise<void> {
    await this.entering.inTurn(place.corporation, async (transaction) => {
      await mustBeOpen(transaction, place);
      const rows = await rowsOf(transaction, place);
      if (rows.some((row) => row.account === account && row.removed_at === null)) return;
      const number = rows.length + 1;
      await this.addIn(transaction, place, { account, by, at: this.clock(), number });
    });
  }

  /** Adds one, as a part of something greater; `number`: how many were added with this one, ever. */
  async addIn(
    transaction: Transaction<Tables>,
    place: MatterPlace,
    added: { readonly account: string; readonly by: string; readonly at: string; readonly number: number },
  ): Promise<void> {
    const { account, by, at, number } = added;
    await transaction
      .insertInto('matter_members')
      .values({ ...place, number, account, added_by: by, added_at: at, removed_by: null, removed_at: null })
      .execute();
  }

  /**
   * Removes a member, of a closed matter as well.
   * @throws {SettledError} where it is the last: nobody could see the matter any more
   * @throws {NotKeptError} where it is none
   */
  async remove(place: MatterPlace, { account, by }: { readonly account: string; readonly by: string }): Promise<void> {
    const { corporation, matter } = place;
    await this.entering.inTurn(corporation, async (transaction) => {
      const now = (await rowsOf(transaction, place)).filter((row) => row.removed_at === null);
      if (!now.some((row) => row.account === account)) throw new NotKeptError('This account is no member here.');
      if (now.length === 1) {
        throw new SettledError('The last member cannot be removed: nobody could see the matter any more. Close it.');
      }
      await transaction
        .updateTable('matter_members')
        .set({ removed_by: by, removed_at: this.clock() })
        .where('corporation', '=', corporation)
        .where('matter', '=', matter)
        .where('account', '=', account)
        .where('removed_at', 'is', null)
        .execute();
    });
  }
}

async function rowsOf(database: Kysely<Tables>, { corporation, matter }: MatterPlace) {
  return database
    .selectFrom('matter_members')
    .selectAll()
    .where('corporation', '=', corporation)
    .where('matter', '=', matter)
    .orderBy('number')
    .execute();
}

function memberFrom(row: Tables['matter_members']): MatterMember {
  const { account, added_by: addedBy, added_at: addedAt, removed_by: removedBy, removed_at: removedAt } = row;
  return {
    account,
    addedBy,
    addedAt,
    ...(removedBy === null ? undefined : { removedBy }),
    ...(removedAt === null ? undefined : { removedAt }),
  };
}
