import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/tables.js';
import { IdentityKeptError } from '../store-error.js';

/** Who an account is at a provider of sign-in. */
export interface Identity {
  readonly id: string;
  readonly account: string;
  /** The provider, as it names itself. */
  readonly issuer: string;
  /** Whom the provider means, as it names whoever it is for good. Absent until the first sign-in. */
  readonly subject?: string;
  /** What the provider is expected to say at the first sign-in, such as an e-mail address. */
  readonly expects?: string;
  readonly madeAt: string;
  /** The instant of the first sign-in. */
  readonly boundAt?: string;
}

/**
 * Who accounts are elsewhere. An owner says what is expected of an account; the first to sign in of whom it is said is bound
 * to it, once; afterwards issuer and subject alone count.
 */
export class Identities {
  private readonly database: Kysely<Tables>;

  constructor(database: Kysely<Tables>) {
    this.database = database;
  }

  /** @throws {IdentityKeptError} where the subject, or what is expected, stands for an account already */
  async add({ id, issuer, account, subject, expects, madeAt }: Omit<Identity, 'boundAt'>): Promise<void> {
    const row = { id, issuer, account, made_at: madeAt };
    const inserted = await this.database
      .insertInto('identities')
      .values({
        ...row,
        subject: subject ?? null,
        expects: expects ?? null,
        bound_at: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .execute();
    if (inserted.length === 0) {
      throw new IdentityKeptError(
        'This stands for an account already, for this one or another. Unlink it there first, if it is to move.',
      );
    }
  }

  async of(account: string): Promise<readonly Identity[]> {
    const query = this.database.selectFrom('identities').selectAll().where('account', '=', account);
    return (await query.orderBy('made_at').orderBy('id').execute()).map(identityFrom);
  }

  /** Whether there was such an identity of that account. */
  async remove(account: string, id: string): Promise<boolean> {
    const query = this.database.deleteFrom('identities').where('account', '=', account).where('id', '=', id);
    return (await query.returning('id').execute()).length > 0;
  }

  /** The account of a subject that signs in, which is bound to it by that, where it was only named. */
  async accountOf(issuer: string, subject: string, at: string): Promise<string | undefined> {
    const rows = await this.database
      .updateTable('identities')
      .set({ bound_at: sql<string>`coalesce(bound_at, ${at})` })
      .where('issuer', '=', issuer)
      .where('subject', '=', subject)
      .returning('account')
      .execute();
    return rows[0]?.account;
  }

  /** Binds a subject to the open account of which this is expected, and tells it. Of two who come at once one is bound. */
  async bind(
    { issuer, subject, expects }: { readonly issuer: string; readonly subject: string; readonly expects: string },
    boundAt: string,
  ): Promise<string | undefined> {
    const rows = await this.database
      .updateTable('identities')
      .set({ subject, bound_at: boundAt })
      .where('issuer', '=', issuer)
      .where('expects', '=', expects)
      .where('subject', 'is', null)
      .where('account', 'in', this.database.selectFrom('accounts').select('account').where('is_closed', '=', 0))
      .returning('account')
      .execute();
    return rows[0]?.account;
  }
}

function identityFrom(row: Tables['identities']): Identity {
  const { id, issuer, account, subject, expects, made_at: madeAt, bound_at: boundAt } = row;
  return {
    id,
    issuer,
    account,
    ...(subject === null ? undefined : { subject }),
    ...(expects === null ? undefined : { expects }),
    madeAt,
    ...(boundAt === null ? undefined : { boundAt }),
  };
}
