import { serviceLog, type Served } from '@quorate/server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { listening, post } from './faults/listening.js';

const few = { fromAddress: 1_000, byCaller: 1_000, signingIn: 100, byName: 100 };

describe('limits', () => {
  it('refuse to try passwords more often than a person would', async () => {
    const service = await listening({ limits: { ...few, signingIn: 4 } });
    onTestFinished(async () => service.stop());
    const guess = async () => post(`${service.url}/v1/sign-in`, { name: 'owner', password: 'a guess of mine' });
    // The owner signed in once with the link.
    for (let tried = 0; tried < 3; tried += 1) expect((await guess()).status).toBe(401);
    const refused = await guess();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.headers.get('content-type')).toBe('application/problem+json');
    expect((await fetch(`${service.url}/v1/me`, { headers: service.owner })).status).toBe(200);
  });

  it('count by key, and leave another key alone', async () => {
    const service = await listening({ limits: { ...few, byCaller: 5 } });
    onTestFinished(async () => service.stop());
    const made = await post(`${service.url}/v1/me/keys`, {}, service.owner);
    const { key } = (await made.json()) as { readonly key: string };
    const me = async (headers: Readonly<Record<string, string>>) =>
      (await fetch(`${service.url}/v1/me`, { headers })).status;
    const statuses = [];
    for (let asked = 0; asked < 6; asked += 1) statuses.push(await me(service.owner));
    expect(statuses).toContain(429);
    expect(await me({ authorization: `Bearer ${key}` })).toBe(200);
  });

  it('count by address, which behind a proxy is the one that the proxy saw', async () => {
    const service = await listening({ limits: { ...few, fromAddress: 8 }, network: { proxies: ['127.0.0.1'] } });
    onTestFinished(async () => service.stop());
    const from = async (address: string) =>
      (await fetch(`${service.url}/v1/me`, { headers: { ...service.owner, 'x-forwarded-for': address } })).status;
    const statuses = [];
    for (let asked = 0; asked < 9; asked += 1) statuses.push(await from(`203.0.113.${asked}, 198.51.100.7`));
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 200, 200, 429]);
    expect(await from('198.51.100.8')).toBe(200);
  });
});

describe('the log', () => {
  it('has the route, status, duration and id of a request, and nothing that anybody wrote', async () => {
    const lines: string[] = [];
    const log = serviceLog({ write: (line) => lines.push(line) });
    const service = await listening({ served: (served) => log.served(served) });
    onTestFinished(async () => service.stop());
    lines.length = 0;
    const url = `${service.url}/v1/corporations/acme/entries?by=jane.doe&type=person`;
    const answer = await fetch(url, { headers: { ...service.owner, 'x-request-id': 'jane-doe' } });
    await post(
      `${service.url}/v1/corporations/jane-doe-inc/questions/capital.summary`,
      { who: 'Jane Doe' },
      service.owner,
    );
    await fetch(`${service.url}/jane-doe`);
    const [first, second, third] = lines.map((line) => JSON.parse(line) as Served);
    expect(first).toMatchObject({
      request: answer.headers.get('x-request-id'),
      method: 'GET',
      route: '/v1/corporations/{corporation}/entries',
      status: 200,
      milliseconds: expect.any(Number) as number,
    });
    expect(second).toMatchObject({ route: '/v1/corporations/{corporation}/questions/{question}' });
    expect(third).toMatchObject({ route: 'none', status: 404 });
    expect(lines.join('')).not.toMatch(/jane|doe|acme|owner|qk_|person/iu);
  });

  it('tells where in the program an error was, and not in which words', () => {
    const lines: string[] = [];
    serviceLog({ write: (line) => lines.push(line) }).failed(new TypeError('Jane Doe\nat Elm Street'), 'r1');
    serviceLog({ write: (line) => lines.push(line) }).failed('Jane Doe', 'r2');
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ request: 'r1', error: 'TypeError' });
    expect(lines[0]).toContain('watching.test.ts');
    expect(lines.join('')).not.toMatch(/Jane|Elm/u);
  });
});

describe('the metrics', () => {
  it('count requests by route and status, for owners alone', async () => {
    const service = await listening();
    onTestFinished(async () => service.stop());
    const opened = await post(`${service.url}/v1/accounts`, { name: 'anna' }, service.owner);
    const { link } = (await opened.json()) as { readonly link: string };
    const signedIn = await post(`${service.url}/v1/sign-in/link`, { link });
    const anna = { cookie: signedIn.headers.get('set-cookie')?.split(';')[0] ?? '' };
    const metrics = async (headers?: Readonly<Record<string, string>>) =>
      fetch(`${service.url}/metrics`, headers === undefined ? {} : { headers });
    expect((await metrics()).status).toBe(401);
    expect((await metrics(anna)).status).toBe(403);
    expect((await metrics(service.owner)).headers.get('cache-control')).toBe('no-store');
    const text = await (await metrics(service.owner)).text();
    expect(text).toContain('quorate_request_seconds_count{method="POST",route="/v1/accounts",status="201"} 1');
    expect(text).toMatch(/quorate_memory_bytes \d+/u);
    expect(text).not.toMatch(/anna|acme/u);
  });
});
