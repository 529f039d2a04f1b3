import { newSigningKey, readSigningKey, signCheckpoint } from '@quorate/store';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { roles, type Role } from '@quorate/server';
import { emptyHead } from '../../store/src/chain/stored-entry.js';
import { charterText } from '../../store/test/charter-text.js';
import { routesInMatters } from './matters/routes-in-matters.js';
import { testService, type TestService } from './service.js';

const all = roles;
const readers: readonly Role[] = all;
const askers: readonly Role[] = all.filter((role) => role !== 'administrator');
const writers: readonly Role[] = [
  'secretary',
  'assistant-secretary',
  'treasurer',
  'counsel',
  'inspector-of-election',
  'transfer-agent',
];
const knowers: readonly Role[] = ['secretary', 'assistant-secretary', 'treasurer', 'counsel', 'transfer-agent'];
const accepters: readonly Role[] = ['secretary', 'director', 'counsel'];
const paper = `/v1/corporations/acme/papers/${'0'.repeat(64)}`;
const signingKey = readSigningKey(newSigningKey());
const checkpoint = signCheckpoint('acme', emptyHead('acme'), { key: signingKey, signedAt: '2026-01-02T03:04:05.000Z' });
const entry = { id: 'z', type: 'person', on: '1999-01-04', basis: 'books', data: { id: 'z', kind: 'other' } };

/**
 * Every route: who may call it. `anyone` needs no account, `account` any; `owner` the owner; `operator` whoever can read
 * the store itself, which no account shows; else the roles that may. */
const matrix: Readonly<
  Record<
    string,
    {
      readonly who: 'anyone' | 'account' | 'owner' | 'operator' | readonly Role[];
      readonly body?: unknown;
      readonly path?: string;
      readonly headers?: Readonly<Record<string, string>>;
    }
  >
