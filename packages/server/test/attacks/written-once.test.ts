import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { testService, type TestService } from '../service.js';

let service: TestService;

beforeAll(async () => {
  service = await testService();
});
afterAll(async () => service.close());

it.each(['/openapi.json', '/v1/questions', '/v1/questions/approval.status', '/v1/entry-types'])(
  'what %s tells everybody is not worked out again for whoever asks again',
  async (path) => {
    const first = await service.call('GET', path, undefined, service.owner);
    const writing = vi.spyOn(JSON, 'stringify');
    const again = await service.call('GET', path, undefined, service.owner);
    const longest = Math.max(0, ...writing.mock.results.map(({ value }) => String(value).length));
    writing.mockRestore();
    expect(again).toMatchObject({ status: 200, text: first.text });
    expect(again.headers.get('content-type')).toBe('application/json');
    expect(longest).toBeLessThan(10_000);
    const etag = first.headers.get('etag')!;
    for (const had of [etag, `W/${etag}`, `"another", W/${etag}`, '*']) {
      const known = await service.call('GET', path, undefined, { ...service.owner, 'if-none-match': had });
      expect(known).toMatchObject({ status: 304, text: '' });
    }
    const other = await service.call('GET', path, undefined, { ...service.owner, 'if-none-match': '"another"' });
    expect(other).toMatchObject({ status: 200, text: first.text });
  },
);

it('of a question that is none it is told that there is none, and its name is not repeated', async () => {
  const { status, text } = await service.call('GET', '/v1/questions/of-nothing', undefined, service.owner);
  expect(status).toBe(404);
  expect(text).toContain('There is no question of this name in the catalogue.');
  expect(text).not.toContain('of-nothing');
});

it('the routes are described before anybody asks, where a service listens', async () => {
  const ahead = await testService({ describesAhead: true });
  const writing = vi.spyOn(JSON, 'stringify');
  const { text } = await ahead.call('GET', '/openapi.json');
  const longest = Math.max(0, ...writing.mock.results.map(({ value }) => String(value).length));
  writing.mockRestore();
  expect(text).toBe((await service.call('GET', '/openapi.json')).text);
  expect(longest).toBeLessThan(10_000);
  await ahead.close();
});
