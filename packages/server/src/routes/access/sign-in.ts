import { createRoute, z } from '@hono/zod-openapi';
import { isPassword } from '../../access/passwords.js';
import { hashOfSecret } from '../../access/secrets.js';
import { deviceOf, endedOf, notSignedIn, openSession, rememberDevice } from '../../access/sessions.js';
import { addressOf } from '../../limits/rate.js';
import { TooManyError } from '../../problem.js';
import { part, type Service } from '../../service.js';
import { json, problems } from '../responses.js';

export const signedIn = z.object({ name: z.string() }).openapi('SignedIn');

export const signingIn = z
  .strictObject({ name: z.string().max(200), password: z.string().max(1_000) })
  .openapi('SignIn');

export const signingInByLink = z.strictObject({ link: z.string().max(200) }).openapi('SignInLink');

export const waysToSignIn = z
  .object({
    password: z.boolean(),
    openId: z
      .object({
        name: z.string().describe('what people call the provider'),
        path: z.string().describe('where a browser begins'),
      })
      .optional()
      .describe('the provider of OpenID Connect, where one is set up'),
  })
  .openapi('WaysToSignIn');

const ways = createRoute({
  method: 'get',
  path: '/sign-in',
  tags: ['access'],
  summary: 'How one may sign in here',
  responses: { 200: json(waysToSignIn, 'the ways'), ...problems() },
});

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
export function signInRoutes(service: Service) {
  const { store, clock, openId, attempts } = service;
  const routes = part();
  routes.openapi(ways, (c) => {
    const elsewhere =
      openId === undefined ? {} : { openId: { name: openId.options.displayName, path: '/v1/sign-in/openid' } };
    return c.json({ password: true, ...elsewhere }, 200);
  });
  routes.openapi(withPassword, async (c) => {
    const { name, password } = c.req.valid('json');
    const attempt = { name, from: addressOf(c), device: await deviceOf(c, service, name) };
    const seconds = await attempts?.tried(attempt);
    if (seconds !== undefined) throw new TooManyError(seconds);
    const ended = await endedOf(service, name);
    const account = await store.accounts.find(name);
    const isRight = await isPassword(password, account?.passwordHash);
    if (!isRight || account === undefined || account.isClosed) throw notSignedIn();
    await attempts?.succeeded(attempt);
    await openSession(c, service, { ...account, ended });
    if (attempt.device === undefined) await rememberDevice(c, service, account.name);
    return c.json({ name: account.name }, 200);
  });
  routes.openapi(withLink, async (c) => {
    const { link } = c.req.valid('json');
    const shown = await store.secrets.find(hashOfSecret(link));
    const account = shown === undefined ? undefined : await store.accounts.find(shown.account);
    const ended = await endedOf(service, shown?.account ?? '');
    const secret = await store.secrets.take(hashOfSecret(link));
    if (secret?.sort !== 'link' || secret.expiresAt <= clock().toISOString() || account === undefined)
      throw notSignedIn();
    await openSession(c, service, { ...account, ended });
    return c.json({ name: account.name }, 200);
  });
  return routes;
}
