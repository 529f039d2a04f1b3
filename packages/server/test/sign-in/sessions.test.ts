import { tidied } from '@quorate/server';
import { StoreUnavailableError } from '@quorate/store';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { newSecret } from '../../src/access/secrets.js';
import { cheapHash } from './cheap-hash.js';
import { cookieOf, testService, type Answered, type TestService } from '../service.js';

const password = 'a quorum of words';
const start = Date.parse('2026-03-02T09:00:00.000Z');
let service: TestService;

beforeEach(async () => {
  service = await testService();
  service.at(new Date(start).toISOString());
  await service.account('anna');
  await service.store.accounts.setPassword('anna', await cheapHash(password));
  return async () => service.close();
});

const after = (hours: number) => service.at(new Date(start + hours * 3_600_000).toISOString());
const byLink = async () => {
  const { shown: link, kept } = newSecret('anna', 'link', { now: new Date(start) });
  await service.store.secrets.add(kept);
  return async () => service.call('POST', '/v1/sign-in/link', { link });
};
const signIn = async () => service.call('POST', '/v1/sign-in', { name: 'anna', password });
const held = (answered: Answered) => ({ cookie: cookieOf(answered) });
const me = async (headers: Readonly<Record<string, string>>) =>
  (await service.call('GET', '/v1/me', undefined, headers)).status;
type Listed = readonly { readonly id: string; readonly isCurrent: boolean; readonly lastUsed?: string }[];
const listed = async (headers: Readonly<Record<string, string>>) =>
  (await service.call('GET', '/v1/me/sessions', undefined, headers)).body as unknown as Listed;

