import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { builtInCharters } from '@quorate/charters';
import { application, firstOwner, serve } from '@quorate/server';
import { openStore } from '@quorate/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshPlace } from '../place.js';

const publicUrl = 'https://quorate.example';
let link: string;
let app: ReturnType<typeof application>;
let proxied: string;
let stop: () => Promise<void>;

beforeAll(async () => {
  const store = await openStore(await freshPlace());
  const network = { publicUrl, proxies: ['127.0.0.1'] };
  app = application({ store, charters: builtInCharters, logError: () => undefined, network });
  const serving = await serve({ fetch: app.fetch, host: '127.0.0.1', port: 0 });
  const port = Number(new URL(serving.url).port);
  link = (await firstOwner(store, 'owner', new Date()))?.link ?? '';
  // It ends TLS, as far as the service knows, and says so.
  const proxy = createServer((request, response) => {
    const seen = { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' };
    const headers = { ...seen, ...request.headers, host: 'inside' };
    const onward = send({ host: '127.0.0.1', port, path: request.url, method: request.method, headers }, (answered) => {
      response.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.pipe(response);
    });
    request.pipe(onward);
  });
  await new Promise<void>((resolve) => {
    proxy.listen(0, '127.0.0.1', resolve);
  });
  proxied = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  stop = async () => {
    proxy.closeAllConnections();
    await new Promise((resolve) => proxy.close(resolve));
    await serving.stop();
    await store.close();
  };
});
afterAll(async () => stop());

const json = { 'content-type': 'application/json' };

describe('a service behind a proxy', () => {
  it('signs in for the public URL: by https, with pages of that origin and no other', async () => {
    const body = JSON.stringify({ link });
    const signedIn = await fetch(`${proxied}/v1/sign-in/link`, { method: 'POST', headers: json, body });
    expect(signedIn.status).toBe(200);
    expect(signedIn.headers.get('strict-transport-security')).toBe('max-age=31536000');
    const cookie = signedIn.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^__Host-quorate-session=.*Secure/u);
    const held = { cookie: cookie.split(';')[0] ?? '', 'content-type': 'text/plain' };
    const signOut = async (origin: string) =>
      (await fetch(`${proxied}/v1/sign-out`, { method: 'POST', headers: { ...held, origin }, body: '' })).status;
    expect(await signOut('https://elsewhere.example')).toBe(403);
    expect(await signOut('http://inside')).toBe(403);
    expect(await signOut(publicUrl)).toBe(204);
  });

  it('refuses what came to the proxy without TLS, and what contradicts itself', async () => {
    const answered = async (headers: Readonly<Record<string, string>>) =>
      (await fetch(`${proxied}/v1/sign-in`, { headers })).status;
    expect(await answered({})).toBe(200);
    expect(await answered({ 'x-forwarded-proto': 'http' })).toBe(403);
    expect(await answered({ forwarded: 'for=198.51.100.1;proto=https' })).toBe(400);
  });

  it('refuses what came over a network and not through the proxy, except whether it is well', async () => {
    const answered = async (path: string, remoteAddress: string, headers = {}) => {
      const socket = { remoteAddress, localAddress: '10.0.0.7' };
      return (await app.request(path, { headers }, { incoming: { socket, headersDistinct: {} } })).status;
    };
    const forged = { 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'https' };
    for (const headers of [{}, forged]) expect(await answered('/v1/sign-in', '198.51.100.9', headers)).toBe(403);
    for (const own of ['10.0.0.7', '::ffff:10.0.0.7', '127.0.0.1', '::1']) {
      expect(await answered('/v1/sign-in', own)).toBe(200);
    }
    for (const path of ['/health', '/ready']) expect(await answered(path, '198.51.100.9')).toBe(200);
  });
});
