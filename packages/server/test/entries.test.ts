import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testService, type TestService } from './service.js';

type Key = Readonly<Record<string, string>>;

let service: TestService;
let sara: Key;
let carl: Key;
let paper = '';

const issued = (id: string, on: string, to: string, more: object = {}) => ({
  id,
  type: 'shares-issued',
  on,
  basis: 'books',
  data: { class: 'common', to, shares: '10' },
  ...more,
});
const person = (id: string) => ({
  id: `person-${id}`,
  type: 'person',
  on: '1999-01-04',
  basis: 'books',
  data: { id, kind: 'other', name: `100%_${id}` },
});
const correcting = { entry: 'a', because: 'clerical', note: 'ten, not a hundred' };

const call = async (method: string, path: string, body?: unknown, key = sara) =>
  service.call(method, `/v1/corporations/acme${path}`, body, key);
const enter = async (expectedVersion: number, ...entries: readonly object[]) =>
  expect((await call('POST', '/entries', { expectedVersion, entries })).status).toBe(201);

beforeAll(async () => {
  service = await testService();
  service.at('2004-01-01T00:00:00.000Z');
  await service.call('POST', '/v1/corporations', { id: 'acme', charter: 'peoples-bankcorp' }, service.owner);
  sara = await service.account('sara', 'secretary');
  carl = await service.account('carl', 'counsel');
  const kept = await service.call('POST', '/v1/corporations/acme/papers?name=a.txt&state=signed', 'A list.', {
    ...sara,
    'content-type': 'text/plain',
  });
  paper = kept.body['hash'] as string;
  await enter(0, person('ada'), person('ad'), issued('a', '1999-02-01', 'ada', { paper: { id: 'list', hash: paper } }));
  await enter(3, issued('b', '1999-03-01', 'ad'));
  // The instants of entry are told apart to the millisecond.
  await setTimeout(2);
  await enter(4, issued('c', '1999-02-01', 'ada', { supersedes: correcting }));
  const proposal = { id: 'p', entries: [issued('d', '1999-04-01', 'ad')] };
  expect((await call('POST', '/proposals', proposal, carl)).status).toBe(201);
  expect((await call('POST', '/proposals/p/acceptance', undefined, sara)).status).toBe(200);
});
afterAll(async () => service.close());

const ids = async (query: string): Promise<readonly string[]> => {
  const { body } = await call('GET', `/entries?${query}`);
  return (body['entries'] as readonly { readonly entry: { readonly id: string } }[]).map(({ entry }) => entry.id);
};

