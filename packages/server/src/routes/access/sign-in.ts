import { createRoute, z } from '@hono/zod-openapi';
import { deleteCookie, setCookie } from 'hono/cookie';
import { HTTPException } from 'hono/http-exception';
import type { Context } from 'hono';
import { sessionCookie } from '../../access/accounts.js';
import { isPassword } from '../../access/passwords.js';
import { hashOfSecret, newSecret } from '../../access/secrets.js';
import { part, type Service } from '../../service.js';
import { json, problems } from '../responses.js';

export const signedIn = z.object({ name: z.string() }).openapi('SignedIn');

export const signingIn = z
  .strictObject({ name: z.string().max(200), password: z.string().max(1_000) })
  .openapi('SignIn');

export const signingInByLink = z.strictObject({ link: z.string().max(200) }).openapi('SignInLink');

const withPassword = createRoute({
  method: 'post',
  path: '/sign-in',
  tags: ['access'],
  summary: 'Sign in with a name and a password; the session comes as a cookie',
  request: {
    body: {
      ...json(signingIn, 'who'),
      required: true,
    },
  },
  responses: { 200: json(signedIn, 'signed in'), ...problems(400, 413, 422) },
});

const withLink = createRoute({
  method: 'post',
  path: '/sign-in/link',
  tags: ['access'],
  summary: 'Sign in with a link that serves once',
  request: {
    body: { ...json(signingInByLink, 'the link'), required: true },
  },
  responses: { 200: json(signedIn, 'signed in'), ...problems(400, 413, 422) },
});

/** Signing in. These routes stand before the gate. */
export function signInRoutes({ store, clock }: Service) {
  const routes = part();
  routes.openapi(withPassword, async (c) => {
    const { name, password } = c.req.valid('json');
    const account = await store.accounts.find(name);
    const isRight = await isPassword(password, account?.passwordHash);
    if (!isRight || account === undefined || account.isClosed) throw refused();
    await openSession(c, account.name);
    return c.json({ name: account.name }, 200);
  });
  routes.openapi(withLink, async (c) => {
    const { link } = c.req.valid('json');
    const secret = await store.secrets.take(hashOfSecret(link));
    if (secret === undefined || secret.sort !== 'link' || secret.expiresAt <= clock().toISOString()) throw refused();
    await openSession(c, secret.account);
    return c.json({ name: secret.account }, 200);
  });

  async function openSession(c: Context, account: string): Promise<void> {
    const now = clock();
    await store.secrets.forgetExpired(now.toISOString());
    const { shown, kept } = newSecret(account, 'session', { now });
    await store.secrets.add(kept);
    const secure = new URL(c.req.url).protocol === 'https:';
    setCookie(c, sessionCookie, shown, {
      httpOnly: true,
      sameSite: 'Strict',
      secure,
      path: '/',
      expires: new Date(kept.expiresAt),
    });
  }
  return routes;
}

/** Ends the session of a browser. */
export function endSession(c: Context): void {
  deleteCookie(c, sessionCookie, { path: '/' });
}

/** The same words whatever was wrong, so that nobody learns which names there are. */
function refused(): HTTPException {
  return new HTTPException(401, {
    message: 'That did not sign anybody in: check the name and the password, or ask for a new link.',
  });
}