> = {
  'POST /v1/sign-in': { who: 'anyone', body: { name: 'x', password: 'y' } },
  'GET /v1/sign-in': { who: 'anyone' },
  'GET /v1/sign-in/openid': { who: 'anyone' },
  'GET /v1/sign-in/openid/callback': { who: 'anyone' },
  'GET /v1/me/identities': { who: 'account' },
  'POST /v1/me/identities': { who: 'account', body: { expects: 'a@example.com' } },
  'DELETE /v1/me/identities/{identity}': { who: 'account', path: '/v1/me/identities/none' },
  'GET /v1/accounts/{account}/identities': { who: 'owner', path: '/v1/accounts/stranger/identities' },
  'POST /v1/accounts/{account}/identities': {
    who: 'owner',
    path: '/v1/accounts/stranger/identities',
    body: { expects: 'x@example.com' },
  },
  'DELETE /v1/accounts/{account}/identities/{identity}': {
    who: 'owner',
    path: '/v1/accounts/stranger/identities/none',
  },
  'POST /v1/sign-in/links': { who: 'operator', body: {} },
  'POST /v1/sign-in/link': { who: 'anyone', body: { link: 'x' } },
  'GET /v1/me': { who: 'account' },
  'POST /v1/sign-out': { who: 'account' },
  'GET /v1/me/sessions': { who: 'account' },
  'DELETE /v1/me/sessions': { who: 'account' },
  'DELETE /v1/me/sessions/{session}': { who: 'account', path: '/v1/me/sessions/none' },
  'PUT /v1/me/password': { who: 'account', body: { new: 'a quorum of words' } },
  'GET /v1/me/keys': { who: 'account' },
  'POST /v1/me/keys': { who: 'account', body: {} },
  'DELETE /v1/me/keys/{key}': { who: 'account', path: '/v1/me/keys/none' },
  'GET /v1/accounts': { who: 'owner' },
  'POST /v1/accounts': { who: 'owner', body: { name: 'new' } },
  'DELETE /v1/accounts/{account}': { who: 'owner', path: '/v1/accounts/new' },
  'GET /v1/corporations': { who: 'account' },
  'POST /v1/corporations': { who: 'owner', body: { id: 'acme-two', charter: 'peoples-bankcorp' } },
  'GET /v1/corporations/{corporation}': { who: readers },
  'GET /v1/charters': { who: 'account' },
  'GET /v1/charters/schema': { who: 'account' },
  'GET /v1/charters/{charter}/profile': { who: 'account', path: '/v1/charters/nss-bancorp/profile?asOf=2000-01-01' },
  'GET /v1/corporations/{corporation}/profile': {
    who: askers,
    path: '/v1/corporations/acme/profile?asOf=2000-01-01',
  },
  'GET /v1/corporations/{corporation}/books': { who: readers, path: '/v1/corporations/acme/books?asOf=2000-01-01' },
  'GET /v1/corporations/{corporation}/instruments': {
    who: readers,
    path: '/v1/corporations/acme/instruments?asOf=2000-01-01',
  },
  'GET /v1/corporations/{corporation}/instruments/sections/{section}': {
    who: readers,
    path: '/v1/corporations/acme/instruments/sections/FOURTH?asOf=2000-01-01',
  },
  'GET /v1/corporations/{corporation}/books/persons': {
    who: readers,
    path: '/v1/corporations/acme/books/persons?asOf=2000-01-01',
  },
  'GET /v1/corporations/{corporation}/books/acts': {
    who: readers,
    path: '/v1/corporations/acme/books/acts?asOf=2000-01-01',
  },
  'GET /v1/corporations/{corporation}/books/acts/{act}': {
    who: readers,
    path: '/v1/corporations/acme/books/acts/deal?asOf=2000-01-01',
  },
  'GET /v1/corporations/{corporation}/books/register': {
    who: readers,
    path: '/v1/corporations/acme/books/register?asOf=2000-01-01&class=common',
  },
  'GET /v1/corporations/{corporation}/search': {
    who: readers,
    path: '/v1/corporations/acme/search?asOf=2000-01-01&words=merger',
  },
  'GET /v1/corporations/{corporation}/search/papers': {
    who: readers,
    path: '/v1/corporations/acme/search/papers?words=merger',
  },
  'GET /v1/corporations/{corporation}/charter': { who: readers },
  'PUT /v1/corporations/{corporation}/charter': {
    who: ['secretary', 'counsel'],
    body: { charter: 'nss-bancorp', because: 'to see' },
  },
  'POST /v1/corporations/{corporation}/charter/check': {
    who: askers,
    body: { text: 'x', mediaType: 'application/yaml' },
  },
  'POST /v1/corporations/{corporation}/charter/questions/{question}': {
    who: askers,
    path: '/v1/corporations/acme/charter/questions/instrument.profile',
    body: { asOf: '2000-01-01', charter: { text: charterText(1), mediaType: 'application/yaml' } },
  },
  'GET /v1/corporations/{corporation}/charter/versions': { who: readers },
  'GET /v1/corporations/{corporation}/charter/versions/{charter}/content': {
    who: readers,
    path: '/v1/corporations/acme/charter/versions/sha256:0/content',
  },
  'GET /v1/corporations/{corporation}/entries': { who: readers },
  'GET /v1/corporations/{corporation}/entries/{entry}': { who: readers, path: '/v1/corporations/acme/entries/none' },
  'POST /v1/corporations/{corporation}/entries': { who: writers, body: { expectedVersion: 99, entries: [entry] } },
  'GET /v1/corporations/{corporation}/papers': { who: readers },
  'POST /v1/corporations/{corporation}/papers': {
    who: writers,
    path: '/v1/corporations/acme/papers?name=a.txt&state=drafted',
    headers: { 'content-type': 'text/plain' },
    body: 'A draft.',
  },
  'GET /v1/corporations/{corporation}/papers/{paper}': { who: readers, path: paper },
  'GET /v1/corporations/{corporation}/papers/{paper}/content': { who: readers, path: `${paper}/content` },
  'POST /v1/corporations/{corporation}/papers/{paper}/states': {
    who: writers,
    path: `${paper}/states`,
    body: { state: 'signed' },
  },
  'GET /v1/corporations/{corporation}/fact-requests': { who: readers },
  'POST /v1/corporations/{corporation}/fact-requests': {
    who: writers,
    body: { to: 'Ida', fact: 'listed-on-national-exchange', about: [], on: '2000-01-01' },
  },
  'DELETE /v1/corporations/{corporation}/fact-requests/{request}': {
    who: writers,
    path: '/v1/corporations/acme/fact-requests/none',
  },
  'GET /v1/calendars/{corporation}/{key}': { who: 'anyone', path: '/v1/calendars/acme/none' },
  'GET /v1/replies/{link}': { who: 'anyone', path: '/v1/replies/none' },
  'POST /v1/replies/{link}': { who: 'anyone', path: '/v1/replies/none', body: { value: 'yes' } },
  'GET /v1/corporations/{corporation}/stale-answers': { who: askers },
  'GET /v1/corporations/{corporation}/answers-made-from': {
    who: askers,
    path: '/v1/corporations/acme/answers-made-from?entry=none',
  },
  'GET /v1/corporations/{corporation}/frozen-answers': { who: askers },
  'POST /v1/corporations/{corporation}/frozen-answers': {
    who: askers,
    body: { question: 'instrument.profile', asOf: '2000-01-01', purpose: 'a test' },
  },
  'GET /v1/corporations/{corporation}/frozen-answers/{frozen}': {
    who: askers,
    path: '/v1/corporations/acme/frozen-answers/none',
  },
  'GET /v1/corporations/{corporation}/events': { who: readers },
  'GET /v1/entry-types': { who: 'account' },
  'POST /v1/corporations/{corporation}/comparisons/{question}': {
    who: askers,
    path: '/v1/corporations/acme/comparisons/instrument.profile',
    body: { charters: ['peoples-bankcorp', 'nss-bancorp'], asOf: '2000-01-01' },
  },
  'POST /v1/corporations/{corporation}/documents/{document}': {
    who: askers,
    path: '/v1/corporations/acme/documents/item-5.07.txt',
    body: { asOf: '2000-01-01', input: { meeting: 'none' } },
  },
  'GET /v1/corporations/{corporation}/policy': { who: readers },
  'PUT /v1/corporations/{corporation}/policy': { who: ['administrator'], body: { types: [], corrections: false } },
  'POST /v1/corporations/{corporation}/erasures': {
    who: ['secretary'],
    body: { id: 'e', of: { person: 'none' }, why: 'asked' },
  },
  'GET /v1/corporations/{corporation}/proposals': { who: readers },
  'POST /v1/corporations/{corporation}/proposals': { who: writers, body: { id: 'p', entries: [entry] } },
  'GET /v1/corporations/{corporation}/proposals/{proposal}': {
    who: readers,
    path: '/v1/corporations/acme/proposals/none',
  },
  'DELETE /v1/corporations/{corporation}/proposals/{proposal}': {
    who: writers,
    path: '/v1/corporations/acme/proposals/none',
  },
  'POST /v1/corporations/{corporation}/proposals/{proposal}/acceptance': {
    who: accepters,
    path: '/v1/corporations/acme/proposals/none/acceptance',
  },
  'POST /v1/corporations/{corporation}/proposals/{proposal}/refusal': {
    who: accepters,
    path: '/v1/corporations/acme/proposals/none/refusal',
    body: { reason: 'none' },
  },
  'GET /v1/questions': { who: 'account' },
  'GET /v1/questions/{question}': { who: 'account', path: '/v1/questions/instrument.profile' },
  'POST /v1/corporations/{corporation}/questions/{question}': {
    who: askers,
    path: '/v1/corporations/acme/questions/instrument.profile',
    body: { asOf: '2000-01-01' },
  },
  'GET /v1/corporations/{corporation}/hypotheticals': { who: askers },
  'POST /v1/corporations/{corporation}/hypotheticals': { who: askers, body: { title: 'x', entries: [entry] } },
  'GET /v1/corporations/{corporation}/hypotheticals/{hypothetical}': {
    who: askers,
    path: '/v1/corporations/acme/hypotheticals/none',
  },
  'DELETE /v1/corporations/{corporation}/hypotheticals/{hypothetical}': {
    who: askers,
    path: '/v1/corporations/acme/hypotheticals/none',
  },
  'POST /v1/corporations/{corporation}/hypotheticals/{hypothetical}/questions/{question}': {
    who: askers,
    path: '/v1/corporations/acme/hypotheticals/none/questions/instrument.profile',
    body: { asOf: '2000-01-01' },
  },
  'GET /v1/corporations/{corporation}/matters': { who: all.filter((role) => role !== 'administrator') },
  'POST /v1/corporations/{corporation}/matters': { who: ['secretary', 'director', 'counsel'], body: { title: 'x' } },
  'PUT /v1/corporations/{corporation}/papers/{paper}/sight': {
    who: ['secretary', 'counsel'],
    path: `${paper}/sight`,
    body: { seenBy: 'everybody' },
  },
  'GET /v1/corporations/{corporation}/papers/{paper}/reads': {
    who: ['counsel', 'administrator'],
    path: `${paper}/reads`,
  },
  'POST /v1/corporations/{corporation}/papers/{paper}/erasure': {
    who: ['secretary'],
    path: `${paper}/erasure`,
    body: { why: 'x' },
  },
  'GET /v1/corporations/{corporation}/persons/{person}/personal-data': {
    who: knowers,
    path: '/v1/corporations/acme/persons/none/personal-data',
  },
  'GET /v1/corporations/{corporation}/entries/{entry}/personal-data': {
    who: knowers,
    path: '/v1/corporations/acme/entries/none/personal-data',
  },
  'POST /v1/corporations/{corporation}/persons/{person}/erasure': {
    who: ['secretary'],
    path: '/v1/corporations/acme/persons/none/erasure',
    body: { why: 'x' },
  },
  'POST /v1/corporations/{corporation}/entries/{entry}/erasure': {
    who: ['secretary'],
    path: '/v1/corporations/acme/entries/none/erasure',
    body: { why: 'x' },
  },
  'GET /v1/corporations/{corporation}/reads': { who: ['counsel', 'administrator'] },
  'GET /v1/corporations/{corporation}/holds': { who: ['counsel'] },
  'POST /v1/corporations/{corporation}/holds': {
    who: ['counsel'],
    body: { id: 'h', reason: 'x', scope: { whole: true } },
  },
  'POST /v1/corporations/{corporation}/holds/{hold}/release': {
    who: ['counsel'],
    path: '/v1/corporations/acme/holds/none/release',
    body: { why: 'x' },
  },
  'GET /v1/corporations/{corporation}/verification': { who: readers },
  'GET /v1/corporations/{corporation}/export': { who: ['secretary', 'counsel', 'examiner'] },
  'GET /v1/checkpoints': { who: 'account' },
  'GET /v1/corporations/{corporation}/checkpoints': { who: readers },
  'POST /v1/corporations/{corporation}/checkpoints': {
    who: ['secretary'],
    body: checkpoint,
  },
  'POST /v1/journals': { who: 'owner', body: '' },
  'GET /v1/backup': { who: 'operator' },
  'GET /v1/corporations/{corporation}/roles': { who: ['administrator'] },
  'GET /v1/corporations/{corporation}/role-changes': { who: ['administrator'] },
  'PUT /v1/corporations/{corporation}/roles/{account}': {
    who: ['administrator'],
    path: '/v1/corporations/acme/roles/stranger',
    body: { role: 'viewer' },
  },
  'DELETE /v1/corporations/{corporation}/roles/{account}': {
    who: ['administrator'],
    path: '/v1/corporations/acme/roles/nobody',
  },
};

