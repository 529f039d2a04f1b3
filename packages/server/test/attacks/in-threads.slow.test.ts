import { Worker } from 'node:worker_threads';
import { builtInCharters } from '@quorate/charters';
import { describeEntryTypes, Journal } from '@quorate/engine';
import { answeringThreads, application, serve } from '@quorate/server';
import { exportedLines, importedFrom, openStore, UploadedCharter } from '@quorate/store';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { descriptions } from '../../src/instruments/described-charter.js';
import { charterText } from '../../../store/test/charter-text.js';
import { keyBy, ownersKey, post } from '../faults/listening.js';
import { freshPlace } from '../place.js';

const store = await openStore(await freshPlace());
const logError = (error: unknown): void => {
  throw error;
};
const answering = answeringThreads({ store, charters: builtInCharters, threads: 1, seconds: 60 });
const served = application({
  store,
  charters: builtInCharters,
  answering,
  limits: 'none',
  logError,
});
const serving = await serve({ fetch: served.fetch, host: '127.0.0.1', port: 0 });
let owner: Readonly<Record<string, string>>;

beforeAll(async () => {
  owner = await ownersKey(store, serving.url);
  expect((await call('', { id: 'acme', charter: 'peoples-bankcorp' })).status).toBe(201);
});
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  await serving.stop();
  await answering.close();
  await store.close();
});

