import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.js';

/** A sign-in that was begun here and goes on at a provider. */
export interface BegunSignIn {
  /** The hash of what the browser holds that began it. */
  readonly hash: string;
  readonly state: string;
  readonly nonce: string;
  /** The code verifier (RFC 7636). */
  readonly verifier: string;
  /** The path of this service to which the browser goes afterwards. */
  readonly goesTo: string;
  readonly expiresAt: string;
}

/** Sign-ins that wait for a provider's answer. Each is taken once. */
export class BegunSignIns {
  private readonly database: Kysely<Tables>;

  constructor(database: Kysely<Tables>) {
    this.database = database;
  }

  async begin({ goesTo, expiresAt, ...begun }: BegunSignIn): Promise<void> {
    const row = { ...begun, goes_to: goesTo, expires_at: expiresAt };
    await this.database.insertInto('begun_sign_ins').values(row).execute();
  }

  /**
   * The sign-in that this browser began with this state, taken away as it is read: who comes with it a second time finds
   * nothing. Who comes with another state finds nothing either, and takes nothing away.
   */
  async take({ hash, state }: Pick<BegunSignIn, 'hash' | 'state'>, now: string): Promise<BegunSignIn | undefined> {
    const query = this.database.deleteFrom('begun_sign_ins').where('hash', '=', hash).where('state', '=', state);
    const [row] = await query.returningAll().execute();
    if (row === undefined || row.expires_at <= now) return undefined;
    const { goes_to: goesTo, expires_at: expiresAt, ...begun } = row;
    return { ...begun, goesTo, expiresAt };
  }

  async forgetExpired(now: string): Promise<void> {
    const query = this.database.deleteFrom('begun_sign_ins').where('expires_at', '<=', now);
    await query.execute();
  }
}