/** Whoever is let through is answered, or told that there is no such thing: an act that nobody proposed is 422. */
const letThrough = [200, 201, 204, 404, 409, 422];

describe('who may do what', () => {
  it('is said of every route', async () => {
    const service = await testService();
    onTestFinished(async () => service.close());
    const { body } = await service.call('GET', '/openapi.json');
    const paths = body['paths'] as Readonly<Record<string, Readonly<Record<string, unknown>>>>;
    const routes = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(routes.toSorted()).toEqual([...Object.keys(matrix), ...Object.keys(routesInMatters)].toSorted());
  });

  /** Asks a route of a service as nobody, as a stranger, and as every role; `account` is how somebody comes to be known. */
  const asked = async (
    service: TestService,
    [route, { who, body, path, headers: own }]: readonly [string, (typeof matrix)[string]],
    account: TestService['account'],
  ): Promise<void> => {
    const [method = '', template = ''] = route.split(' ');
    // Live updates would go on for a minute.
    service.stop();
    const address = path ?? template.replace('{corporation}', 'acme');
    const put = async (headers?: Readonly<Record<string, string>>) =>
      (await service.call(method, address, body, { ...own, ...headers })).status;
    const isOfCorporation = who !== 'anyone' && template.includes('{corporation}');
    if (who !== 'anyone') expect(await put()).toBe(401);
    const strangers = await put(await account('stranger'));
    if (who === 'operator') {
      expect([strangers, await put(service.owner)]).toEqual([401, 401]);
      return;
    }
    if (who === 'owner') expect(strangers).toBe(403);
    else if (isOfCorporation) expect(strangers).toBe(404);
    else if (who === 'account') expect(letThrough).toContain(strangers);
    for (const role of isOfCorporation ? roles : []) {
      const status = await put(await account(`a-${role}`, role));
      if (who.includes(role)) expect(letThrough, role).toContain(status);
      else expect(status, role).toBe(403);
    }
    expect(service.errors).toEqual([]);
  };
  const routes = Object.entries(matrix);
  const isRead = ([route]: readonly [string, unknown]): boolean => route.startsWith('GET ');

  describe('what is read leaves everything as it was, and is asked of one service:', () => {
    let service: TestService;
    const known = new Map<string, Readonly<Record<string, string>>>();
    beforeAll(async () => {
      service = await begun();
    });
    afterAll(async () => service.close());
    it.each(routes.filter(isRead))('%s is answered for them alone', async (...route) => {
      await asked(service, route, async (name, role) => {
        const key = known.get(name) ?? (await service.account(name, role));
        known.set(name, key);
        return key;
      });
    });
  });

  it.each(routes.filter((route) => !isRead(route)))('%s is answered for them alone', async (...route) => {
    const service = await begun();
    onTestFinished(async () => service.close());
    await asked(service, route, async (name, role) => service.account(name, role));
  });
});

async function begun(): Promise<TestService> {
  const service = await testService();
  await service.call('POST', '/v1/corporations', { id: 'acme', charter: 'peoples-bankcorp' }, service.owner);
  return service;
}
