import { createHmac } from 'node:crypto';
import { generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listening, post, type Listening } from '../faults/listening.js';
import { Browser, type Seen } from './browser.js';
import { clientId, clientSecret, SmallProvider, type Misbehaviour } from './small-provider.js';

const provider = await SmallProvider.started();
afterAll(async () => provider.stop());

let service: Listening;
let now: Date | undefined;
const anna = { sub: 'subject-of-anna', email: 'anna@example.com', email_verified: true };
const options = { clientId, clientSecret, displayName: 'The Bank', claim: 'email' };

beforeEach(() => {
  provider.person = anna;
  provider.misbehaviour = {};
  now = undefined;
});

/** A service with an account for Anna, as a hook that also stops it. */
async function begun(): Promise<() => Promise<void>> {
  service = await listening({ openId: { issuer: provider.issuer, ...options }, clock: () => now ?? new Date() });
  await post(`${service.url}/v1/accounts`, { name: 'anna' }, service.owner);
  return async () => service.stop();
}

/** The same, with the account linked to her. */
async function begunLinked(): Promise<() => Promise<void>> {
  const stop = await begun();
  await expected();
  return stop;
}

const start = () => `${service.url}/v1/sign-in/openid`;
const isCallback = (url: URL) => url.pathname.endsWith('/callback');
const linked = async (account: string, identity: object) =>
  post(`${service.url}/v1/accounts/${account}/identities`, identity, service.owner);
const expected = async () => linked('anna', { expects: 'Anna@Example.com' });

/** Who the browser is signed in as; nobody where it is not. */
async function signedInAs(browser: Browser): Promise<string | undefined> {
  const headers = browser.cookiesFor(new URL(service.url));
  const answer = await fetch(`${service.url}/v1/me`, { headers });
  return answer.status === 200 ? ((await answer.json()) as { readonly name: string }).name : undefined;
}

async function refusedWith(status: number, seen: Seen, browser: Browser, title: RegExp): Promise<void> {
  expect(seen.status, seen.text).toBe(status);
  expect(seen.text).toMatch(title);
  expect(browser.given.join()).not.toContain('quorate-session=');
  expect(await signedInAs(browser)).toBeUndefined();
}

describe('signing in at a provider', () => {
  beforeEach(begun);

  it('opens the session of the account that an owner linked, and knows it by the subject alone afterwards', async () => {
    expect((await expected()).status).toBe(201);
    const browser = new Browser();
    const seen = await browser.visit(`${start()}?return=/docs?a=1`);
    expect(seen).toMatchObject({ status: 200 });
    expect(seen.text).toContain('content="0; url=/docs?a=1"');
    expect(await signedInAs(browser)).toBe('anna');
    const session = browser.given.find((cookie) => cookie.startsWith('quorate-session='));
    expect(session).toMatch(/HttpOnly; SameSite=Strict/u);
    expect(browser.given.find((cookie) => cookie.startsWith('quorate-sign-in='))).toMatch(/HttpOnly; SameSite=Lax/u);
    expect(Object.values(browser.cookiesFor(new URL(service.url))).join()).not.toContain('quorate-sign-in');
    provider.person = { sub: anna.sub, email: 'anna.married@example.com', email_verified: false };
    const again = new Browser();
    await again.visit(start());
    expect(await signedInAs(again)).toBe('anna');
    const list = await fetch(`${service.url}/v1/accounts/anna/identities`, { headers: service.owner });
    expect(await list.json()).toMatchObject([
      { issuer: provider.issuer, subject: anna.sub, expects: 'anna@example.com' },
    ]);
    expect(service.errors).toEqual([]);
  });

  it('is offered beside the password', async () => {
    const ways = await fetch(`${service.url}/v1/sign-in`);
    expect(await ways.json()).toEqual({ password: true, openId: { name: 'The Bank', path: '/v1/sign-in/openid' } });
  });

  it('finds the account by the subject that an owner entered, or by another claim that is set up', async () => {
    await linked('anna', { subject: anna.sub });
    provider.person = { sub: anna.sub };
    const browser = new Browser();
    await browser.visit(start());
    expect(await signedInAs(browser)).toBe('anna');
    await service.stop();
    service = await listening({ openId: { issuer: `${provider.issuer}/`, ...options, claim: 'employee' } });
    await post(`${service.url}/v1/accounts`, { name: 'bert' }, service.owner);
    await linked('bert', { expects: 'E-0007' });
    provider.person = { sub: 'subject-of-bert', employee: 'E-0007' };
    const other = new Browser();
    await other.visit(start());
    expect(await signedInAs(other)).toBe('bert');
  });

  it('asks the provider for the claim where its token of identity does not have it', async () => {
    await expected();
    provider.misbehaviour = { claims: (claims) => ({ ...claims, email: undefined, email_verified: undefined }) };
    const browser = new Browser();
    await browser.visit(start());
    expect(provider.asked).toContain('/userinfo');
    expect(await signedInAs(browser)).toBe('anna');
  });

  it('is believed at once after the provider changed its key', async () => {
    await expected();
    await new Browser().visit(start());
    await provider.newKey();
    const browser = new Browser();
    await browser.visit(start());
    expect(await signedInAs(browser)).toBe('anna');
  });
});

