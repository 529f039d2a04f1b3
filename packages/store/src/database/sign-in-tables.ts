import { sql, type Kysely } from 'kysely';
import { createTable } from './create-table.js';

/** The tables of signing in elsewhere. They are the service's own, as accounts are. */
export interface SignInTables {
  identities: IdentityTable;
  begun_sign_ins: BegunSignInTable;
}

/** Who an account is elsewhere: by issuer and subject, or, until its first sign-in, by what is expected to be said of it. */
interface IdentityTable {
  id: string;
  issuer: string;
  account: string;
  subject: string | null;
  expects: string | null;
  made_at: string;
  bound_at: string | null;
}

/** Sign-ins that were begun here and wait for the provider's answer, by the hash of what the browser holds. */
interface BegunSignInTable {
  hash: string;
  state: string;
  nonce: string;
  verifier: string;
  goes_to: string;
  expires_at: string;
}

/** Notes from now on when an account was used first; of one that somebody used before, that it was. */
export async function firstUses(database: Kysely<unknown>): Promise<void> {
  await sql`alter table accounts add column used_at text`.execute(database);
  const used = sql`password_hash is not null or account in (select account from secrets where sort <> 'link')`;
  await sql`update accounts set used_at = '1970-01-01T00:00:00.000Z' where ${used}`.execute(database);
}

/** Makes the tables, and notes from now on when a session or key was used last. */
export async function signInTables(database: Kysely<unknown>): Promise<void> {
  const identities =
    'id text not null, issuer text not null, account text not null, subject text, expects text, made_at text not null, bound_at text, primary key (id), unique (issuer, subject), unique (issuer, expects)';
  await createTable(database, { name: 'identities', columns: identities });
  await sql`create index identities_by_account on identities (account)`.execute(database);
  const begun =
    'hash text not null, state text not null, nonce text not null, verifier text not null, goes_to text not null, expires_at text not null, primary key (hash)';
  await createTable(database, { name: 'begun_sign_ins', columns: begun });
  await sql`alter table secrets add column last_used text`.execute(database);
}
