import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { firstOwner } from '@quorate/server';
import { newSigningKey, openStore, readSigningKey } from '@quorate/store';
import { startPostgres, type PostgresServer } from '../../../store/test/servers/postgres-server.js';
import { keepTestsIn } from '../place.js';
import { cookieOf, testService, type Answered, type TestService } from '../service.js';

/**
 * Two services on one PostgreSQL, which sorts as dictionaries do, and refuses by itself whoever comes at once: whatever one of them did
 * holds for the other at once.
 */
let server: PostgresServer;
let services: readonly [TestService, TestService];
let sara: Readonly<Record<string, string>>;
let carl: Readonly<Record<string, string>>;

beforeAll(async () => {
  server = await startPostgres({
    durable: false,
    sortedBy: 'en-US',
    settings: ['default_transaction_isolation=serializable'],
  });
});
afterAll(async () => server.stop());

beforeEach(async () => {
  const url = await server.database();
  keepTestsIn(async () => ({ url }));
  const first = await testService();
  services = [first, await testService()];
  await first.call('POST', '/v1/corporations', { id: 'acme', charter: 'peoples-bankcorp' }, first.owner);
  sara = await first.account('sara', 'secretary');
  carl = await first.account('carl', 'counsel');
  return async () => {
    expect(services.flatMap(({ errors }) => errors)).toEqual([]);
    await Promise.all(services.map(async (each) => each.close()));
  };
});

const acme = '/v1/corporations/acme';
const person = (id: string, more: object = {}) => ({
  id,
  type: 'person',
  on: '1999-01-04',
  basis: 'books',
  data: { id, kind: 'individual' },
  ...more,
});
const either = (at: number): TestService => services[at % 2 === 0 ? 0 : 1];
const statuses = (all: readonly Answered[]) => all.map(({ status }) => status).toSorted((a, b) => a - b);

it('open an empty database at once: its tables are made once, and there is one first account', async () => {
  const fresh = await server.database();
  const opened = await Promise.all(Array.from({ length: 4 }, async () => openStore({ url: fresh })));
  const links = await Promise.all(opened.map(async (store) => firstOwner(store, 'owner', new Date())));
  expect(links.filter((link) => link !== undefined)).toHaveLength(1);
  expect(await opened[0]?.accounts.count()).toBe(1);
  await Promise.all(opened.map(async (store) => store.close()));
});

it('enter by turns, by 16 writers: what is acknowledged is there once, and each tells what the other entered', async () => {
  const acknowledged: string[] = [];
  const writer = async (number: number): Promise<void> => {
    for (let at = 0; at < 6;) {
      const id = `${'aAbBzZ'[number % 6]}${number}-${at}`;
      const { version } = await either(number + at).store.corporation('acme');
      const body = { expectedVersion: version, entries: [person(`p-${number}-${at}`, { id })] };
      const { status, body: said, text } = await either(number).call('POST', `${acme}/entries`, body, sara);
      if (status === 409) continue;
      expect(status, text).toBe(201);
      acknowledged.push(id);
      at += 1;
      // What one of them acknowledged the other answers from.
      const told = await either(number + 1).call('GET', `${acme}/entries/${encodeURIComponent(id)}`, undefined, carl);
      expect([told.status, told.text.includes(`"id":"${id}"`)]).toEqual([200, true]);
      const answer = await either(number + 1).call(
        'POST',
        `${acme}/questions/board.roster`,
        { asOf: '2000-01-04', input: {} },
        carl,
      );
      expect(answer.status).toBeLessThan(500);
      expect(said['version']).toBe(version + 1);
    }
  };
  await Promise.all(Array.from({ length: 16 }, async (_, number) => writer(number)));
  const kept = [];
  for await (const { id } of services[1].store.entries('acme')) kept.push(id);
  expect(kept.toSorted()).toEqual(acknowledged.toSorted());
  for (const { store } of services) expect((await store.verify('acme')).changed).toEqual([]);
});

it('tell of one moment what is read at one while the other enters, proposes, accepts, signs and erases', async () => {
  const [first, second] = services;
  const key = readSigningKey(newSigningKey());
  const writing = { goesOn: true };
  const write = async (): Promise<void> => {
    for (let at = 0; at < 20; at += 1) {
      const { version } = await first.store.corporation('acme');
      const personal = { of: `p-${at}`, taxNumber: '078-05-1120' };
      const entries = [person(`p-${at}`, { id: `e-${at}`, personal }), person(`q-${at}`, { id: `f-${at}` })];
      const entered = await first.call('POST', `${acme}/entries`, { expectedVersion: version, entries }, sara);
      expect(entered.status, entered.text).toBe(201);
      const because = { because: 'clerical', note: 'by another name' };
      const more = { id: `g-${at}`, supersedes: { entry: `f-${at}`, ...because } };
      const proposing = { id: `r-${at}`, entries: [person(`q-${at}`, more)] };
      expect((await first.call('POST', `${acme}/proposals`, proposing, sara)).status).toBe(201);
      const accepted = await first.call('POST', `${acme}/proposals/r-${at}/acceptance`, undefined, carl);
      expect(accepted.status, accepted.text).toBe(200);
      await first.store.sign('acme', key);
      await first.store.personalData.erase('acme', { entry: `e-${at}` }, { by: 'sara', why: 'asked for it' });
    }
    writing.goesOn = false;
  };
  const read = async (path: string) => {
    const found = await second.call('GET', `${acme}${path}`, undefined, sara);
    expect(found.status, found.text).toBe(200);
    return found;
  };
  const readers: readonly (() => Promise<void>)[] = [
    async () => expect((await read('/verification')).body).toMatchObject({ changed: [] }),
    async () => expect((await read('/verification')).body).not.toHaveProperty('broken'),
    async () => {
      const [head, ...entries] = (await read('/export')).text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Line);
      expect(head).toMatchObject({ version: entries.length, hash: entries.at(-1)?.hash ?? head?.hash });
    },
    async () => {
      const ids = new Set<string>();
      for (let after: number | undefined = 0; after !== undefined;) {
        const { body } = await read(`/entries?standing=yes&limit=7&after=${after}`);
        for (const { entry } of body['entries'] as readonly { readonly entry: { readonly id: string } }[]) {
          expect(ids.has(entry.id)).toBe(false);
          ids.add(entry.id);
        }
        after = body['next'] as number | undefined;
      }
    },
    async () => {
      const proposed = JSON.parse((await read('/proposals?state=proposed')).text) as readonly { state: string }[];
      expect(proposed.filter(({ state }) => state !== 'proposed')).toEqual([]);
    },
    async () => {
      const freezing = { question: 'capital.summary', asOf: '2000-01-04', purpose: 'an opinion' };
      const frozen = await second.call('POST', `${acme}/frozen-answers`, freezing, sara);
      expect(frozen.status, frozen.text).toBe(201);
    },
  ];
  const reading = readers.map(async (each) => {
    while (writing.goesOn) await each();
  });
  await Promise.all([write().finally(() => (writing.goesOn = false)), ...reading]);
  for (const { store } of services) expect((await store.verify('acme')).changed).toEqual([]);
});

