import type { Account, Secret } from '@quorate/store';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Service } from '../service.js';
import { cookieIn, giveCookie } from './cookies.js';
import { hashOfSecret, newSecret } from './secrets.js';

/** How long a session lasts that nobody uses, in milliseconds. Used, it lasts a day. */
export const longestIdle = 2 * 3_600_000;

/** How often it is noted that a session is used, in milliseconds: not with every request. */
const noted = 300_000;

/** An account whose holder signs in, as it was when that began. */
export interface SigningIn extends Pick<Account, 'name' | 'passwordHash'> {
  /** The ids of what was noted by then where every session of it was ended. */
  readonly ended: readonly string[];
}

/** What was noted of an account where every session of it was ended. */
export async function endedOf({ store }: Service, name: string): Promise<readonly string[]> {
  return (await store.secrets.of(name, 'end')).map(({ id }) => id);
}

/** Ends every session of an account, and what its browsers are remembered by: a sign-in that is under way comes to nothing too. */
export async function endSessions({ store, clock }: Service, name: string): Promise<void> {
  await store.secrets.endAll(name, 'end');
  await store.secrets.add(newSecret(name, 'end', { now: clock() }).kept);
  for (const sort of ['session', 'device'] as const) await store.secrets.endAll(name, sort);
}

/**
 * Signs an account in: makes a session, and gives it to the browser.
 * @throws {HTTPException} 401 where its password was changed since that was begun, or every session of it was ended
 */
export async function openSession(
  c: Context,
  service: Service,
  { name, passwordHash, ended }: SigningIn,
): Promise<void> {
  const { store, clock } = service;
  await store.accounts.used(name, clock().toISOString());
  const { shown, kept } = newSecret(name, 'session', { now: clock() });
  await store.secrets.add(kept);
  // Whoever changes a password, or signs out everywhere, ends every session first there: one that was begun before, and is there since then, ends here.
  const endedSince = (await endedOf(service, name)).filter((id) => !ended.includes(id));
  if (endedSince.length > 0 || (await store.accounts.find(name))?.passwordHash !== passwordHash) {
    await store.secrets.take(kept.hash);
    throw notSignedIn();
  }
  giveCookie(c, 'session', shown, new Date(kept.expiresAt));
}

/** The same words whatever was wrong, so that nobody learns which names there are. */
export function notSignedIn(): HTTPException {
  return new HTTPException(401, {
    message: 'That did not sign anybody in: check the name and the password, or ask for a new link.',
  });
}

/** Whether a session or key still serves: its time is not over, and a session was used lately. */
export function serves({ sort, expiresAt, lastUsed, madeAt }: Secret, now: Date): boolean {
  if (Date.parse(expiresAt) <= now.getTime()) return false;
  return sort !== 'session' || apart(now, lastUsed ?? madeAt) < longestIdle;
}

/** In milliseconds, whichever comes first: what a clock that was ahead noted is no use that goes on until it is reached. */
function apart(now: Date, instant: string): number {
  return Math.abs(now.getTime() - Date.parse(instant));
}

/** The instant that is noted as the last use: of a key the day alone. Nothing where it was noted lately. */
export function useToNote({ sort, lastUsed }: Secret, now: Date): string | undefined {
  if (sort === 'session') {
    const isRecent = lastUsed !== undefined && apart(now, lastUsed) < noted;
    return isRecent ? undefined : now.toISOString();
  }
  const day = `${now.toISOString().slice(0, 10)}T00:00:00.000Z`;
  return lastUsed === day ? undefined : day;
}

/** The hash of what a browser holds in which this account signed in by its password before; nothing where there is none. */
export async function deviceOf(c: Context, { store, clock }: Service, account: string): Promise<string | undefined> {
  const shown = cookieIn(c, 'device');
  const device = shown === undefined ? undefined : await store.secrets.find(hashOfSecret(shown));
  const isOfAccount = device?.sort === 'device' && device.account === account && serves(device, clock());
  return isOfAccount ? device.hash : undefined;
}

/** Programs that sign in anew each time keep nothing of it: of what they leave, the oldest goes. */
const mostDevices = 20;

/** Lets a browser show later that this account signed in in it. It opens nothing. */
export async function rememberDevice(c: Context, { store, clock }: Service, account: string): Promise<void> {
  const before = await store.secrets.of(account, 'device');
  for (const { id } of before.slice(0, 1 - mostDevices)) await store.secrets.end(account, 'device', id);
  const { shown, kept } = newSecret(account, 'device', { now: clock() });
  await store.secrets.add(kept);
  giveCookie(c, 'device', shown, new Date(kept.expiresAt));
}
