import { request, type IncomingMessage } from 'node:http';
import { afterAll, describe, expect, it } from 'vitest';
import { hostileTexts, wellFormed } from './arbitrary-of-schema.js';
import { listening, post, sentRaw } from './listening.js';

const service = await listening();
afterAll(async () => service.stop());

const entriesUrl = `${service.url}/v1/corporations/acme/entries`;
const askUrl = `${service.url}/v1/corporations/acme/questions/capital.summary`;
const hundredMegabytes = 100_000_000;

describe('a body of 100 MB', () => {
  it.each([
    ['that says how long it is', { 'content-length': String(hundredMegabytes) }],
    ['that does not', { 'transfer-encoding': 'chunked' }],
  ])('%s is refused before it is read', async (_, headers) => {
    const { status, sent } = await poured(headers);
    expect(status).toBe(413);
    // The service reads at most what it allows, 10 MB, and can hold no more than was sent; the rest is what the network holds on
    // its way.
    expect(sent).toBeLessThan(40_000_000);
    await stillAnswers();
  });

  it('that says it is short is cut where it said', async () => {
    const bytes = `POST /v1/sign-in HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 5\r\nconnection: close\r\n\r\n${'x'.repeat(1_000_000)}`;
    expect(await sentRaw(service.url, bytes)).toMatch(/^HTTP\/1\.1 400|^cut off$/u);
    await stillAnswers();
  });
});

it.each(['/v1/sign-in', '/v1/corporations'])('what is sent to %s without a media type is refused', async (path) => {
  const known = `authorization: ${service.owner['authorization'] ?? ''}\r\nconnection: close\r\n`;
  for (const body of [
    'content-length: 2\r\n\r\n{}',
    'transfer-encoding: chunked\r\n\r\n0\r\n\r\n',
    'content-length: 0\r\n\r\n',
  ])
    expect(await sentRaw(service.url, `POST ${path} HTTP/1.1\r\nhost: x\r\n${known}${body}`)).toMatch(/ 4\d\d /u);
  expect(service.errors).toEqual([]);
});

describe('what is no request', () => {
  it.each([
    ['not HTTP at all', '\u0000\u0001\u0002 garbage\r\n\r\n', /400/u],
    [
      'a header without an end',
      `GET /health HTTP/1.1\r\nhost: x\r\nx-long: ${'a'.repeat(100_000)}\r\n\r\n`,
      /431|^cut off$/u,
    ],
    ['two lengths', 'POST /v1/sign-in HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n{}', /400/u],
    [
      'a length and pieces at once',
      'POST /v1/sign-in HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\ntransfer-encoding: chunked\r\n\r\n{}',
      /400/u,
    ],
    ['a strange method', 'BREW /v1/corporations HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n', /40[0-9]/u],
    [
      'pieces of a sort that is none',
      'POST /v1/sign-in HTTP/1.1\r\nhost: x\r\ntransfer-encoding: xchunked\r\n\r\n0\r\n\r\n',
      /400/u,
    ],
    [
      'pieces said twice',
      'POST /v1/sign-in HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\ntransfer-encoding: identity\r\n\r\n0\r\n\r\n',
      /400/u,
    ],
    ['a header that is folded', 'GET /health HTTP/1.1\r\nhost: x\r\nx-a: 1\r\n authorization: x\r\n\r\n', /400/u],
    ['a line that ends early', 'GET /health HTTP/1.1\nhost: x\n\n', /400/u],
    ['a sign within a line that could end it', 'GET /health HTTP/1.1\r\nhost: x\rx-a: 1\r\n\r\n', /400/u],
    ['two hosts', 'GET /health HTTP/1.1\r\nhost: a\r\nhost: b\r\nconnection: close\r\n\r\n', /400/u],
    [
      'an address that is not in UTF-8',
      'GET /v1/corporations/%ff HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n',
      /400/u,
    ],
    ['a question in it that is not', 'GET /health?a=%zz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n', /400/u],
    ['no host', 'GET /health HTTP/1.1\r\nconnection: close\r\n\r\n', /400/u],
    ['a host that is none', 'GET /health HTTP/1.1\r\nhost: a b\r\nconnection: close\r\n\r\n', /400/u],
    ['a path out of the world', 'GET /../../etc/passwd HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n', /404/u],
  ])('%s is refused, and the service goes on', async (_, bytes, said) => {
    expect(await sentRaw(service.url, bytes)).toMatch(said);
    await stillAnswers();
  });
});

describe('a body where none is taken', () => {
  it.each([
    ['GET', '/health', { 'content-length': '5' }],
    ['GET', '/health', { 'transfer-encoding': 'chunked' }],
    ['DELETE', '/v1/me/sessions', { 'content-length': '5' }],
    ['HEAD', '/v1/corporations', { 'content-length': '5' }],
  ])('by %s %s is refused unread, and its connection ends', async (method, path, headers) => {
    const said = await new Promise<IncomingMessage>((resolve, reject) => {
      const sending = request(`${service.url}${path}`, { method, headers: { ...headers, connection: 'keep-alive' } });
      sending.on('response', (response) => resolve(response.resume()));
      sending.on('error', reject);
      sending.end('12345');
    });
    expect([said.statusCode, said.headers.connection]).toEqual([413, 'close']);
    await stillAnswers();
  });

  it('of no bytes is none', async () => {
    const said = await sentRaw(
      service.url,
      'GET /health HTTP/1.1\r\nhost: x\r\ncontent-length: 0\r\nconnection: close\r\n\r\n',
    );
    expect(said).toMatch(/^HTTP\/1\.1 200/u);
  });
});

