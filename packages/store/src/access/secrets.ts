import { sql, type Kysely } from 'kysely';
import { statement } from '../database/statement.js';
import type { Tables } from '../database/tables.js';
import { transacted } from '../database/transacted.js';
import { eachInTurns } from '../turn.js';

/** A secret of an account that is known here by its hash alone. */
export interface Secret {
  readonly hash: string;
  readonly account: string;
  readonly sort: SecretSort;
  /** The id by which it is listed and ended. */
  readonly id: string;
  readonly madeAt: string;
  readonly expiresAt: string;
  /** The instant at which it was last seen in use, as far as that was noted. */
  readonly lastUsed?: string;
  /** What a key is limited to; empty: all that its account may do. */
  readonly permissions: readonly string[];
}

/**
 * `session`: a browser that signed in; `key`: a program; `link`: signs in once; `device`: a browser that signed in before; `end`: opens
 * nothing, and stands for a while where every session of an account was ended.
 */
export type SecretSort = 'session' | 'key' | 'link' | 'device' | 'end';

const rowsOf = statement((database, hash: string) =>
  database.selectFrom('secrets').selectAll().where('hash', '=', hash),
);

/** The secrets by which requests show who sends them. */
export class Secrets {
  private readonly database: Kysely<Tables>;

  constructor(database: Kysely<Tables>) {
    this.database = database;
  }

  async add(secret: Omit<Secret, 'lastUsed'>): Promise<void> {
    await inserted(this.database, secret);
  }

  /** Adds a secret where the account has fewer than so many of its sort, and tells whether it did: those who add at once are counted one after the other. */
  async addWithin(most: number, secret: Omit<Secret, 'lastUsed'>): Promise<boolean> {
    const { account, sort } = secret;
    return transacted(this.database, async (transaction) => {
      // Whoever changes the row of the account has it alone until this is done, in either database.
      await transaction.updateTable('accounts').set({ account }).where('account', '=', account).execute();
      const own = transaction.selectFrom('secrets').select('id').where('account', '=', account);
      if ((await own.where('sort', '=', sort).execute()).length >= most) return false;
      await inserted(transaction, secret);
      return true;
    });
  }

  async find(hash: string): Promise<Secret | undefined> {
    const [row] = await rowsOf(this.database, hash);
    return row === undefined ? undefined : secretFrom(row);
  }

  /** The secret, taken away as it is read: two who come with it at once do not both have it. */
  async take(hash: string): Promise<Secret | undefined> {
    const query = this.database.deleteFrom('secrets').where('hash', '=', hash).returningAll();
    const [row] = await query.execute();
    return row === undefined ? undefined : secretFrom(row);
  }

  /** The secrets of one sort that an account has, the oldest first. */
  async of(account: string, sort: SecretSort): Promise<readonly Secret[]> {
    const query = this.database.selectFrom('secrets').selectAll().where('account', '=', account);
    const rows = await query.where('sort', '=', sort).orderBy('made_at').orderBy('id').execute();
    return eachInTurns(rows, secretFrom);
  }

  /** Whether the account had such a secret to end. */
  async end(account: string, sort: SecretSort, id: string): Promise<boolean> {
    const query = this.database.deleteFrom('secrets').where('account', '=', account).where('sort', '=', sort);
    return (await query.where('id', '=', id).returning('id').execute()).length > 0;
  }

  /** Ends all the secrets of one sort that an account has. */
  async endAll(account: string, sort: SecretSort): Promise<void> {
    const query = this.database.deleteFrom('secrets').where('account', '=', account).where('sort', '=', sort);
    await query.execute();
  }

  /** Notes when a secret was used. */
  async used(hash: string, at: string): Promise<void> {
    const query = this.database.updateTable('secrets').set({ last_used: at }).where('hash', '=', hash);
    await query.execute();
  }

  /** Drops every session that was not used since this instant. */
  async forgetIdle(since: string): Promise<void> {
    const query = this.database.deleteFrom('secrets').where('sort', '=', 'session');
    const isIdle = sql<boolean>`coalesce(last_used, made_at) <= ${since}`;
    await query.where(isIdle).execute();
  }

  /** Drops every secret that has expired. */
  async forgetExpired(now: string): Promise<void> {
    const query = this.database.deleteFrom('secrets').where('expires_at', '<=', now);
    await query.execute();
  }
}

async function inserted(
  database: Kysely<Tables>,
  { hash, account, sort, id, madeAt, expiresAt, permissions }: Omit<Secret, 'lastUsed'>,
): Promise<void> {
  const row = { hash, account, sort, id, made_at: madeAt, expires_at: expiresAt, last_used: null };
  const values = { ...row, permissions: JSON.stringify(permissions) };
  await database.insertInto('secrets').values(values).execute();
}

function secretFrom(row: Tables['secrets']): Secret {
  const { sort, made_at: madeAt, expires_at: expiresAt, last_used: lastUsed, permissions, ...secret } = row;
  return {
    ...secret,
    sort: sort as SecretSort,
    madeAt,
    expiresAt,
    ...(lastUsed === null ? undefined : { lastUsed }),
    permissions: JSON.parse(permissions) as readonly string[],
  };
}