const sent = async (method: 'POST' | 'PUT', path: string, body: unknown, headers = owner) =>
  fetch(`${serving.url}/v1/corporations${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const call = async (path: string, body: unknown, headers = owner) => sent('POST', path, body, headers);

/** Somebody else, with a role. */
async function secondPerson(role: string, corporation: string): Promise<Readonly<Record<string, string>>> {
  const made = await post(`${serving.url}/v1/accounts`, { name: 'second' }, owner);
  const { link } = (await made.json()) as { readonly link: string };
  await sent('PUT', `/${corporation}/roles/second`, { role });
  return keyBy(serving.url, link);
}

function issues(from: number, count: number, shares = '1') {
  return Array.from({ length: count }, (_, index) => ({
    id: `issue-${from + index}`,
    type: 'shares-issued',
    on: '2000-01-03',
    basis: 'books',
    data: { class: 'common', to: 'dispersed', shares },
  }));
}

const personOf = (place: number) => ({ id: `p${place}`, kind: 'individual' });

/** The most entries that were judged in one go where requests are answered. */
function mostJudgedHere(): () => number {
  const spies = [vi.spyOn(Journal.prototype, 'append'), vi.spyOn(Journal.prototype, 'read')];
  return () => Math.max(0, ...spies.flatMap(({ mock }) => mock.calls.map(([inputs]) => inputs.length)));
}

describe('where requests are answered', () => {
  it('no charter that comes with Quorate is described', async () => {
    const describing = vi.spyOn(descriptions, 'worksOut');
    const listed = await fetch(`${serving.url}/v1/charters`, { headers: owner });
    expect(((await listed.json()) as readonly { charter: string }[]).map(({ charter }) => charter)).toEqual(
      builtInCharters.map(({ id }) => id),
    );
    const inForce = await fetch(`${serving.url}/v1/corporations/acme/charter`, { headers: owner });
    expect(await inForce.json()).toMatchObject({ charter: 'peoples-bankcorp', isUploaded: false });
    expect(describing).not.toHaveBeenCalled();
  });

  it('no long list of entries is judged, entered or supposed, nor the journal that it makes longer', async () => {
    const most = mostJudgedHere();
    expect((await call('/acme/entries', { expectedVersion: 0, entries: issues(0, 5_000) })).status).toBe(201);
    const proposal = { id: 'p', entries: issues(5_000, 1_000) };
    expect((await call('/acme/proposals', proposal)).status).toBe(201);
    expect((await call('/acme/hypotheticals', { title: 'x', entries: issues(6_000, 1_000) })).status).toBe(201);
    expect(most()).toBe(0);
    // What is short is judged here, once the rest was read a portion at a time.
    expect((await call('/acme/entries', { expectedVersion: 5_000, entries: issues(5_000, 1) })).status).toBe(201);
    expect(most()).toBe(500);
    expect(await store.verify('acme')).toMatchObject({ intact: { version: 5_001 } });
    expect((await store.journal('acme')).length).toBe(5_001);
  });

  it('no long list is judged that a second person accepts, or that is brought out of a matter', async () => {
    expect((await call('', { id: 'two', charter: 'peoples-bankcorp' })).status).toBe(201);
    const second = await secondPerson('secretary', 'two');
    const most = mostJudgedHere();
    const proposed = async (id: string, from: number): Promise<void> => {
      expect((await call('/two/proposals', { id, entries: issues(from, 1_000) })).status).toBe(201);
    };
    const accepted = async (id: string) => call(`/two/proposals/${id}/acceptance`, {}, second);
    await proposed('p', 0);
    await proposed('again', 500);
    expect((await accepted('p')).status).toBe(200);
    expect((await accepted('again')).status).toBe(422);
    const made = (await (await call('/two/matters', { title: 'x' })).json()) as { readonly id: string };
    const drafts = `/two/matters/${made.id}/drafts`;
    const drafted = async (from: number): Promise<string> => {
      const draft = await call(drafts, { title: 'x', entries: issues(from, 1_000) });
      return ((await draft.json()) as { readonly id: string }).id;
    };
    const [entered, further] = [await drafted(1_000), await drafted(2_000)];
    const entering = { expectedVersion: 1, journalVersion: 1_000 };
    expect((await call(`${drafts}/${entered}/entry`, entering)).status).toBe(201);
    expect((await call(`${drafts}/${further}/proposal`, { expectedVersion: 1, proposal: 'q' })).status).toBe(201);
    expect(await store.corporation('two')).toMatchObject({ version: 2_000 });
    expect(most()).toBe(0);
  });

  it('no list is read in one go whose entries name what only its last entries introduce', async () => {
    const persons = issues(0, 100).map((each, place) => ({ ...each, type: 'person', data: personOf(place) }));
    const backwards = [
      ...issues(1_000, 1_900).map((each, place) => ({ ...each, data: { ...each.data, to: `p${place % 100}` } })),
      ...persons,
    ];
    expect((await call('', { id: 'three', charter: 'peoples-bankcorp', entries: backwards })).status).toBe(201);
    const most = mostJudgedHere();
    const one = await call('/three/entries', { expectedVersion: 2_000, entries: issues(9_000, 1) });
    expect(one.status).toBe(201);
    expect(most()).toBe(500);
  });

  it('no long journal is given to a thread in one go', async () => {
    expect((await call('', { id: 'four', charter: 'peoples-bankcorp', entries: issues(0, 2_500) })).status).toBe(201);
    const posting = vi.spyOn(Worker.prototype, 'postMessage');
    const held = await call('/four/questions/capital.summary', { asOf: '2000-02-01' });
    expect(await held.text()).toContain('"outcome"');
    const sent = posting.mock.calls.map(
      ([message]) => message as { readonly ahead?: readonly string[]; readonly entries?: readonly string[] },
    );
    const counts = sent.map(({ ahead, entries = [] }) => (ahead ?? entries).length);
    expect(counts.reduce((sum, each) => sum + each, 0)).toBe(2_500);
    expect(Math.max(...counts)).toBeLessThanOrEqual(1_000);
  });

  it('a long list is refused there as here, and nothing of it is entered', async () => {
    const { version } = await store.corporation('acme');
    const wrong = [...issues(10_000, 1_999), ...issues(20_000, 1, 'many')];
    const most = mostJudgedHere();
    const refused = await call('/acme/entries', { expectedVersion: version, entries: wrong });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('"entry":"issue-20000","path":"data.shares"');
    const begun = await call('', { id: 'other', charter: 'peoples-bankcorp', entries: wrong });
    expect(begun.status).toBe(422);
    expect(most()).toBe(0);
    expect(await store.corporation('acme')).toMatchObject({ version });
    const right = { id: 'other', charter: 'peoples-bankcorp', entries: issues(0, 2_000) };
    expect(await (await call('', right)).json()).toMatchObject({ version: 2_000 });
  });

  it('a list of nothing but mistakes is read no further than its first', async () => {
    const refused = await call('/acme/entries', {
      expectedVersion: 0,
      entries: Array.from({ length: 90_000 }, () => ({})),
    });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toMatch(/entries\.0\.id: .*; and \d{3} more/u);
  });

  it('no journal is taken in in one go', async () => {
    const other = await openStore(await freshPlace());
    onTestFinished(async () => other.close());
    const most = mostJudgedHere();
    expect(await importedFrom(other, exportedLines(store, 'acme'))).toMatchObject({ version: 5_001 });
    expect(most()).toBeLessThanOrEqual(500);
  });

  it('no charter is read, described, nor refused', async () => {
    const [reading, describing] = [vi.spyOn(UploadedCharter, 'read'), vi.spyOn(descriptions, 'worksOut')];
    const put = async (text: string) =>
      sent('PUT', '/acme/charter', { charter: { text, mediaType: 'application/yaml' }, because: 'x' });
    expect((await put(charterText(1_000))).status).toBe(200);
    const refused = await put(charterText(1_000).replace('kind: stock-classes', 'kind: stock-clases'));
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('stock-classes');
    const file = { text: charterText(500), mediaType: 'application/yaml' };
    expect((await call('/acme/charter/check', file)).status).toBe(200);
    const tried = { asOf: '2000-02-01', charter: file, books: 'none' };
    expect((await call('/acme/charter/questions/capital.summary', tried)).status).toBe(200);
    const worse = { ...tried, charter: { ...file, text: file.text.replace('stock-classes', 'stock-clases') } };
    expect((await call('/acme/charter/questions/capital.summary', worse)).status).toBe(422);
    const inForce = await fetch(`${serving.url}/v1/corporations/acme/charter`, { headers: owner });
    expect(await inForce.json()).toMatchObject({ isUploaded: true, instruments: [{ id: 'charter', provisions: 1 }] });
    expect(reading).not.toHaveBeenCalled();
    expect(describing).not.toHaveBeenCalled();
    const asked = await call('/acme/questions/capital.summary', { asOf: '2000-02-01' });
    expect(await asked.text()).toContain('"outcome"');
  });

  it('nothing that is the same for everybody is written out', async () => {
    const paths = {
      'entry-types': '/v1/entry-types',
      'charter-schema': '/v1/charters/schema',
    };
    const described = { ...answering, describe: async (what: unknown) => JSON.stringify({ what }) };
    const { fetch: told } = application({
      store,
      charters: builtInCharters,
      answering: described,
      limits: 'none',
      logError,
    });
    for (const [what, path] of Object.entries(paths)) {
      const answered = await told(new Request(`http://127.0.0.1${path}`, { headers: owner }));
      expect(await answered.json()).toEqual({ what });
    }
    const profile = await told(
      new Request('http://127.0.0.1/v1/charters/nss-bancorp/profile?asOf=2000-01-03', { headers: owner }),
    );
    expect(await profile.json()).toMatchObject({ what: { charter: 'nss-bancorp', asked: { asOf: '2000-01-03' } } });
    // By threads it comes to what the engine makes of it.
    const types = await fetch(`${serving.url}/v1/entry-types`, { headers: owner });
    expect(await types.text()).toBe(JSON.stringify(describeEntryTypes()));
  });
});