interface Line {
  readonly version?: number;
  readonly hash: string;
}

it('enter a request that is sent to both at once a single time, and give both the same answer', async () => {
  const headers = { ...sara, 'idempotency-key': 'k-1' };
  const sent = { expectedVersion: 0, entries: [person('anna')] };
  const answers = await Promise.all(
    Array.from({ length: 8 }, async (_, at) => either(at).call('POST', `${acme}/entries`, sent, headers)),
  );
  expect(new Set(statuses(answers))).toEqual(new Set([201]));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect((await services[1].store.corporation('acme')).version).toBe(1);
});

describe('who may do what', () => {
  it('a link signs in once, at either; a session that is ended at one is ended at the other', async () => {
    const made = await services[0].call('POST', '/v1/accounts', { name: 'vera' }, services[0].owner);
    const link = made.body['link'];
    const tried = await Promise.all(
      Array.from({ length: 6 }, async (_, at) => either(at).call('POST', '/v1/sign-in/link', { link })),
    );
    expect(tried.filter(({ status }) => status === 200)).toHaveLength(1);
    const cookie = cookieOf(tried.find(({ status }) => status === 200)!);
    for (const each of services) expect((await each.call('GET', '/v1/me', undefined, { cookie })).status).toBe(200);
    await services[1].call('POST', '/v1/sign-out', undefined, { cookie });
    for (const each of services) expect((await each.call('GET', '/v1/me', undefined, { cookie })).status).toBe(401);
  });

  it('a role or an account that is lost at one is lost at the other', async () => {
    const [first, second] = services;
    const read = async () =>
      Promise.all(services.map(async (each) => (await each.call('GET', acme, undefined, carl)).status));
    expect(await read()).toEqual([200, 200]);
    await second.call('DELETE', `${acme}/roles/carl`, undefined, first.owner);
    expect(await read()).toEqual([404, 404]);
    await first.call('PUT', `${acme}/roles/carl`, { role: 'viewer' }, first.owner);
    expect(await read()).toEqual([200, 200]);
    await second.call('DELETE', '/v1/accounts/carl', undefined, first.owner);
    expect(await read()).toEqual([401, 401]);
  });

  it('live updates of one tell what is entered by the other, and nothing once the role was taken away there', async () => {
    const follow = async () => {
      const reader = (await services[0].begun(`${acme}/events`, carl)).body?.getReader();
      return async (): Promise<string> => {
        const next = await reader?.read();
        return next?.value === undefined ? 'ended' : new TextDecoder().decode(next.value);
      };
    };
    const read = await follow();
    let told = '';
    while (!told.includes('"version":0')) told += await read();
    await services[1].call('POST', `${acme}/entries`, { expectedVersion: 0, entries: [person('anna')] }, sara);
    while (!told.includes('"version":1')) told += await read();
    await services[1].call('DELETE', `${acme}/roles/carl`, undefined, services[0].owner);
    await services[1].call('POST', `${acme}/entries`, { expectedVersion: 1, entries: [person('bert')] }, sara);
    let after = '';
    for (let next = await read(); next !== 'ended'; next = await read()) after += next;
    expect(after).not.toContain('version');
  });
});

it('a hold set at one forbids an erasure at the other, whichever comes first', async () => {
  for (let round = 0; round < 10; round += 1) {
    const id = `anna-${round}`;
    const { version } = await services[0].store.corporation('acme');
    const entries = [person(id, { personal: { of: id, address: '1 Elm Street' } })];
    await services[0].call('POST', `${acme}/entries`, { expectedVersion: version, entries }, sara);
    const hold = { id: `h-${round}`, reason: 'a suit', scope: { persons: [id] } };
    const [held, erased] = await Promise.all([
      either(round).call('POST', `${acme}/holds`, hold, carl),
      either(round + 1).call('POST', `${acme}/persons/${id}/erasure`, { why: 'asked' }, sara),
    ]);
    expect(held.status).toBeLessThan(300);
    const later = await either(round).call('POST', `${acme}/persons/${id}/erasure`, { why: 'asked' }, sara);
    expect([erased.status < 300, later.status]).toEqual([erased.status < 300, 409]);
  }
  for (const { store } of services) expect((await store.verify('acme')).changed).toEqual([]);
});
