import type { Kysely, Transaction } from 'kysely';
import { statement } from '../database/statement.js';
import type { Tables } from '../database/tables.js';
import { NotKeptError } from '../store-error.js';
import { record } from '../records/records.js';
import { SortedIds } from './sorted-ids.js';
import { eachInTurns } from '../turn.js';

/** What an account is to a corporation, to an instant or without an end. */
export interface Grant {
  readonly account: string;
  readonly corporation: string;
  readonly role: string;
  /** The instant at which it ends. */
  readonly until?: string;
}

/** That somebody gave an account a role, or took it away. */
export interface GrantChange {
  readonly account: string;
  /** The role given; absent: it was taken away. */
  readonly role?: string;
  readonly until?: string;
  readonly by: string;
  readonly at: string;
}

const grantsTo = statement((database, account: string) =>
  database.selectFrom('grants').selectAll().where('account', '=', account),
);

/** Which role each account has with which corporation, and who gave it. */
export class Grants {
  private readonly database: Kysely<Tables>;
  private readonly clock: () => string;
  private readonly ids = new SortedIds();

  constructor(database: Kysely<Tables>, clock: () => string) {
    this.database = database;
    this.clock = clock;
  }

  /** Gives an account a role with a corporation, in place of the one it had. */
  async give(grant: Grant, by: string): Promise<void> {
    await this.inTransaction(async (transaction) => this.giveIn(transaction, grant, by));
  }

  /**
   * The same, as a part of something greater.
   * @throws {NotKeptError} where the account is closed
   */
  async giveIn(transaction: Transaction<Tables>, { account, corporation, role, until }: Grant, by: string) {
    await mustNotBeClosed(transaction, account);
    const held = { role, until: until ?? null };
    await transaction
      .insertInto('grants')
      .values({ account, corporation, ...held })
      .onConflict((conflict) => conflict.columns(['corporation', 'account']).doUpdateSet(held))
      .execute();
    await this.changed(transaction, { corporation, account, ...held }, by);
  }

  /**
   * Takes the role of an account away, where it still has one.
   * @throws {NotKeptError} where it never had any: whoever mistook its name would believe that it is gone
   */
  async withdraw({ account, corporation }: Pick<Grant, 'account' | 'corporation'>, by: string): Promise<void> {
    await this.inTransaction(async (transaction) => {
      const gone = await transaction
        .deleteFrom('grants')
        .where('corporation', '=', corporation)
        .where('account', '=', account)
        .returning('account')
        .execute();
      if (gone.length > 0) await this.changed(transaction, { corporation, account, role: null, until: null }, by);
      else await mustHaveHadRole(transaction, { corporation, account });
    });
  }

  /** The roles of an account. */
  async of(account: string): Promise<readonly Grant[]> {
    return (await grantsTo(this.database, account)).map(grantFrom);
  }

  /** The roles with a corporation, by account. */
  async in(corporation: string): Promise<readonly Grant[]> {
    const query = this.database.selectFrom('grants').selectAll().where('corporation', '=', corporation);
    return eachInTurns(await query.orderBy('account').execute(), grantFrom);
  }

  /** Every role that was given or taken away, the earliest first. */
  async changes(corporation: string): Promise<readonly GrantChange[]> {
    const query = this.database.selectFrom('grant_changes').selectAll().where('corporation', '=', corporation);
    return eachInTurns(await query.orderBy('id').execute(), changeFrom);
  }

  private async changed(
    transaction: Transaction<Tables>,
    change: Pick<Tables['grant_changes'], 'corporation' | 'account' | 'role' | 'until'>,
    by: string,
  ): Promise<void> {
    const at = this.clock();
    const row = { ...change, id: this.ids.at(at), changed_by: by, at };
    await transaction.insertInto('grant_changes').values(row).execute();
    await record(transaction, change.corporation, ['grants', change.account], ['grant_changes', row.id]);
  }

  private async inTransaction(work: (transaction: Transaction<Tables>) => Promise<void>): Promise<void> {
    await this.database.transaction().execute(work);
  }
}

/** Whoever changes the row of an account has it alone until this is done, in either database: it is not closed meanwhile. */
async function mustNotBeClosed(transaction: Transaction<Tables>, account: string): Promise<void> {
  const own = transaction.updateTable('accounts').set({ account }).where('account', '=', account);
  const [found] = await own.returning('is_closed').execute();
  if (found?.is_closed === 1) throw new NotKeptError(`The account "${account}" is closed: it is given no role.`);
}

/** @throws {NotKeptError} */
async function mustHaveHadRole(
  transaction: Transaction<Tables>,
  { account, corporation }: Pick<Grant, 'account' | 'corporation'>,
): Promise<void> {
  const changes = transaction.selectFrom('grant_changes').select('id').where('corporation', '=', corporation);
  const last = await changes.where('account', '=', account).limit(1).executeTakeFirst();
  if (last === undefined) throw new NotKeptError('No account of that name ever had a role here. Check the name.');
}

function grantFrom({ account, corporation, role, until }: Tables['grants']): Grant {
  return { account, corporation, role, ...(until === null ? undefined : { until }) };
}

function changeFrom({ account, role, until, changed_by: by, at }: Tables['grant_changes']): GrantChange {
  return {
    account,
    ...(role === null ? undefined : { role }),
    ...(until === null ? undefined : { until }),
    by,
    at,
  };
}