describe('entries', () => {
  it('are chosen by the day of effect, by types, by writer, and by whom they are about', async () => {
    expect(await ids('asOf=1999-02-28')).toEqual(['person-ada', 'person-ad', 'a', 'c']);
    expect(await ids('asOf=1999-02-28&to=1999-01-31')).toEqual(['person-ada', 'person-ad']);
    expect(await ids('type=person&type=coverage')).toEqual(['person-ada', 'person-ad']);
    expect(await ids('about=ad')).toEqual(['person-ad', 'b', 'd']);
    expect(await ids('about=ada')).toEqual(['person-ada', 'a', 'c']);
    expect(await ids('about=100%25_ad')).toEqual(['person-ad']);
    expect(await ids('about=%25')).toEqual([]);
    expect(await ids('by=carl')).toEqual(['d']);
  });

  it('are chosen as known, with corrections that were made by then', async () => {
    const { body } = await call('GET', '/entries');
    const at = (id: string) =>
      (body['entries'] as readonly { readonly entry: Readonly<Record<string, string>> }[]).find(
        ({ entry }) => entry['id'] === id,
      )?.entry['enteredAt'] ?? '';
    const [before, after] = [at('b'), at('c')];
    expect(await ids(`knownAt=${before}`)).not.toContain('c');
    expect(await ids(`knownAt=${after}`)).toContain('c');
    expect(await ids('standing=yes')).toEqual(['person-ada', 'person-ad', 'b', 'c', 'd']);
    if (before !== after)
      expect(await ids(`standing=yes&knownAt=${before}`)).toEqual(['person-ada', 'person-ad', 'a', 'b']);
    expect(await ids('knownAt=1990-01-01T00:00:00Z')).toEqual([]);
  });

  it('are chosen by since when they were known, where that was before they were entered', async () => {
    await service.call('POST', '/v1/corporations', { id: 'old', charter: 'peoples-bankcorp' }, service.owner);
    const since = { knownSince: '1999-02-03T00:00:00.000Z' };
    const corrected = { supersedes: { ...correcting, entry: 'a' }, knownSince: '1999-03-01T00:00:00.000Z' };
    const entries = [
      { ...person('ada'), ...since },
      issued('a', '1999-02-01', 'ada', since),
      issued('b', '1999-02-01', 'ada', corrected),
    ];
    const begun = { expectedVersion: 0, entries };
    expect((await service.call('POST', '/v1/corporations/old/entries', begun, service.owner)).status).toBe(201);
    const known = async (day: string): Promise<readonly string[]> => {
      const query = `standing=yes&knownAt=${day}T00:00:00.000Z`;
      const { body } = await service.call('GET', `/v1/corporations/old/entries?${query}`, undefined, service.owner);
      return (body['entries'] as readonly { readonly entry: { readonly id: string } }[]).map(({ entry }) => entry.id);
    };
    expect(await known('1999-02-02')).toEqual([]);
    expect(await known('1999-02-03')).toEqual(['person-ada', 'a']);
    expect(await known('1999-03-01')).toEqual(['person-ada', 'b']);
  });

  it('are read page by page, each once, whatever they are chosen by', async () => {
    for (const query of ['standing=yes', 'about=ad', 'asOf=1999-03-31']) {
      const all = await ids(query);
      const paged: string[] = [];
      let after: number | undefined = 0;
      while (after !== undefined) {
        const { body } = await call('GET', `/entries?${query}&limit=1&after=${after}`);
        for (const { entry } of body['entries'] as readonly { readonly entry: { readonly id: string } }[])
          paged.push(entry.id);
        after = body['next'] as number | undefined;
      }
      expect(paged).toEqual(all);
    }
  });

  it('are shown one by one, with what took their place, their paper, and who accepted them', async () => {
    expect((await call('GET', '/entries/a')).body).toMatchObject({
      sequence: 3,
      entry: { id: 'a', by: 'sara' },
      correctedBy: { entry: 'c', because: 'clerical', note: 'ten, not a hundred', by: 'sara' },
      paper: { hash: paper, name: 'a.txt', states: [{ state: 'signed', by: 'sara' }] },
    });
    const { body } = await call('GET', '/entries/d');
    expect(body).toMatchObject({ entry: { by: 'carl', acceptedBy: 'sara' } });
    expect(body['correctedBy']).toBeUndefined();
    expect((await call('GET', '/entries/c')).body).toMatchObject({ entry: { supersedes: { entry: 'a' } } });
    expect((await call('GET', '/entries/none')).status).toBe(404);
  });

  it('show a paper to those alone who may see it', async () => {
    const few = { seenBy: { roles: ['counsel'], accounts: [] } };
    expect((await call('PUT', `/papers/${paper}/sight`, few, carl)).status).toBe(200);
    expect((await call('GET', '/entries/a', undefined, carl)).body).toMatchObject({ paper: { name: 'a.txt' } });
    const hidden = await call('GET', '/entries/a');
    expect(hidden.body['paper']).toBeUndefined();
    expect(hidden.text).not.toContain('a.txt');
  });

  it.each([
    'asOf=May',
    'knownAt=May',
    'standing=maybe',
    'from=1',
    'about=',
    'limit=2000',
    'limit=0',
    'standing=yes&limit=0',
  ])('are refused as a problem where the request is not understood: %s', async (query) => {
    expect((await call('GET', `/entries?${query}`)).status).toBe(422);
  });
});
