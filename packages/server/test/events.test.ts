import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { testService, type TestService } from './service.js';

let service: TestService;

beforeEach(async () => {
  service = await testService();
  await service.call('POST', '/v1/corporations', { id: 'acme', charter: 'peoples-bankcorp' }, service.owner);
  return async () => service.close();
});

const path = '/v1/corporations/acme/events';
const enter = async () => {
  const entry = { id: 'a', type: 'person', on: '1999-01-04', basis: 'books', data: { id: 'anna', kind: 'other' } };
  const body = { expectedVersion: 0, entries: [entry] };
  expect((await service.call('POST', '/v1/corporations/acme/entries', body, service.owner)).status).toBe(201);
};

/** Reads a stream until it has told this, or has ended. */
async function readUntil(reader: ReadableStreamDefaultReader<Uint8Array>, wanted: string): Promise<string> {
  let told = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return told;
    told += new TextDecoder().decode(value);
    if (told.includes(wanted)) return told;
  }
}

async function followed(headers: Readonly<Record<string, string>> = {}) {
  const response = await service.begun(path, { ...service.owner, ...headers });
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  const reader = response.body?.getReader();
  if (reader === undefined) throw new Error('the stream has no body');
  return reader;
}

describe('live updates', () => {
  it('tell the head at once, and again when something is entered, until the service stops', async () => {
    const reader = await followed();
    expect(await readUntil(reader, '"version":0')).toMatch(/retry: \d+[\s\S]*event: head/u);
    await enter();
    expect(await readUntil(reader, '"version":1')).toContain('id: 1');
    service.stop();
    expect(await readUntil(reader, 'version')).not.toContain('version');
    expect(service.errors).toEqual([]);
  });

  it('tell a reader who comes back only what is new', async () => {
    const reader = await followed({ 'last-event-id': '0' });
    await enter();
    const told = await readUntil(reader, 'version');
    expect(told).toContain('"version":1');
    expect(told).not.toContain('"version":0');
    service.stop();
  });

  it('tell nothing any more to whoever lost the role, the key or the account while they go on', async () => {
    const [vera, kim, cora] = [
      await service.account('vera', 'viewer'),
      await service.account('kim', 'viewer'),
      await service.account('cora', 'viewer'),
    ];
    const readers = await Promise.all([vera, kim, cora].map(async (key) => followed(key)));
    for (const reader of readers) await readUntil(reader, '"version":0');
    await service.call('DELETE', '/v1/corporations/acme/roles/vera', undefined, service.owner);
    const [key] = (await service.call('GET', '/v1/me/keys', undefined, kim)).body as unknown as { id: string }[];
    await service.call('DELETE', `/v1/me/keys/${key?.id}`, undefined, kim);
    await service.call('DELETE', '/v1/accounts/cora', undefined, service.owner);
    await enter();
    const told = await Promise.all(readers.map(async (reader) => readUntil(reader, 'version')));
    expect(told.join('')).not.toContain('version');
  });

  it('end for whoever may no longer read though nothing is entered, and go on for others', async () => {
    const inTruth = setTimeout;
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const names = ['vera', 'kim', 'cora', 'olga'];
    const readers = [];
    for (const name of names) readers.push(await followed(await service.account(name, 'viewer')));
    for (const reader of readers) await readUntil(reader, '"version":0');
    const ended = new Set<string>();
    for (const [at, reader] of readers.entries())
      void readUntil(reader, 'version').then(() => ended.add(names[at] ?? ''));
    const until = new Date(Date.now() + 3_600_000);
    const role = { role: 'viewer', until: until.toISOString() };
    expect((await service.call('PUT', '/v1/corporations/acme/roles/vera', role, service.owner)).status).toBe(204);
    await service.store.secrets.endAll('kim', 'key');
    await service.call('DELETE', '/v1/accounts/cora', undefined, service.owner);
    service.at(until.toISOString());
    // Ten seconds, and more where a database takes its time; after sixty all would end.
    for (let steps = 0; steps < 20 || (ended.size < 3 && steps < 100); steps += 1) {
      await vi.advanceTimersByTimeAsync(500);
      await new Promise((resolve) => void inTruth(resolve, 10));
    }
    expect([...ended].toSorted()).toEqual(['cora', 'kim', 'vera']);
    service.stop();
    await vi.advanceTimersByTimeAsync(500);
  });

  it('are twenty at once for one account, and more when some have ended', async () => {
    const begun = [];
    for (let at = 0; at < 20; at += 1) begun.push(await followed());
    expect((await service.begun(path, service.owner)).status).toBe(429);
    const other = await service.account('vera', 'viewer');
    await (await followed(other)).cancel();
    await begun[0]?.cancel();
    await expect.poll(async () => (await service.begun(path, service.owner)).status).toBe(200);
    service.stop();
  });

  it('begin for nobody who asks for their head alone', async () => {
    const headOf = async () =>
      service.fetch(new Request(`http://localhost${path}`, { method: 'HEAD', headers: service.owner }));
    for (let at = 0; at < 21; at += 1) {
      const { status, headers } = await headOf();
      expect([status, headers.get('content-type')]).toEqual([200, 'text/event-stream']);
    }
    expect((await service.begun(path, service.owner)).status).toBe(200);
    service.stop();
  });

  it('ask the store no oftener for however many who follow', async () => {
    const asked = vi.spyOn(service.store, 'corporation');
    const readers = await Promise.all(Array.from({ length: 20 }, async () => followed()));
    for (const reader of readers) await readUntil(reader, '"version":0');
    const [begun, from] = [asked.mock.calls.length, performance.now()];
    await enter();
    for (const reader of readers) expect(await readUntil(reader, '"version":1')).toContain('id: 1');
    // Each for itself they would ask twenty times in half a second.
    const most = 5 + (performance.now() - from) / 100;
    expect(asked.mock.calls.length - begun).toBeLessThan(most);
    service.stop();
  });

  it('are not for those who may not read', async () => {
    const stranger = await service.account('stranger');
    expect((await service.begun(path, stranger)).status).toBe(404);
    expect((await service.begun(path, {})).status).toBe(401);
    expect((await service.begun('/v1/corporations/none/events', service.owner)).status).toBe(404);
  });
});
