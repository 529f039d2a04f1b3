import { expect, it, onTestFinished, vi } from 'vitest';
import { notRepeating } from '../../src/not-repeated.js';
import { testService } from '../service.js';

const entry = (at: number, rest: object) => ({
  id: `x-${at}`,
  type: 'shares-issued',
  on: '1999-02-01',
  basis: 'books',
  data: { class: 'common', to: `somebody ${at}`, shares: '1' },
  ...rest,
});

it.each([
  ['entries that are wrong', { data: { class: 'common', to: 'somebody else', shares: '-1' } }],
  ['entries whose paper is not kept', { paper: { id: 'p', hash: 'a'.repeat(64) } }],
])('a problem of thousands of %s is told without looking for each text that was sent in each word', async (_, rest) => {
  const service = await testService({ largestBody: 10_000_000 });
  onTestFinished(async () => service.close());
  await service.call('POST', '/v1/corporations', { id: 'acme', charter: 'peoples-bankcorp' }, service.owner);
  const entries = Array.from({ length: 3_000 }, (_, at) => entry(at, rest));
  const replacing = vi.spyOn(String.prototype, 'replaceAll');
  onTestFinished(() => replacing.mockRestore());
  const path = '/v1/corporations/acme/entries';
  const { status, text } = await service.call('POST', path, { expectedVersion: 0, entries }, service.owner);
  expect(status).toBe(422);
  expect(text).toContain('x-0');
  expect(text.length).toBeLessThan(50_000);
  expect(text).not.toMatch(/somebody|aaaa/u);
  expect(replacing.mock.calls.length).toBeLessThan(5_000);
});

it('a problem of a body that went through its schema is told without parsing the body again', async () => {
  const service = await testService({ largestBody: 10_000_000 });
  onTestFinished(async () => service.close());
  await service.call('POST', '/v1/corporations', { id: 'acme', charter: 'peoples-bankcorp' }, service.owner);
  const entries = Array.from({ length: 300 }, (_, at) => entry(at, {}));
  const parsing = vi.spyOn(JSON, 'parse');
  onTestFinished(() => parsing.mockRestore());
  const long = () => parsing.mock.calls.filter(([text]) => text.length > 20_000).length;
  const path = '/v1/corporations/acme/entries';
  const { status } = await service.call('POST', path, { expectedVersion: 7, entries }, service.owner);
  expect([status, long()]).toEqual([409, 1]);
});

const hostile = `'; drop table "entries"; --`;

it.each([
  ['POST', 'erasures', { id: 'e', why: 'asked', of: { paper: hostile } }],
  ['POST', 'holds', { id: 'h', reason: 'a suit', scope: { papers: [hostile] } }],
  ['POST', 'entries', { expectedVersion: 0, entries: [entry(1, { paper: { id: 'p', hash: hostile } })] }],
  ['POST', 'proposals', { id: 'p', entries: [entry(1, { paper: { id: 'p', hash: hostile } })] }],
  ['GET', `entries?paper=${encodeURIComponent(hostile)}`, undefined],
  ['GET', `papers/${encodeURIComponent(hostile)}`, undefined],
])(
  '%s %s takes a paper by its hash alone, and repeats nothing else that is sent for it',
  async (method, path, body) => {
    const service = await testService();
    onTestFinished(async () => service.close());
    await service.call('POST', '/v1/corporations', { id: 'acme', charter: 'peoples-bankcorp' }, service.owner);
    const { status, text } = await service.call(method, `/v1/corporations/acme/${path}`, body, service.owner);
    expect([status, text]).toEqual([422, expect.stringContaining('a SHA-256 in hexadecimal was expected')]);
    expect(text).not.toContain('drop table');
  },
);

it.each([
  ['unquoted', `No paper with the hash ${hostile} is kept.`, [[{ paper: hostile }]]],
  ['in quotes that it ends itself', `There is no type "${hostile}".`, { types: [hostile] }],
  ['as the name of a field', `Unrecognized key: "${hostile}"`, { [hostile]: 1 }],
])('what was sent is left out of words where it stands %s', (_, words, sent) => {
  expect(notRepeating(sent)(words)).not.toContain('drop');
  expect(notRepeating(sent)(words)).toContain(words.slice(0, 8));
});
