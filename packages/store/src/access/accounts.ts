import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.js';
import { StoreError } from '../store-error.js';

/** Somebody who signs in. */
export interface Account {
  readonly name: string;
  /** As the service hashed it; absent where the account signs in otherwise. */
  readonly passwordHash?: string;
  /** Whether it may make accounts, and begin to keep corporations. */
  readonly isOwner: boolean;
  readonly isClosed: boolean;
}

/** What an account is to a corporation, to a day or without an end. */
export interface Grant {
  readonly account: string;
  readonly corporation: string;
  readonly role: string;
  /** The instant at which it ends. */
  readonly until?: string;
}

/** A secret of an account that is known here by its hash alone. */
export interface Secret {
  readonly hash: string;
  readonly account: string;
  /** `session`: a browser that signed in; `key`: a program; `link`: signs in once. */
  readonly sort: 'session' | 'key' | 'link';
  /** The id by which a key is listed and revoked. */
  readonly id: string;
  readonly madeAt: string;
  readonly expiresAt: string;
  /** What a key is limited to; empty: all that its account may do. */
  readonly permissions: readonly string[];
}

/** Who may sign in, what each is to which corporation, and the secrets by which requests show who sends them. */
export class Accounts {
  private readonly database: Kysely<Tables>;

  constructor(database: Kysely<Tables>) {
    this.database = database;
  }

  async count(): Promise<number> {
    return (await this.database.selectFrom('accounts').select('account').execute()).length;
  }

  /** @throws {StoreError} where there is an account of that name */
  async open({ name, passwordHash, isOwner }: Omit<Account, 'isClosed'>): Promise<Account> {
    const inserted = await this.database
      .insertInto('accounts')
      .values({ account: name, password_hash: passwordHash ?? null, is_owner: isOwner ? 1 : 0, is_closed: 0 })
      .onConflict((conflict) => conflict.column('account').doNothing())
      .returning('account')
      .execute();
    if (inserted.length === 0) throw new StoreError(`There is an account "${name}" already. Choose another name.`);
    return { name, ...(passwordHash === undefined ? undefined : { passwordHash }), isOwner, isClosed: false };
  }

  async find(name: string): Promise<Account | undefined> {
    const row = await this.database.selectFrom('accounts').selectAll().where('account', '=', name).executeTakeFirst();
    return row === undefined ? undefined : accountFrom(row);
  }

  async all(): Promise<readonly Account[]> {
    const rows = await this.database.selectFrom('accounts').selectAll().orderBy('account').execute();
    return rows.map(accountFrom);
  }

  async setPassword(name: string, passwordHash: string): Promise<void> {
    await this.database
      .updateTable('accounts')
      .set({ password_hash: passwordHash })
      .where('account', '=', name)
      .execute();
  }

  /** Closes an account: it signs in no more, and every secret of it is gone. What it entered stays. */
  async close(name: string): Promise<void> {
    await this.database.updateTable('accounts').set({ is_closed: 1 }).where('account', '=', name).execute();
    await this.database.deleteFrom('secrets').where('account', '=', name).execute();
  }

  /** Gives an account a role with a corporation, in place of the one it had. */
  async grant({ account, corporation, role, until }: Grant): Promise<void> {
    const row = { account, corporation, role, until: until ?? null };
    await this.database
      .insertInto('grants')
      .values(row)
      .onConflict((conflict) =>
        conflict.columns(['corporation', 'account']).doUpdateSet({ role, until: until ?? null }),
      )
      .execute();
  }

  async withdraw(account: string, corporation: string): Promise<void> {
    await this.database
      .deleteFrom('grants')
      .where('corporation', '=', corporation)
      .where('account', '=', account)
      .execute();
  }

  async grantsOf(account: string): Promise<readonly Grant[]> {
    const rows = await this.database.selectFrom('grants').selectAll().where('account', '=', account).execute();
    return rows.map(grantFrom);
  }

  async grantsIn(corporation: string): Promise<readonly Grant[]> {
    const rows = await this.database
      .selectFrom('grants')
      .selectAll()
      .where('corporation', '=', corporation)
      .orderBy('account')
      .execute();
    return rows.map(grantFrom);
  }

  async addSecret({ hash, account, sort, id, madeAt, expiresAt, permissions }: Secret): Promise<void> {
    await this.database
      .insertInto('secrets')
      .values({
        hash,
        account,
        sort,
        id,
        made_at: madeAt,
        expires_at: expiresAt,
        permissions: JSON.stringify(permissions),
      })
      .execute();
  }

  async secret(hash: string): Promise<Secret | undefined> {
    const row = await this.database.selectFrom('secrets').selectAll().where('hash', '=', hash).executeTakeFirst();
    return row === undefined ? undefined : secretFrom(row);
  }

  /** The secret, taken away as it is read: two who come with it at once do not both have it. */
  async takeSecret(hash: string): Promise<Secret | undefined> {
    const rows = await this.database.deleteFrom('secrets').where('hash', '=', hash).returningAll().execute();
    const [row] = rows;
    return row === undefined ? undefined : secretFrom(row);
  }

  async keysOf(account: string): Promise<readonly Secret[]> {
    const rows = await this.database
      .selectFrom('secrets')
      .selectAll()
      .where('account', '=', account)
      .where('sort', '=', 'key')
      .orderBy('made_at')
      .execute();
    return rows.map(secretFrom);
  }

  /** Whether there was such a key of that account to revoke. */
  async revokeKey(account: string, id: string): Promise<boolean> {
    const gone = await this.database
      .deleteFrom('secrets')
      .where('account', '=', account)
      .where('sort', '=', 'key')
      .where('id', '=', id)
      .returning('id')
      .execute();
    return gone.length > 0;
  }

  /** Drops every secret that has expired. */
  async forgetExpired(now: string): Promise<void> {
    await this.database.deleteFrom('secrets').where('expires_at', '<=', now).execute();
  }
}

function accountFrom(row: Tables['accounts']): Account {
  const { account: name, password_hash: passwordHash, is_owner: isOwner, is_closed: isClosed } = row;
  return {
    name,
    ...(passwordHash === null ? undefined : { passwordHash }),
    isOwner: isOwner === 1,
    isClosed: isClosed === 1,
  };
}

function grantFrom({ account, corporation, role, until }: Tables['grants']): Grant {
  return { account, corporation, role, ...(until === null ? undefined : { until }) };
}

function secretFrom(row: Tables['secrets']): Secret {
  const { hash, account, sort, id, made_at: madeAt, expires_at: expiresAt, permissions } = row;
  return {
    hash,
    account,
    sort: sort as Secret['sort'],
    id,
    madeAt,
    expiresAt,
    permissions: JSON.parse(permissions) as readonly string[],
  };
}