describe('an account', () => {
  beforeEach(begun);

  const strangers: readonly (readonly [string, object])[] = [
    ['is of whom nobody said anything', { ...anna, email: 'bert@example.com' }],
    ['has an address that the provider did not verify', { ...anna, email_verified: false }],
    ['has an address that is verified in words alone', { ...anna, email_verified: 'true' }],
    ['has an address that folds into another', { ...anna, email: 'anna@example.\u212Aom' }],
    ['has no address', { sub: anna.sub }],
    ['has an address that is no text', { ...anna, email: ['anna@example.com'] }],
    ['calls itself by the name of an account', { ...anna, email: 'owner' }],
  ];
  it.each(strangers)('is not opened for a person who %s', async (_, person) => {
    await linked('anna', { expects: 'anna@example.kom' });
    provider.person = person as typeof anna;
    const browser = new Browser();
    const seen = await browser.visit(start());
    await refusedWith(403, seen, browser, /No account here/u);
    expect(seen.headers.get('content-type')).toContain('text/html');
    const told = await browser.visit(start(), { accept: 'application/json' });
    expect(JSON.parse(told.text)).toMatchObject({ status: 403, title: 'No account here' });
    const accounts = await fetch(`${service.url}/v1/accounts`, { headers: service.owner });
    expect(await accounts.json()).toHaveLength(2);
  });

  it('is bound to the first of whom it is said, and to nobody after', async () => {
    await expected();
    await new Browser().visit(start());
    provider.person = { ...anna, sub: 'another-subject' };
    const browser = new Browser();
    await refusedWith(403, await browser.visit(start()), browser, /No account here/u);
  });

  it('stays closed once it is closed', async () => {
    await expected();
    const browser = new Browser();
    await browser.visit(start());
    await fetch(`${service.url}/v1/accounts/anna`, { method: 'DELETE', headers: service.owner });
    expect(await signedInAs(browser)).toBeUndefined();
    const again = new Browser();
    await refusedWith(403, await again.visit(start()), again, /No account here/u);
    expect((await expected()).status).toBe(404);
  });

  it('that is unlinked loses its sessions, and is linked again by its holder alone', async () => {
    const { id } = (await (await expected()).json()) as { readonly id: string };
    const browser = new Browser();
    await browser.visit(start());
    const signedIn = { ...browser.cookiesFor(new URL(service.url)), origin: service.url };
    const made = await post(`${service.url}/v1/me/keys`, {}, signedIn);
    const { key } = (await made.json()) as { readonly key: string };
    const holder = { authorization: `Bearer ${key}` };
    const path = `${service.url}/v1/accounts/anna/identities/${id}`;
    expect((await fetch(path, { method: 'DELETE', headers: service.owner })).status).toBe(204);
    expect((await fetch(path, { method: 'DELETE', headers: service.owner })).status).toBe(404);
    expect(await signedInAs(browser)).toBeUndefined();
    const again = new Browser();
    await refusedWith(403, await again.visit(start()), again, /No account here/u);
    expect((await expected()).status).toBe(409);
    const relinked = await post(`${service.url}/v1/me/identities`, { expects: 'anna@example.com' }, holder);
    expect(relinked.status).toBe(201);
    await again.visit(start());
    expect(await signedInAs(again)).toBe('anna');
    const own = (await (await fetch(`${service.url}/v1/me/identities`, { headers: holder })).json()) as object[];
    expect(own).toHaveLength(1);
  });

  it('is linked to nobody who stands for another, nor to two things at once', async () => {
    await post(`${service.url}/v1/accounts`, { name: 'bert' }, service.owner);
    await expected();
    expect((await linked('bert', { expects: 'ANNA@example.com' })).status).toBe(409);
    expect((await linked('bert', { expects: 'b@example.com', subject: 'b' })).status).toBe(422);
    expect((await linked('bert', {})).status).toBe(422);
    expect((await linked('nobody', { subject: 'b' })).status).toBe(404);
  });
});

