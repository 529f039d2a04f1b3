import type { Context } from 'hono';
import type { Service } from '../service.js';
import { giveCookie } from './cookies.js';
import { newSecret } from './secrets.js';

/** Signs an account in: makes a session, and gives it to the browser. */
export async function openSession(c: Context, { store, clock }: Service, account: string): Promise<void> {
  const { shown, kept } = newSecret(account, 'session', { now: clock() });
  await store.secrets.add(kept);
  giveCookie(c, 'session', shown, new Date(kept.expiresAt));
}
