import type { Kysely } from 'kysely';
import { statement } from '../database/statement.js';
import type { Tables } from '../database/tables.js';
import { StoreError } from '../store-error.js';
import { eachInTurns } from '../turn.js';

/** Somebody who signs in. */
export interface Account {
  readonly name: string;
  /** As the service hashed it; absent where the account signs in otherwise. */
  readonly passwordHash?: string;
  /** Whether it may make accounts, and begin to keep corporations. */
  readonly isOwner: boolean;
  readonly isClosed: boolean;
  /** The instant of its first sign-in; absent: nobody used it yet. */
  readonly usedAt?: string;
}

const accountNamed = statement((database, name: string) =>
  database.selectFrom('accounts').selectAll().where('account', '=', name),
);

/** Who may sign in. */
export class Accounts {
  private readonly database: Kysely<Tables>;

  constructor(database: Kysely<Tables>) {
    this.database = database;
  }

  async count(): Promise<number> {
    const query = this.database.selectFrom('accounts').select('account');
    return (await query.execute()).length;
  }

  /** @throws {StoreError} where there is an account of that name */
  async open(opening: Omit<Account, 'isClosed' | 'usedAt'>): Promise<Account> {
    const row = rowOf(opening);
    const query = this.database
      .insertInto('accounts')
      .values(row)
      .onConflict((conflict) => conflict.column('account').doNothing())
      .returning('account');
    const inserted = await query.execute();
    if (inserted.length > 0) return accountFrom(row);
    throw new StoreError(`There is an account "${opening.name}" already. Choose another name.`);
  }

  /** Opens the account of an owner where there is none at all; undefined where there is one, or another service opened one at once. */
  async openFirst(name: string): Promise<Account | undefined> {
    if ((await this.count()) > 0) return undefined;
    const nobody = { ...rowOf({ name: '', isOwner: false }), is_closed: 1 };
    return this.database.transaction().execute(async (transaction) => {
      // Of all who come here at once, under whatever names, each waits for the one before, in either database: none sees this row.
      await transaction.insertInto('accounts').values(nobody).execute();
      const others = await transaction.selectFrom('accounts').select('account').where('account', '<>', '').execute();
      const row = rowOf({ name, isOwner: true });
      if (others.length === 0) await transaction.insertInto('accounts').values(row).execute();
      await transaction.deleteFrom('accounts').where('account', '=', '').execute();
      return others.length === 0 ? accountFrom(row) : undefined;
    });
  }

  async find(name: string): Promise<Account | undefined> {
    const [row] = await accountNamed(this.database, name);
    return row === undefined ? undefined : accountFrom(row);
  }

  async all(): Promise<readonly Account[]> {
    const query = this.database.selectFrom('accounts').selectAll().orderBy('account');
    return eachInTurns(await query.execute(), accountFrom);
  }

  async setPassword(name: string, passwordHash: string): Promise<void> {
    const query = this.database.updateTable('accounts').set({ password_hash: passwordHash });
    await query.where('account', '=', name).execute();
  }

  /**
   * Notes that an account is signed in to. With the first time it has a holder, who alone says from then on who it is
   * elsewhere: whatever was said before, and nobody signed in by, goes.
   */
  async used(name: string, at: string): Promise<void> {
    await this.database.transaction().execute(async (transaction) => {
      const first = await transaction
        .updateTable('accounts')
        .set({ used_at: at })
        .where('account', '=', name)
        .where('used_at', 'is', null)
        .returning('account')
        .execute();
      if (first.length === 0) return;
      await transaction.deleteFrom('identities').where('account', '=', name).where('bound_at', 'is', null).execute();
    });
  }

  /**
   * Closes an account: it signs in no more, every secret of it is gone, and nobody is bound to it any more. What it entered
   * stays, and so does who it was elsewhere, lest the same person be taken for somebody else.
   * @throws {StoreError} where no owner would be left: nobody could make accounts any more, nor a new owner
   */
  async close(name: string): Promise<void> {
    await this.database.transaction().execute(async (transaction) => {
      // Owners who close one another at once are closed one after the other, in either database.
      const owners = await transaction
        .updateTable('accounts')
        .set({ is_owner: 1 })
        .where('is_owner', '=', 1)
        .where('is_closed', '=', 0)
        .returning('account')
        .execute();
      if (owners.length === 1 && owners[0]?.account === name) {
        throw new StoreError(`"${name}" is the only owner who is left, and is not closed. Make another owner first.`);
      }
      await transaction.updateTable('accounts').set({ is_closed: 1 }).where('account', '=', name).execute();
      await transaction.deleteFrom('secrets').where('account', '=', name).execute();
      await transaction.deleteFrom('identities').where('account', '=', name).where('subject', 'is', null).execute();
    });
  }
}

function rowOf({ name, passwordHash, isOwner }: Omit<Account, 'isClosed' | 'usedAt'>): Tables['accounts'] {
  return {
    account: name,
    password_hash: passwordHash ?? null,
    is_owner: isOwner ? 1 : 0,
    is_closed: 0,
    used_at: null,
  };
}

function accountFrom(row: Tables['accounts']): Account {
  const { account: name, password_hash: passwordHash, is_owner: isOwner, is_closed: isClosed, used_at: usedAt } = row;
  return {
    name,
    ...(passwordHash === null ? undefined : { passwordHash }),
    isOwner: isOwner === 1,
    isClosed: isClosed === 1,
    ...(usedAt === null ? undefined : { usedAt }),
  };
}
