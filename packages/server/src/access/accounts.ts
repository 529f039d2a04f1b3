import { StoreUnavailableError, type Account, type Grant, type Secret, type Store } from '@quorate/store';
import type { Context } from 'hono';
import type { Authentication, Caller } from './caller.js';
import { cookieIn } from './cookies.js';
import { permissionsOf, type Permission, type Role } from './permissions.js';
import { hashOfSecret } from './secrets.js';
import { serves, useToNote } from './sessions.js';

/**
 * Knows callers by their accounts: a program by its key (`Authorization: Bearer …`), a browser by its session. A secret that
 * expired, was revoked or not used for too long, or whose account was closed is nobody's.
 */
export function accountsOf(store: Store, clock: () => Date): Authentication {
  const callerBy = async (sort: 'session' | 'key', shown: string, isUse: boolean): Promise<Caller | undefined> => {
    const secret = await store.secrets.find(hashOfSecret(shown));
    const now = clock();
    if (secret?.sort !== sort || !serves(secret, now)) return undefined;
    const account = await store.accounts.find(secret.account);
    if (account === undefined || account.isClosed) return undefined;
    const use = isUse ? useToNote(secret, now) : undefined;
    if (use !== undefined) await noted(store, secret.hash, use);
    return callerFor(account, secret, await store.grants.of(account.name), now);
  };
  const callerIn = async (c: Context, isUse: boolean): Promise<Caller | undefined> => {
    const key = keyIn(c.req.raw.headers);
    if (key !== undefined) return callerBy('key', key, true);
    // Other pages cannot send a session: the cookie is same-site, and writing asks for its origin besides.
    const session = cookieIn(c, 'session');
    return session === undefined ? undefined : callerBy('session', session, isUse);
  };
  return {
    callerOf: async (c) => callerIn(c, !isUnattended(c)),
    stillCallerOf: async (c) => callerIn(c, false),
    callerWith: async (key) => callerBy('key', key, true),
  };
}

/** Whether a page says of a request that nobody has been at it lately: it goes on reading by itself, and the session may end. */
function isUnattended(c: Context): boolean {
  return c.req.header('quorate-unattended') === '?1';
}

/** Notes a use. Where nothing can be written now, on a full disk, what there is can still be read. */
async function noted(store: Store, hash: string, use: string): Promise<void> {
  try {
    await store.secrets.used(hash, use);
  } catch (error) {
    if (!(error instanceof StoreUnavailableError)) throw error;
  }
}

/** Whether a role has not ended yet. Instants are written in several ways, and do not compare as texts. */
function isInForce({ until }: Pick<Grant, 'until'>, now: Date): boolean {
  return until === undefined || Date.parse(until) > now.getTime();
}

/** The role that an account has with a corporation now; none of one that is closed, or whose role has ended. */
export async function roleNow(
  { accounts, grants }: Store,
  { account, corporation }: Pick<Grant, 'account' | 'corporation'>,
  now: Date,
): Promise<Role | undefined> {
  const found = await accounts.find(account);
  if (found === undefined || found.isClosed) return undefined;
  const given = await grants.of(account);
  return given.find((grant) => grant.corporation === corporation && isInForce(grant, now))?.role as Role | undefined;
}

function callerFor(account: Account, secret: Secret, grants: readonly Grant[], now: Date): Caller {
  const inForce = grants.filter((grant) => isInForce(grant, now));
  const roles = new Map(inForce.map(({ corporation, role }) => [corporation, role as Role]));
  const isLimited = secret.permissions.length > 0;
  return {
    name: account.name,
    secret: secret.hash,
    isLimited,
    isOwner: account.isOwner && !isLimited,
    roleIn: (corporation) => roles.get(corporation),
    may: (permission: Permission, corporation: string) => {
      const role = roles.get(corporation);
      if (role === undefined || !permissionsOf[role].includes(permission)) return false;
      return !isLimited || secret.permissions.includes(permission);
    },
  };
}

function keyIn(headers: Headers): string | undefined {
  return /^Bearer (qk_[\w-]{43})$/.exec(headers.get('authorization') ?? '')?.[1];
}
