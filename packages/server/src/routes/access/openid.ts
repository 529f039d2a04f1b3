import { randomBytes } from 'node:crypto';
import { createRoute, z } from '@hono/zod-openapi';
import type { Account } from '@quorate/store';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { cookieIn, giveCookie, takeCookie } from '../../access/cookies.js';
import { NoAccountError, SignInFailedError } from '../../access/openid/provider-error.js';
import type { OpenIdProvider, SignedInElsewhere } from '../../access/openid/provider.js';
import { hashOfSecret } from '../../access/secrets.js';
import { endedOf, openSession } from '../../access/sessions.js';
import { arrivalOf } from '../../network/arrival.js';
import { part, type Service } from '../../service.js';
import { problems } from '../responses.js';
import { goingOnPage, signInProblemAsPage } from './sign-in-pages.js';

const page = { description: 'a page that goes on', content: { 'text/html': { schema: z.string() } } };

const begin = createRoute({
  method: 'get',
  path: '/sign-in/openid',
  tags: ['access'],
  summary: 'Sign in at the provider of OpenID Connect, where one is set up: the browser is sent there',
  request: {
    query: z.object({
      return: z
        .string()
        .max(500)
        .regex(/^\/(?![/\\])[\w\-./~%?=&+:@!$'()*,;]*$/, 'a path of this service was expected, such as /docs')
        .optional()
        .describe('the path of this service to which the browser goes when somebody is signed in'),
    }),
  },
  responses: { 303: { description: 'to the provider' }, ...problems(422, 502) },
});

const callback = createRoute({
  method: 'get',
  path: '/sign-in/openid/callback',
  tags: ['access'],
  summary: 'Where the provider sends the browser back to; the session comes as a cookie',
  description:
    'Only the browser that began the sign-in, within ten minutes, once. Whoever is known at the provider and has no account here is told so (403).',
  request: {
    query: z.object({
      code: z.string().max(4_000).optional(),
      state: z.string().max(500).optional(),
      iss: z.string().max(1_000).optional().describe('the issuer (RFC 9207)'),
      error: z.string().max(200).optional().describe('why nobody was signed in'),
    }),
  },
  responses: { 200: page, ...problems(422, 502) },
});

/** Signing in at a provider of OpenID Connect. These routes stand before the gate. */
export function openIdRoutes(service: Service) {
  const { store, clock, openId } = service;
  const routes = part();
  routes.use('/sign-in/openid/*', signInProblemAsPage);
  routes.openapi(begin, async (c) => {
    const { url, ...begun } = await configured(openId).begin(redirectUri(c));
    const held = randomBytes(32).toString('base64url');
    const expires = new Date(clock().getTime() + longest);
    const goesTo = c.req.valid('query').return ?? '/docs';
    await store.begunSignIns.begin({
      hash: hashOfSecret(held),
      ...begun,
      goesTo,
      expiresAt: expires.toISOString(),
    });
    giveCookie(c, 'sign-in', held, expires);
    return c.redirect(url.href, 303);
  });
  routes.openapi(callback, async (c) => {
    const provider = configured(openId);
    const held = cookieIn(c, 'sign-in');
    const { state } = c.req.valid('query');
    if (held === undefined || state === undefined) throw new SignInFailedError();
    const begun = await store.begunSignIns.take({ hash: hashOfSecret(held), state }, clock().toISOString());
    if (begun === undefined) throw new SignInFailedError();
    takeCookie(c, 'sign-in');
    const answer = new URL(redirectUri(c));
    answer.search = new URL(c.req.url).search;
    const account = await accountOf(await provider.finish(answer, begun));
    await openSession(c, service, { ...account, ended: await endedOf(service, account.name) });
    return c.html(goingOnPage(begun.goesTo), 200);
  });

  /** @throws {NoAccountError} where no owner linked one to whoever signed in, or it is closed */
  async function accountOf({ issuer, subject, claim }: SignedInElsewhere): Promise<Account> {
    const now = clock().toISOString();
    const known = await store.identities.accountOf(issuer, subject, now);
    const name = known ?? (await bound(issuer, subject, await claim()));
    const account = name === undefined ? undefined : await store.accounts.find(name);
    if (account === undefined || account.isClosed) throw new NoAccountError();
    return account;
  }

  /** The account of which this was expected; of two sign-ins of one person at once, the second finds what the first bound. */
  async function bound(issuer: string, subject: string, expects: string | undefined): Promise<string | undefined> {
    if (expects === undefined) return undefined;
    const now = clock().toISOString();
    const account = await store.identities.bind({ issuer, subject, expects }, now);
    return account ?? store.identities.accountOf(issuer, subject, now);
  }
  return routes;
}

/** How long whoever began may take at the provider, in milliseconds. */
const longest = 600_000;

function redirectUri(c: Context): string {
  return `${arrivalOf(c).origin}/v1/sign-in/openid/callback`;
}

function configured(openId: OpenIdProvider | undefined): OpenIdProvider {
  if (openId !== undefined) return openId;
  throw new HTTPException(404, { message: 'No provider of sign-in is set up here. Sign in with a password.' });
}
