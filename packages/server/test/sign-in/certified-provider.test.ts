import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { listening, post, type Listening } from '../faults/listening.js';
import { Browser } from './browser.js';

const clientSecret = 'a secret that is long enough to be one';
let service: Listening;
let stopProvider: () => Promise<void>;

/** A certified implementation of OpenID Connect, with its own pages to sign in and to consent. */
beforeAll(async () => {
  // It tells at its start that it is set up for development.
  const told = [vi.spyOn(console, 'warn'), vi.spyOn(console, 'info')];
  for (const each of told) each.mockImplementation(() => undefined);
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  service = await listening({
    openId: { issuer, clientId: 'quorate', clientSecret, displayName: 'A', claim: 'email' },
  });
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'quorate',
        client_secret: clientSecret,
        redirect_uris: [`${service.url}/v1/sign-in/openid/callback`],
      },
    ],
    cookies: { keys: ['a key'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    findAccount: (_, id) => ({
      accountId: id,
      claims: () => ({ sub: id, email: `${id}@example.com`, email_verified: true }),
    }),
    pkce: { required: () => true },
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
  });
  const answer = provider.callback();
  for (const each of told) each.mockRestore();
  stopProvider = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
});
afterAll(async () => {
  await service.stop();
  await stopProvider();
});

it('signs in at a certified provider, by its own pages', async () => {
  await post(`${service.url}/v1/accounts`, { name: 'anna' }, service.owner);
  await post(`${service.url}/v1/accounts/anna/identities`, { expects: 'anna@example.com' }, service.owner);
  for (const [login, name] of [
    ['anna', 'anna'],
    ['bert', undefined],
  ] as const) {
    const browser = new Browser();
    const form = await browser.visit(`${service.url}/v1/sign-in/openid`);
    const consent = await browser.submit(form, { login, password: 'any' });
    const seen = await browser.submit(consent, {});
    expect(seen.status, seen.text).toBe(name === undefined ? 403 : 200);
    const me = await fetch(`${service.url}/v1/me`, { headers: browser.cookiesFor(new URL(service.url)) });
    expect(await me.json()).toMatchObject(name === undefined ? { status: 401 } : { name });
  }
  expect(service.errors).toEqual([]);
});