describe('whoever comes from the provider is turned away', () => {
  beforeAll(begunLinked);

  it('with an answer that was used', async () => {
    const browser = new Browser();
    const { url } = await browser.visit(start(), { stopAt: isCallback });
    const held = browser.cookiesFor(url);
    await browser.visit(url);
    expect(await signedInAs(browser)).toBe('anna');
    const replayed = await fetch(url, { headers: held });
    expect(replayed.status).toBe(401);
    expect(replayed.headers.get('set-cookie')).toBeNull();
  });

  it('in a browser that did not begin it, or began another', async () => {
    const attacker = new Browser();
    const { url } = await attacker.visit(start(), { stopAt: isCallback });
    const victim = new Browser();
    await refusedWith(401, await victim.visit(url), victim, /Not signed in/u);
    const own = await victim.visit(start(), { stopAt: isCallback });
    await refusedWith(401, await victim.visit(url), victim, /Not signed in/u);
    await victim.visit(own.url);
    expect(await signedInAs(victim)).toBe('anna');
  });

  it('with the code of somebody else', async () => {
    provider.person = { sub: 'attacker', email: 'x@example.com', email_verified: true };
    const { url: theirs } = await new Browser().visit(start(), { stopAt: isCallback });
    const victim = new Browser();
    const { url } = await victim.visit(start(), { stopAt: isCallback });
    url.searchParams.set('code', theirs.searchParams.get('code') ?? '');
    await refusedWith(401, await victim.visit(url), victim, /Not signed in/u);
  });

  it.each([
    ['without a state', (url: URL) => url.searchParams.delete('state'), 401],
    ['with a state that was made up', (url: URL) => url.searchParams.set('state', 'x'), 401],
    ['with two states', (url: URL) => url.searchParams.append('state', 'x'), 422],
    ['with two codes', (url: URL) => url.searchParams.append('code', 'x'), 422],
    ['without a code', (url: URL) => url.searchParams.delete('code'), 502],
    ['with a code that was made up', (url: URL) => url.searchParams.set('code', 'x'), 401],
    ['from another issuer', (url: URL) => url.searchParams.set('iss', 'https://other.example'), 502],
    ['from an issuer that does not say who it is', (url: URL) => url.searchParams.delete('iss'), 502],
    ['by the provider itself', (url: URL) => url.searchParams.set('error', 'access_denied'), 401],
    ['by a provider that is out of order', (url: URL) => url.searchParams.set('error', 'server_error'), 503],
    ['by a provider that does not know the service', (url: URL) => url.searchParams.set('error', 'invalid_scope'), 502],
  ] as const)('%s', async (_, change, status) => {
    provider.misbehaviour = { answer: change };
    const browser = new Browser();
    await refusedWith(status, await browser.visit(start()), browser, /sign/u);
  });

  it('when it took longer than ten minutes', async () => {
    const browser = new Browser();
    const { url } = await browser.visit(start(), { stopAt: isCallback });
    now = new Date(Date.now() + 601_000);
    await refusedWith(401, await browser.visit(url), browser, /Not signed in/u);
  });
});

describe('what the provider says is not believed', () => {
  beforeAll(begunLinked);

  const inAnHour = Math.floor(Date.now() / 1_000) + 3_600;
  const unbelievable: readonly (readonly [string, Misbehaviour])[] = [
    ['of another sign-in (nonce)', { claims: (claims) => ({ ...claims, nonce: 'x' }) }],
    ['of no sign-in', { claims: (claims) => ({ ...claims, nonce: undefined }) }],
    ['by another issuer', { claims: (claims) => ({ ...claims, iss: 'https://other.example' }) }],
    ['for another client', { claims: (claims) => ({ ...claims, aud: 'other' }) }],
    ['for two clients at once', { claims: (claims) => ({ ...claims, aud: [clientId, 'other'], azp: 'other' }) }],
    ['when it is over', { claims: (claims) => ({ ...claims, exp: inAnHour - 7_200 }) }],
    ['before it begins', { claims: (claims) => ({ ...claims, nbf: inAnHour }) }],
    ['without an end', { claims: (claims) => ({ ...claims, exp: undefined }) }],
    ['of nobody', { claims: (claims) => ({ ...claims, sub: undefined }) }],
    ['unsigned', { sign: async (claims) => `${part({ alg: 'none' })}.${part(claims)}.` }],
    ['signed with the secret of the client', { sign: async (claims) => signedBySecret(claims) }],
    ['signed by another key of the same name', { sign: async (claims, kid) => signedByAnother(claims, kid) }],
    ['signed by a key that it does not name', { sign: async (claims) => signedByAnother(claims, 'x') }],
    [
      'without a signature that holds',
      { sign: async (claims, kid) => `${part({ alg: 'ES256', kid })}.${part(claims)}.x` },
    ],
    ['in no form at all', { sign: async () => 'x' }],
  ];
  it.each(unbelievable)('%s', async (_, misbehaviour) => {
    provider.misbehaviour = misbehaviour;
    const browser = new Browser();
    await refusedWith(502, await browser.visit(start()), browser, /Provider of sign-in at fault/u);
  });

  it('where it says of two persons at once who it is', async () => {
    provider.misbehaviour = {
      claims: (claims) => ({ ...claims, email: undefined, sub: 'one' }),
    };
    const browser = new Browser();
    await refusedWith(502, await browser.visit(start()), browser, /Provider of sign-in at fault/u);
  });

  it.each([
    [-50, 200],
    [50, 200],
    [-900, 502],
    [900, 502],
  ])('where its clock differs by more than a minute (here by %i seconds: %i)', async (seconds, status) => {
    provider.misbehaviour = {
      claims: (claims) => ({
        ...claims,
        exp: Math.floor(Date.now() / 1_000) + 20,
        nbf: Math.floor(Date.now() / 1_000),
      }),
    };
    now = new Date(Date.now() + seconds * 1_000);
    expect((await new Browser().visit(start())).status).toBe(status);
  });
});

