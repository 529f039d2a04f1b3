import { serviceLog } from '@quorate/server';
import { StoreUnavailableError } from '@quorate/store';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { listening, post, type Listening } from '../faults/listening.js';
import { testService } from '../service.js';

const lines: string[] = [];
const log = serviceLog({ write: (line) => lines.push(line) });
let service: Listening;
let link: string;

beforeAll(async () => {
  const stopping = AbortSignal.abort();
  service = await listening({ served: (served) => log.served(served), stopping, limits: 'none' });
  const entries = [{ id: 'i', type: 'person', on: '1999-01-04', basis: 'books', data: { id: 'ida', kind: 'other' } }];
  await post(`${service.url}/v1/corporations/acme/entries`, { expectedVersion: 0, entries }, service.owner);
  const wanted = { to: 'Ida', fact: 'listed-on-national-exchange', about: [], on: '2000-01-01' };
  const asked = await post(`${service.url}/v1/corporations/acme/fact-requests`, wanted, service.owner);
  ({ link } = (await asked.json()) as { readonly link: string });
});
afterAll(async () => service.stop());

describe('a link by which somebody replies', () => {
  it('stands in no log, no metrics and no words of a problem, whatever is done with it', async () => {
    lines.length = 0;
    const address = `${service.url}/v1/replies/${link}`;
    const spent = `${address.slice(0, -3)}abc`;
    const said: string[] = [];
    for (const url of [address, spent, `${address}/x`, `${address}?x=${link}`, `${service.url}/${link}`]) {
      for (const method of ['GET', 'POST', 'PUT', 'DELETE']) {
        const body = method === 'POST' ? { body: JSON.stringify({ value: link, more: link }) } : {};
        const answer = await fetch(url, { method, headers: { 'content-type': 'application/json' }, ...body });
        said.push(await answer.text(), JSON.stringify([...answer.headers]));
      }
    }
    const secret = link.split('.')[1] ?? '';
    expect(secret.length).toBeGreaterThan(40);
    const metrics = await (await fetch(`${service.url}/metrics`, { headers: service.owner })).text();
    expect(metrics).toContain('route="/v1/replies/{link}"');
    for (const text of [lines.join(''), metrics, said.join('')]) {
      expect(text).not.toContain(link);
      expect(text).not.toContain(secret.slice(0, 20));
    }
    expect(lines.join('')).toContain('"route":"/v1/replies/{link}"');
    expect(service.errors).toEqual([]);
  });
});

describe('what comes back from a provider of sign-in', () => {
  it('stands in no log and no words of a problem', async () => {
    lines.length = 0;
    const answer = await fetch(`${service.url}/v1/sign-in/openid/callback?code=secret-code&state=secret-state`);
    expect(`${lines.join('')}${await answer.text()}`).not.toMatch(/secret-(code|state)/u);
    expect(lines.join('')).toContain('"route":"/v1/sign-in/openid/callback"');
  });
});

describe('what is answered', () => {
  it('is kept by nobody on the way, and its address is told to nobody, on every route and to whoever asks', async () => {
    const { paths } = (await (await fetch(`${service.url}/openapi.json`)).json()) as {
      readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
    };
    const routes = Object.entries(paths).flatMap(([path, methods]) => Object.keys(methods).map((each) => [each, path]));
    expect(routes.length).toBeGreaterThan(50);
    // Signing out would take the key away with which the rest is asked.
    const asked = routes.filter(([, path = '']) => !/sign-out|backup/u.test(path));
    for (const [method = '', path = ''] of asked) {
      const address = path.replace('{corporation}', 'acme').replaceAll(/\{\w+\}/gu, 'none');
      for (const headers of [{}, service.owner]) {
        const answer = await fetch(`${service.url}${address}`, { method: method.toUpperCase(), headers });
        await answer.body?.cancel();
        expect(answer.headers.get('cache-control'), `${method} ${path}`).toMatch(/no-store|no-cache/u);
        expect(answer.headers.get('referrer-policy'), `${method} ${path}`).toBe('no-referrer');
      }
    }
  });
});

it('of a store that cannot be reached nobody is told the machine, the file or the user', async () => {
  const unreachable = await testService();
  onTestFinished(async () => unreachable.close());
  await unreachable.call('POST', '/v1/corporations', { id: 'acme', charter: 'peoples-bankcorp' }, unreachable.owner);
  const words = 'connect ECONNREFUSED 10.1.2.3:5432, user "quorate", /srv/quorate.sqlite';
  vi.spyOn(unreachable.store, 'reach').mockRejectedValue(new StoreUnavailableError(words, 'reading'));
  vi.spyOn(unreachable.store, 'corporation').mockRejectedValue(new StoreUnavailableError(words, 'writing'));
  for (const path of ['/ready', '/v1/corporations/acme']) {
    const { status, text } = await unreachable.call('GET', path, undefined, unreachable.owner);
    expect(status).toBe(503);
    expect(text).toContain('The store cannot do this now');
    expect(text).not.toMatch(/10\.1\.2\.3|5432|srv|user|quorate\.sqlite/u);
  }
});