describe('a session', () => {
  it('ends after a day, and after two hours in which nobody uses it', async () => {
    const used = held(await signIn());
    const idle = held(await signIn());
    for (const hours of [1.9, 3.8, 5.7]) {
      after(hours);
      expect(await me(used)).toBe(200);
    }
    expect(await me(idle)).toBe(401);
    for (let hours = 7; hours < 24; hours += 1.5) {
      after(hours);
      expect(await me(used)).toBe(200);
    }
    after(24);
    expect(await me(used)).toBe(401);
  });

  it('is not used by what a page sends while nobody is at it, nor by asking again while a stream goes on', async () => {
    await service.call('POST', '/v1/corporations', { id: 'acme', charter: 'peoples-bankcorp' }, service.owner);
    await service.call('PUT', '/v1/corporations/acme/roles/anna', { role: 'viewer' }, service.owner);
    const [left, read, followed] = [held(await signIn()), held(await signIn()), held(await signIn())];
    const stream = await service.begun('/v1/corporations/acme/events', followed);
    const events = stream.body!.getReader();
    await events.read();
    for (const hours of [0.5, 1, 1.5]) {
      after(hours);
      expect(await me({ ...left, 'quorate-unattended': '?1' })).toBe(200);
      expect(await me({ ...read, 'quorate-unattended': '?0' })).toBe(200);
    }
    const entry = { id: 'a', type: 'person', on: '1999-01-04', basis: 'books', data: { id: 'bert', kind: 'other' } };
    const entered = { expectedVersion: 0, entries: [entry] };
    const path = '/v1/corporations/acme/entries';
    expect((await service.call('POST', path, entered, service.owner)).status).toBe(201);
    let told = '';
    while (!told.includes('"version":1')) told += new TextDecoder().decode((await events.read()).value);
    await events.cancel();
    after(2.1);
    expect([await me(left), await me(read), await me(followed)]).toEqual([401, 200, 401]);
  });

  it('does not go on until a day comes to which a clock was set by mistake', async () => {
    after(24 * 365);
    const session = held(await signIn());
    expect(await me(session)).toBe(200);
    after(0);
    expect(await me(session)).toBe(401);
    expect(await me(held(await signIn()))).toBe(200);
  });

  it.each([
    ['the password', async () => signIn],
    ['a link', byLink],
    [
      'another change',
      async () => {
        const session = held(await signIn());
        return async () => service.call('PUT', '/v1/me/password', { old: password, new: `${password}?` }, session);
      },
    ],
  ])('does not begin by %s where the password is changed meanwhile', async (_, prepared) => {
    const anna = await keyOf(held(await signIn()));
    const begin = await prepared();
    const { secrets, accounts } = service.store;
    const add = secrets.add.bind(secrets);
    vi.spyOn(secrets, 'add').mockImplementationOnce(async (secret) => {
      await accounts.setPassword('anna', await cheapHash(password));
      const change = { old: password, new: `${password}!` };
      expect((await service.call('PUT', '/v1/me/password', change, anna)).status).toBe(204);
      await add(secret);
    });
    const begun = await begin();
    expect([begun.status, begun.headers.get('set-cookie')]).toEqual([401, null]);
    expect(await secrets.of('anna', 'session')).toEqual([]);
  });

  it.each([
    ['the password', async () => signIn],
    ['a link', byLink],
  ])('does not begin by %s where somebody signs out everywhere meanwhile, and does after it', async (_, prepared) => {
    const anna = await keyOf(held(await signIn()));
    const [begin, again] = [await prepared(), await prepared()];
    const { secrets } = service.store;
    const add = secrets.add.bind(secrets);
    vi.spyOn(secrets, 'add').mockImplementationOnce(async (secret) => {
      expect((await service.call('DELETE', '/v1/me/sessions', undefined, anna)).status).toBe(204);
      await add(secret);
    });
    const begun = await begin();
    expect([begun.status, begun.headers.get('set-cookie')]).toEqual([401, null]);
    expect(await secrets.of('anna', 'session')).toEqual([]);
    expect(await me(held(await again()))).toBe(200);
    await service.call('DELETE', '/v1/me/sessions', undefined, anna);
    expect(await secrets.of('anna', 'end')).toHaveLength(1);
  });

  it('is listed to its own account, and ended there one by one or all at once', async () => {
    const [one, other] = [held(await signIn()), held(await signIn())];
    const sessions = await listed(one);
    expect(sessions).toHaveLength(2);
    expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    expect(JSON.stringify(sessions)).not.toMatch(/qs_|[0-9a-f]{64}/u);
    const theirs = sessions.find(({ isCurrent }) => !isCurrent)?.id ?? '';
    const bert = await service.account('bert');
    expect(await listed(bert)).toEqual([]);
    expect((await service.call('DELETE', `/v1/me/sessions/${theirs}`, undefined, bert)).status).toBe(404);
    expect((await service.call('DELETE', `/v1/me/sessions/${theirs}`, undefined, one)).status).toBe(204);
    expect([await me(one), await me(other)]).toEqual([200, 401]);
    await signIn();
    const everywhere = await service.call('DELETE', '/v1/me/sessions', undefined, one);
    expect(everywhere.status).toBe(204);
    expect(everywhere.headers.get('set-cookie')).toContain('Max-Age=0');
    expect(await me(one)).toBe(401);
    expect(await listed(await keyOf(held(await signIn())))).toHaveLength(1);
  });

  it('ends everywhere when the password changes, and goes on by a new one in the browser that changed it', async () => {
    const [one, other] = [held(await signIn()), held(await signIn())];
    const change = { old: password, new: `${password}!` };
    const changed = await service.call('PUT', '/v1/me/password', change, one);
    expect(changed.status).toBe(204);
    expect([await me(one), await me(other), await me(held(changed))]).toEqual([401, 401, 200]);
    const wrong = await service.call('PUT', '/v1/me/password', change, held(changed));
    expect(wrong.status).toBe(403);
    expect(wrong.headers.get('set-cookie')).toBeNull();
    expect(await me(held(changed))).toBe(200);
  });

  it('carries no rights of its own: a role that is taken away is gone at once, and the session goes on', async () => {
    await service.call('POST', '/v1/corporations', { id: 'acme', charter: 'peoples-bankcorp' }, service.owner);
    const role = '/v1/corporations/acme/roles/anna';
    const anna = held(await signIn());
    const sees = async () => (await service.call('GET', '/v1/corporations/acme', undefined, anna)).status;
    await service.call('PUT', role, { role: 'viewer' }, service.owner);
    expect(await sees()).toBe(200);
    await service.call('DELETE', role, undefined, service.owner);
    expect(await sees()).toBe(404);
    expect(await me(anna)).toBe(200);
  });

  it('is nothing that a key is, nor the other way round', async () => {
    const { body } = await service.call('POST', '/v1/me/keys', {}, held(await signIn()));
    const key = String(body['key']);
    const session = cookieOf(await signIn()).split('=')[1] ?? '';
    const device = /quorate-device=([^;]+)/u.exec((await signIn()).headers.get('set-cookie') ?? '')?.[1] ?? '';
    expect(device).toMatch(/^qd_/u);
    expect(await me({ authorization: `Bearer ${session}` })).toBe(401);
    for (const other of [key, device]) expect(await me({ cookie: `quorate-session=${other}` })).toBe(401);
  });
});

