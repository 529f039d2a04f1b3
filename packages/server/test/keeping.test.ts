import { newSigningKey, readSigningKey, signCheckpoint } from '@quorate/store';
import { beforeEach, expect, it } from 'vitest';
import { charterText } from '../../store/test/charter-text.js';
import { testService, type TestService } from './service.js';

let service: TestService;

beforeEach(async () => {
  service = await testService({ operatorSecret: 'the secret beside the store' });
  await service.call('POST', '/v1/corporations', { id: 'acme', charter: 'peoples-bankcorp' }, service.owner);
  const person = (id: string) => ({
    id,
    type: 'person',
    on: '1999-01-04',
    basis: 'books',
    data: { id, kind: 'other' },
  });
  const entries = [person('a'), person('b')];
  await service.call('POST', '/v1/corporations/acme/entries', { expectedVersion: 0, entries }, service.owner);
  return async () => service.close();
});

it.each(['A\u202eB', 'A\u200bB', 'A\u2066B'])(
  'begins to keep no corporation of a name with signs that nobody sees: %j',
  async (name) => {
    const text = charterText(1_000).replace(/^name: .*$/mu, `name: ${JSON.stringify(name)}`);
    for (const own of [{ charter: 'peoples-bankcorp', name }, { charter: { text, mediaType: 'application/yaml' } }]) {
      const begun = await service.call('POST', '/v1/corporations', { id: 'odd', ...own }, service.owner);
      expect(begun).toMatchObject({ status: 422, body: { detail: expect.stringMatching(/^name: a text/u) } });
    }
  },
);

const key = readSigningKey(newSigningKey());
const signedAt = '2026-01-02T03:04:05.000Z';
const checkpoints = '/v1/corporations/acme/checkpoints';

it('keeps a head that is signed elsewhere, and holds the chain against it', async () => {
  const { version, hash } = await service.store.corporation('acme');
  const checkpoint = signCheckpoint('acme', { version, hash }, { key, signedAt });
  expect((await service.call('POST', checkpoints, checkpoint, service.owner)).status).toBe(201);
  expect((await service.call('GET', checkpoints, undefined, service.owner)).body).toEqual([checkpoint]);
  const verified = await service.call('GET', '/v1/corporations/acme/verification', undefined, service.owner);
  expect(verified.body).toMatchObject({ checkpoints: 1, intact: { version: 2 } });
});

it('hands out the newest head by each key, and takes heads by twenty keys and no more', async () => {
  const { version, hash } = await service.store.corporation('acme');
  const put = async (by: typeof key, at = signedAt) => {
    const checkpoint = signCheckpoint('acme', { version, hash }, { key: by, signedAt: at });
    return { checkpoint, status: (await service.call('POST', checkpoints, checkpoint, service.owner)).status };
  };
  const ours = await service.store.sign('acme', key);
  const theirs = Array.from({ length: 20 }, () => readSigningKey(newSigningKey()));
  const put20 = [];
  for (const each of theirs) put20.push(await put(each));
  expect(put20.map(({ status }) => status)).toEqual([...Array.from({ length: 19 }, () => 201), 422]);
  expect((await put(theirs.at(0)!)).status).toBe(201);
  const { body } = await service.call('GET', '/v1/checkpoints', undefined, service.owner);
  const kept = put20.slice(0, 19).map(({ checkpoint }) => checkpoint);
  expect(body).toHaveLength(20);
  expect(body).toEqual(expect.arrayContaining([ours, ...kept]));
});

it('keeps no head that the journal does not have, and none that is not signed', async () => {
  const { hash } = await service.store.corporation('acme');
  const refused = async (checkpoint: object, words: string) => {
    const { status, body } = await service.call('POST', checkpoints, checkpoint, service.owner);
    expect({ status, detail: body['detail'] }).toMatchObject({ status: 422, detail: expect.stringContaining(words) });
  };
  await refused(signCheckpoint('acme', { version: 1, hash }, { key, signedAt }), 'another hash at version 1');
  await refused(signCheckpoint('acme', { version: 9, hash }, { key, signedAt }), 'another hash at version 9');
  const good = signCheckpoint('acme', { version: 2, hash }, { key, signedAt });
  await refused({ ...good, signedAt: '2027-01-02T03:04:05.000Z' }, 'not that of this key');
  await refused(signCheckpoint('other', { version: 2, hash }, { key, signedAt }), 'is of another');
  expect(await service.store.checkpoints('acme')).toEqual([]);
});

it('takes in what it exported, once, and nothing of what was changed', async () => {
  const { text } = await service.call('GET', '/v1/corporations/acme/export', undefined, service.owner);
  const ndjson = { 'content-type': 'application/x-ndjson' };
  const take = async (lines: string) => service.call('POST', '/v1/journals', lines, { ...ndjson, ...service.owner });
  expect(await take(text)).toMatchObject({ status: 409, body: { title: 'Kept already' } });
  expect(await take(text.replace('"id":"acme"', '"id":"other"'))).toMatchObject({ status: 422 });
  expect(await take('')).toMatchObject({ status: 422, body: { title: 'Unsound journal' } });
  expect((await take('\n'.repeat(600_000))).text).toContain('Line 1 is not');
  expect((await take(`${text}${'a'.repeat(10_000_001)}`)).text).toContain('is longer than 10 MB');
  const elsewhere = await testService();
  const taken = await elsewhere.call('POST', '/v1/journals', text, { ...ndjson, ...elsewhere.owner });
  expect(taken).toMatchObject({ status: 201, body: { id: 'acme', version: 2 } });
  const read = await elsewhere.call('GET', '/v1/corporations/acme/entries', undefined, elsewhere.owner);
  expect(read.body).toMatchObject({ entries: [{ sequence: 1 }, { sequence: 2 }] });
  await elsewhere.close();
});

it('gives its backup for the secret beside the store, and to no account', async () => {
  const backup = async (authorization: string) => service.call('GET', '/v1/backup', undefined, { authorization });
  const { status, text } = await backup('Bearer the secret beside the store');
  expect(status).toBe(200);
  expect(text.trim().split('\n').at(-1)).toBe('{"is":"end"}');
  expect((await backup('Bearer the secret beside')).status).toBe(401);
  expect((await backup(service.owner['authorization'] ?? '')).status).toBe(401);
});

it('reads entries of several types', async () => {
  const entries = [{ id: 'c', type: 'milestone', on: '1999-01-05', basis: 'books', data: { name: 'conversion' } }];
  await service.call('POST', '/v1/corporations/acme/entries', { expectedVersion: 2, entries }, service.owner);
  const read = async (query: string) =>
    service.call('GET', `/v1/corporations/acme/entries?${query}`, undefined, service.owner);
  expect((await read('type=milestone')).body).toMatchObject({ entries: [{ sequence: 3 }] });
  expect((await read('type=milestone&type=person')).body['entries']).toHaveLength(3);
});
