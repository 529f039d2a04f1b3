import { createHash } from 'node:crypto';
import type { Served } from '@quorate/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testService, type TestService } from '../service.js';
import { busyMatter, filled, opinion, type Key } from './busy-matter.js';

/** A service with one corporation, and what requests to it name. */
interface World {
  readonly service: TestService;
  readonly keys: ReadonlyMap<string, Key>;
  /** What stands in the braces of paths; where there is no busy matter, ids of things that are not there. */
  readonly named: Readonly<Record<string, string>>;
  readonly served: readonly Served[];
}

/** Everybody who is not behind the wall. */
const outside = ['owner', 'sara', 'vera', 'dora', 'exa', 'adam', 'theo', 'removed', 'stranger'];
const roles = { sara: 'secretary', vera: 'viewer', dora: 'director', exa: 'examiner', adam: 'administrator' } as const;
/** What stands in the busy matter alone. */
const onlyThere = 'Minutes of the special committee.';
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
const hash = hashOf(opinion);
const none = 'f'.repeat(32);
const person = { id: 'first', type: 'person', on: '1999-01-04', basis: 'books', data: { id: 'first', kind: 'other' } };
const named = { id: 'named', paper: { id: 'opinion', hash: hashOf(onlyThere) }, data: { id: 'named', kind: 'other' } };

/** Two worlds that are the same, but that in one of them members of a matter are at work. */
async function world(isBusy: boolean): Promise<World> {
  const served: Served[] = [];
  const service = await testService({ instant: '2026-01-01T00:00:00.000Z', served: (each) => served.push(each) });
  const { owner } = service;
  await service.call('POST', '/v1/corporations', { id: 'acme', charter: 'peoples-bankcorp' }, owner);
  const keys = new Map<string, Key>([['owner', owner]]);
  for (const [name, role] of Object.entries(roles)) keys.set(name, await service.account(name, role));
  for (const name of ['theo', 'removed', 'carl', 'cora']) keys.set(name, await service.account(name, 'counsel'));
  keys.set('stranger', await service.account('stranger'));
  const as = (name: string) => keys.get(name) ?? {};
  const call = async (path: string, body: unknown, name = 'sara', headers: Key = {}) =>
    service.call('POST', `/v1/corporations/acme${path}`, body, { ...as(name), ...headers });
  const asText = { 'content-type': 'text/plain' };
  await call('/entries', { expectedVersion: 0, entries: [person] });
  await call('/papers?name=minutes.txt&state=filed', 'Minutes.', 'sara', asText);
  await call('/proposals', { id: 'p', entries: [{ ...person, id: 'other', data: { id: 'other', kind: 'other' } }] });
  await call('/fact-requests', { to: 'Ida', fact: 'listed-on-national-exchange', about: [], on: '2000-01-01' });
  await call('/frozen-answers', { question: 'instrument.profile', asOf: '2000-01-01', purpose: 'a test' });
  await call('/hypotheticals', { title: 'x', entries: [{ ...person, id: 'y', data: { id: 'y', kind: 'other' } }] });
  // Members of another matter are outside of this one. What they know is the same in both worlds.
  const theirs = await busyMatter(service, as('theo'), 'Another');
  const inside = { matter: none, note: none, draft: none, hypothetical: none, ...(isBusy ? await work() : undefined) };
  const paths = { corporation: 'acme', question: 'instrument.profile', paper: hash, account: 'carl', proposal: 'p' };
  // Whatever a route calls by a name that is not here gets a name that nothing has.
  return { service, keys, served, named: { ...paths, ...inside, theirs: theirs.matter } };

  async function work() {
    const entered = { id: 'q', type: 'person', on: '1999-01-05', basis: 'books', data: { id: 'q', kind: 'other' } };
    const busy = await busyMatter(service, as('carl'));
    const at = `/v1/corporations/acme/matters/${busy.matter}`;
    const added = await service.call('POST', `${at}/papers?name=m.txt&state=drafted`, onlyThere, {
      ...as('carl'),
      ...asText,
    });
    expect(added.status).toBe(201);
    for (const name of ['cora', 'removed']) await service.call('PUT', `${at}/members/${name}`, undefined, as('carl'));
    for (const path of ['', '/notes', '/papers', `/papers/${hash}/content`, '/reads', '/drafts', '/hypotheticals']) {
      for (const name of ['cora', 'removed'])
        expect((await service.call('GET', `${at}${path}`, undefined, as(name))).status).toBe(200);
    }
    const ask = `${at}/hypotheticals/${busy.hypothetical}/questions/instrument.profile`;
    const asking = { asOf: '2000-01-01', sensitivity: 'none' };
    await service.call('POST', ask, asking, as('cora'));
    await service.call('POST', `${at}/drafts`, { title: 'y', entries: [entered] }, as('cora'));
    await service.call('DELETE', `${at}/members/removed`, undefined, as('carl'));
    const closed = await busyMatter(service, as('cora'), 'Closed');
    await service.call('POST', `/v1/corporations/acme/matters/${closed.matter}/closure`, undefined, as('cora'));
    return busy;
  }
}

