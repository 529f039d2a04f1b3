import { QuorateClient } from '@quorate/sdk';
import { expect, it } from 'vitest';
import { testService } from '../../server/test/service.js';

type Methods = Readonly<Record<string, (...words: readonly string[]) => unknown>>;

/** Calls a method with "x" for everything, and tells the request that it sends. */
async function requestOf(subject: string, method: string): Promise<string> {
  const requests: string[] = [];
  const send: typeof fetch = async (address, sending) => {
    requests.push(`${sending?.method ?? 'GET'} ${new URL(address as URL).pathname}`);
    return Promise.reject(new TypeError('nobody answers'));
  };
  const client = new QuorateClient({ url: 'http://x', retries: 0, fetch: send });
  const called = (client as unknown as Readonly<Record<string, Methods>>)[subject]?.[method]?.call(
    client[subject as keyof QuorateClient],
    'x',
    'x',
    'x',
    'x',
  );
  const isStream = typeof called === 'object' && called !== null && 'next' in called;
  await (isStream ? (called as AsyncGenerator).next() : (called as Promise<unknown>)).catch(() => {});
  expect(requests, `${subject}.${method}`).toHaveLength(1);
  return requests[0] ?? '';
}

/** Where a browser itself goes, from page to page: no program calls these. */
const forBrowsers = ['GET /v1/sign-in/openid', 'GET /v1/sign-in/openid/callback'];

it('the client has a method for every route of the service, and none for another', async () => {
  const service = await testService();
  const { body } = await service.call('GET', '/openapi.json');
  await service.close();
  const paths = body['paths'] as Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{[^}]+\}/gu, 'x')}`),
  );
  const sent: string[] = [];
  const client = new QuorateClient({ url: 'http://x' });
  for (const [subject, methods] of Object.entries(client)) {
    const names = Object.getOwnPropertyNames(Object.getPrototypeOf(methods)).filter((name) => name !== 'constructor');
    for (const name of names) sent.push(await requestOf(subject, name));
  }
  expect([...sent, ...forBrowsers].toSorted()).toEqual(routes.toSorted());
});