describe('browsers in which somebody signed in', () => {
  it('are remembered, the latest of them, until the password changes', async () => {
    const remembered = async () => (await service.store.secrets.of('anna', 'device')).map(({ id }) => id);
    const common = { account: 'anna', sort: 'device', expiresAt: '2030-01-01T00:00:00.000Z', permissions: [] } as const;
    for (let each = 10; each < 32; each += 1) {
      const madeAt = `2026-01-${each}T00:00:00.000Z`;
      await service.store.secrets.add({ ...common, hash: `h-${each}`, id: `i-${each}`, madeAt });
    }
    const session = held(await signIn());
    expect(await remembered()).toHaveLength(20);
    expect(await remembered()).not.toContain('i-10');
    await service.call('PUT', '/v1/me/password', { old: password, new: `${password}!` }, session);
    expect(await remembered()).toEqual([]);
  });
});

describe('a key', () => {
  it('shows the day on which it was used last', async () => {
    const anna = await keyOf(held(await signIn()));
    after(30);
    await me(anna);
    const { body } = await service.call('GET', '/v1/me/keys', undefined, anna);
    const days = (body as unknown as readonly { readonly lastUsed?: string }[]).map(({ lastUsed }) => lastUsed);
    expect(days).toContain('2026-03-03');
    const kept = await service.store.secrets.of('anna', 'key');
    expect(kept.map(({ lastUsed }) => lastUsed)).toContain('2026-03-03T00:00:00.000Z');
  });

  it('serves to read with where its use cannot be noted', async () => {
    const anna = await keyOf(held(await signIn()));
    const used = vi.spyOn(service.store.secrets, 'used');
    used.mockRejectedValue(new StoreUnavailableError('the disk is full', 'writing'));
    expect(await me(anna)).toBe(200);
    expect(used).toHaveBeenCalled();
  });

  it('with limits does nothing with the account itself, and what a key makes ends with it', async () => {
    const anna = await keyOf(held(await signIn()));
    const make = async (wanted: unknown, headers: Readonly<Record<string, string>>) =>
      service.call('POST', '/v1/me/keys', wanted, headers);
    const limited = { authorization: `Bearer ${String((await make({ permissions: ['read'] }, anna)).body['key'])}` };
    expect((await make({}, limited)).status).toBe(403);
    expect((await service.call('PUT', '/v1/me/password', { old: password, new: `${password}!` }, limited)).status).toBe(
      403,
    );
    for (const [method, path] of [
      ['DELETE', '/v1/me/keys/none'],
      ['GET', '/v1/me/sessions'],
      ['DELETE', '/v1/me/sessions'],
      ['DELETE', '/v1/me/sessions/none'],
    ] as const) {
      expect((await service.call(method, path, undefined, limited)).status).toBe(403);
    }
    for (const end of ['2020-01-01T00:00:00Z', '2029-01-01T00:00:00Z', '9999-12-31T23:59:59Z']) {
      expect(await make({ expiresAt: end }, anna)).toMatchObject({ status: 422 });
      expect(await make({ expiresAt: end }, held(await signIn()))).toMatchObject({ status: 422 });
    }
    const expiresAt = '2026-03-05T00:00:00Z';
    const short = { authorization: `Bearer ${String((await make({ expiresAt }, anna)).body['key'])}` };
    expect((await make({}, short)).body).toMatchObject({ expiresAt: '2026-03-05T00:00:00.000Z' });
  });
});

describe('what is over', () => {
  it('is dropped', async () => {
    const { store } = service;
    const at = new Date(start).toISOString();
    await signIn();
    await store.begunSignIns.begin({ hash: 'h', state: 's', nonce: 'n', verifier: 'v', goesTo: '/', expiresAt: at });
    await store.counts.add('a', 5, { now: '2026-01-01T00:00:00.000Z', endsAt: at });
    await tidied(store, new Date(start + 3 * 3_600_000));
    expect(await store.secrets.of('anna', 'session')).toEqual([]);
    expect(await store.secrets.of('anna', 'device')).toHaveLength(1);
    expect(await store.begunSignIns.take({ hash: 'h', state: 's' }, '2026-01-01T00:00:00.000Z')).toBeUndefined();
    expect(await store.counts.add('a', 1, { now: '2026-01-01T00:00:00.000Z', endsAt: at })).toMatchObject({ times: 1 });
    await tidied(store, new Date('2030-01-01T00:00:00.000Z'));
    for (const sort of ['key', 'device'] as const) expect(await store.secrets.of('anna', sort)).toEqual([]);
  });
});

async function keyOf(headers: Readonly<Record<string, string>>): Promise<Readonly<Record<string, string>>> {
  const { body } = await service.call('POST', '/v1/me/keys', {}, headers);
  return { authorization: `Bearer ${String(body['key'])}` };
}