describe('a provider that fails', () => {
  beforeEach(begun);

  it.each([
    ['does not describe itself', '/.well-known/openid-configuration', 404, '{}', 502],
    ['describes itself in no words that are known', '/.well-known/openid-configuration', 200, 'x', 502],
    ['says that it is another', '/.well-known/openid-configuration', 200, '{"issuer":"https://other.example"}', 502],
    ['describes half of itself', '/.well-known/openid-configuration', 200, '{"issuer":"ISSUER"}', 502],
    ['is out of order', '/.well-known/openid-configuration', 503, '{}', 503],
    ['is out of order later', '/token', 500, '<html>', 503],
    ['does not know the service', '/token', 401, '{"error":"invalid_client"}', 502],
    ['says no word that is known', '/token', 200, 'x', 502],
    ['loses its keys', '/jwks', 200, '{"keys":[]}', 502],
    ['does not tell its keys', '/jwks', 500, 'x', 503],
  ] as const)('%s', async (_, path, status, body, told) => {
    provider.misbehaviour = {
      instead: (asked, response) => {
        if (asked !== path) return false;
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(body.replace('ISSUER', provider.issuer));
        return true;
      },
    };
    const browser = new Browser();
    await refusedWith(told, await browser.visit(start()), browser, /Provider of sign-in/u);
    provider.misbehaviour = {};
    await expected();
    await browser.visit(start());
    expect(await signedInAs(browser)).toBe('anna');
  });

  it('or is not there, or does not end its answer, is told as unreachable', async () => {
    await service.stop();
    service = await listening({ openId: { issuer: 'http://127.0.0.1:9', ...options } });
    const answer = await fetch(start());
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ title: 'Provider of sign-in unreachable' });
    await service.stop();
    provider.misbehaviour = { instead: () => true };
    service = await listening({ openId: { issuer: provider.issuer, ...options, patience: 0.2 } });
    expect((await fetch(start())).status).toBe(503);
  });
});

describe('the way back', () => {
  beforeAll(begun);

  it.each([
    'https://elsewhere.example',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '\\\\elsewhere.example',
    '/\t/elsewhere.example',
    'javascript:alert(1)',
    '/docs"><script>',
    'docs',
    '',
  ])('leads nowhere else: %j', async (path) => {
    const answer = await fetch(`${start()}?return=${encodeURIComponent(path)}`, { redirect: 'manual' });
    expect(answer.status).toBe(422);
  });
});

describe('a service without a provider', () => {
  beforeEach(begun);

  it('says so', async () => {
    await service.stop();
    service = await listening();
    expect((await fetch(start())).status).toBe(404);
    expect((await fetch(`${start()}/callback?state=x`)).status).toBe(404);
    expect(await (await fetch(`${service.url}/v1/sign-in`)).json()).toEqual({ password: true });
    expect((await linked('owner', { expects: 'o@example.com' })).status).toBe(409);
  });
});

function part(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function signedBySecret(claims: unknown): string {
  const signed = `${part({ alg: 'HS256' })}.${part(claims)}`;
  return `${signed}.${createHmac('sha256', clientSecret).update(signed).digest('base64url')}`;
}

async function signedByAnother(claims: Readonly<Record<string, unknown>>, kid: string): Promise<string> {
  const { privateKey } = await generateKeyPair('ES256');
  return new SignJWT({ ...claims }).setProtectedHeader({ alg: 'ES256', kid }).sign(privateKey);
}