let busy: World;
let quiet: World;
let paths: readonly (readonly [method: string, template: string])[];

beforeAll(async () => {
  busy = await world(true);
  quiet = await world(false);
  const described = await busy.service.call('GET', '/openapi.json');
  const { body, text } = await quiet.service.call('GET', '/openapi.json');
  expect(described.text).toBe(text);
  paths = Object.entries(body['paths'] as object).flatMap(([path, methods]) =>
    Object.keys(methods as object).map((method) => [method.toUpperCase(), path] as const),
  );
  for (const { service } of [busy, quiet]) service.stop();
});
afterAll(async () => {
  for (const { service } of [busy, quiet]) await service.close();
});

/** What these tell is the same for everybody, and long. */
const ofNoStore: ReadonlySet<string> = new Set(['/v1/questions', '/v1/entry-types', '/v1/charters/schema']);

/** What somebody is told, but for what is drawn at random in each world: ids, and the id of the request. */
async function told({ service, keys, named: names }: World, name: string, method: string, path: string, sent?: Sent) {
  const address = filled(path, names).replaceAll(/\{\w+\}/gu, none);
  const headers = { ...keys.get(name), ...sent?.headers };
  const answered = await service.call(method, address, sent?.body, headers);
  return {
    status: answered.status,
    headers: [...answered.headers].filter(([header]) => header !== 'x-request-id' && header !== 'content-length'),
    // What is recorded has ids drawn at random in it; how much was recorded is held to be the same.
    text: answered.text
      .replaceAll(/("records":\{"version":\d+,"hash":")\w+/gu, '$1…')
      .replaceAll(/\b(?:[0-9a-f]{12}|[0-9a-f]{16}|[0-9a-f]{32})\b|qr_[\w.-]+/gu, '…'),
  };
}

interface Sent {
  readonly body?: unknown;
  readonly headers?: Key;
}

describe('whoever is outside of a busy matter', () => {
  it.each(outside)('%s is told by every route that reads what is told where there is none', async (name) => {
    const reading = paths.filter(([method, path]) => method === 'GET' && !ofNoStore.has(path));
    expect(reading.length).toBeGreaterThan(30);
    for (const [method, path] of reading) {
      expect(await told(busy, name, method, path), path).toEqual(await told(quiet, name, method, path));
    }
    const counted = '/v1/corporations/acme/matters/{theirs}';
    for (const path of ['', '/notes', '/drafts', '/papers', '/hypotheticals', '/reads?limit=2']) {
      const address = `${counted}${path}`;
      expect(await told(busy, name, 'GET', address), path).toEqual(await told(quiet, name, 'GET', address));
    }
  });

  it.each(outside)('%s is told the same when trying to write what stands in it', async (name) => {
    const asText = { 'content-type': 'text/plain' };
    for (const [method, path, sent] of [
      ['POST', '/entries', { body: { expectedVersion: 1, entries: [{ ...person, ...named }] } }],
      ['POST', '/proposals', { body: { id: 'guess', entries: [{ ...person, ...named }] } }],
      ['POST', '/matters/{theirs}/drafts', { body: { title: 'x', entries: [{ ...person, ...named }] } }],
      ['POST', '/hypotheticals', { body: { title: 'If it were', entries: [{ ...person, id: 'q' }] } }],
      ['POST', '/matters', { body: { title: 'Project Heron' } }],
      ['POST', '/papers?name=opinion.txt&state=drafted', { body: opinion, headers: asText }],
      ['POST', '/papers/{paper}/states', { body: { state: 'signed' } }],
      ['PUT', '/matters/{matter}/members/{account}', {}],
      ['DELETE', '/matters/{matter}/members/carl', {}],
      ['POST', '/matters/{matter}/papers?name=opinion.txt&state=drafted', { body: opinion, headers: asText }],
      ['DELETE', '/roles/carl', {}],
    ] as const) {
      const address = `/v1/corporations/acme${path}`;
      expect(await told(busy, name, method, address, sent), path).toEqual(
        await told(quiet, name, method, address, sent),
      );
    }
  });

  it('is told less than whoever is inside', async () => {
    const path = '/v1/corporations/{corporation}/matters/{matter}';
    expect(await told(busy, 'cora', 'GET', path)).toMatchObject({ status: 200 });
    expect(await told(quiet, 'cora', 'GET', path)).toMatchObject({ status: 404 });
  });

  it('finds nothing of it in the metrics or in the log', async () => {
    const counts = async ({ service }: World) => {
      const { text } = await service.call('GET', '/metrics', undefined, service.owner);
      return text.split('\n').filter((line) => line.startsWith('quorate_request_seconds_count'));
    };
    const [there, elsewhere] = [await counts(busy), await counts(quiet)];
    expect(there).toEqual(elsewhere);
    expect(there.join('\n')).not.toContain('matters');
    const lines = ({ served }: World) => served.map(({ method, route, status }) => `${method} ${route} ${status}`);
    expect(lines(busy)).toEqual(lines(quiet));
    for (const { service } of [busy, quiet]) expect(service.errors).toEqual([]);
  });
});
