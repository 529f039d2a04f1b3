import { expect, it, onTestFinished, vi } from 'vitest';
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