describe('malformed JSON', () => {
  it.each(['{', '{"asOf": }', "{'asOf': '2000-01-01'}", '{"asOf": "2000-01-01"} and more', '\ufeff{', '\u0000', 'NaN'])(
    'is told as a bad request: %#',
    async (text) => {
      const answer = await post(askUrl, text, service.owner);
      expect(answer.status).toBe(400);
      expect(await answer.text()).not.toContain('2000-01-01');
    },
  );

  it.each(['['.repeat(50_000), `{"input":${'{"a":'.repeat(10_000)}`])(
    'that is deeper than anything here is refused before its end: %#',
    async (text) => {
      expect((await post(askUrl, text, service.owner)).status).toBe(422);
    },
  );

  it('that is deep but well formed is refused as not understood', async () => {
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
    const answer = await post(askUrl, `{"asOf":"2000-01-01","input":{"as":${deep}}}`, service.owner);
    expect(answer.status).toBe(422);
    expect(service.errors).toEqual([]);
  });

  it('is no JSON without its media type', async () => {
    const answer = await fetch(askUrl, {
      method: 'POST',
      headers: { ...service.owner, 'content-type': 'text/plain' },
      body: '{"asOf":"2000-01-01"}',
    });
    expect([400, 415, 422]).toContain(answer.status);
  });
});

describe('names that are no names', () => {
  it.each(hostileTexts)('as an id, a person and a text are refused, or entered as they are: %j', async (text) => {
    const kept = await post(`${service.url}/v1/corporations`, { id: text, charter: 'peoples-bankcorp' }, service.owner);
    expect([201, 409, 422]).toContain(kept.status);
    const before = await headOf('acme');
    const entry = { id: `e-${before}`, type: 'person', on: '1999-01-04', basis: 'books' };
    const data = { id: `p-${before}`, kind: 'natural', name: text };
    const body = { expectedVersion: before, entries: [{ ...entry, data }] };
    const entered = await post(entriesUrl, body, service.owner);
    expect([201, 422], await entered.clone().text()).toContain(entered.status);
    if (entered.status === 201) {
      const page = await fetch(`${entriesUrl}?after=${before}`, { headers: service.owner });
      const { entries } = (await page.json()) as { readonly entries: readonly { readonly entry: object }[] };
      expect(entries[0]?.entry).toMatchObject({ data });
    }
    const by = await fetch(`${entriesUrl}?by=${encodeURIComponent(wellFormed(text))}`, { headers: service.owner });
    expect(by.status).toBe(text.includes('\u0000') || text.length > 200 ? 422 : 200);
    expect((await fetch(`${service.url}/v1/corporations/acme/verification`, { headers: service.owner })).status).toBe(
      200,
    );
    expect(service.errors).toEqual([]);
  });

  it('of prototypes change no prototype', async () => {
    const bodies = [
      '{"asOf":"2000-01-01","__proto__":{"polluted":true}}',
      '{"asOf":"2000-01-01","input":{"__proto__":{"polluted":true}}}',
      '{"asOf":"2000-01-01","readings":{"__proto__":"x","constructor":"y"}}',
      '{"asOf":"2000-01-01","constructor":{"prototype":{"polluted":true}}}',
    ];
    for (const body of bodies) expect([200, 422]).toContain((await post(askUrl, body, service.owner)).status);
    expect(({} as { readonly polluted?: boolean }).polluted).toBeUndefined();
    expect(service.errors).toEqual([]);
  });

  it('are not repeated in what is said of them', async () => {
    const url = `${service.url}/v1/corporations/acme/questions/capital.issue`;
    const answer = await post(url, { asOf: '2000-01-01', input: { shares: 'Jane Doe of Elm Street' } }, service.owner);
    expect(answer.status).toBe(422);
    const said = await answer.text();
    expect(said).toContain('shares');
    expect(said).not.toMatch(/Jane|Elm/u);
  });
});

async function headOf(corporation: string): Promise<number> {
  return (await service.store.corporation(corporation)).version;
}

async function stillAnswers(): Promise<void> {
  expect((await fetch(`${service.url}/health`)).status).toBe(200);
  expect(service.errors).toEqual([]);
}

/** Sends 100 MB until the service has answered, and tells the status and how much was sent by then. */
async function poured(
  headers: Readonly<Record<string, string>>,
): Promise<{ readonly status: number; readonly sent: number }> {
  const portion = Buffer.alloc(1_000_000, 0x20);
  return new Promise((resolve, reject) => {
    let sent = 0;
    let status: number | undefined;
    const sending = request(
      entriesUrl,
      { method: 'POST', headers: { ...service.owner, 'content-type': 'application/json', ...headers } },
      (answer) => {
        status = answer.statusCode ?? 0;
        resolve({ status, sent });
        sending.destroy();
      },
    );
    sending.on('error', (error) => {
      if (status === undefined) reject(error);
    });
    const pour = (): void => {
      if (status !== undefined || sent >= hundredMegabytes) return;
      sent += portion.length;
      if (sending.write(portion)) setImmediate(pour);
      else sending.once('drain', pour);
    };
    pour();
  });
}
