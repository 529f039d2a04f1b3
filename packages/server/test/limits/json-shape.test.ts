import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testService, type TestService } from '../service.js';

let service: TestService;

beforeAll(async () => {
  service = await testService({ largestBody: 10_000_000 });
  await service.call('POST', '/v1/corporations', { id: 'acme', charter: 'peoples-bankcorp' }, service.owner);
});
afterAll(async () => service.close());

const acme = '/v1/corporations/acme';
const call = async (path: string, body: string | object) =>
  service.call('POST', `${acme}${path}`, body, { ...service.owner, 'idempotency-key': 'k' });
const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
const entry = (data: string) => `{"id":"x","type":"person","on":"1999-01-04","basis":"books","data":${data}}`;

describe('JSON that is deeper or wider than anything here', () => {
  it.each([
    ['/entries', `{"expectedVersion":0,"entries":[${entry(deep(100_000))}]}`],
    ['/proposals', `{"id":"p","entries":[${entry(deep(100_000))}]}`],
    ['/hypotheticals', `{"title":"t","entries":[${entry(deep(100_000))}]}`],
    ['/entries', `{"expectedVersion":0,"entries":[${'0,'.repeat(1_000_000)}0]}`],
    ['/entries', `{"expectedVersion":0,"entries":[${'{"paper":{},"personal":{}},'.repeat(90_000)}{}]}`],
    [
      '/questions/capital.summary',
      `{"asOf":"2000-01-01","readings":{${Array.from({ length: 50_000 }, (_, index) => `"k${index}":0`).join(',')}}}`,
    ],
    ['/proposals', `{"id":"${String.raw`\n`.repeat(600_000)}"}`],
  ])('is refused, and little is said of it: %s %.40s', async (path, body) => {
    const { status, text } = await call(path, body);
    // What says only a few things may not even be as large.
    expect(status, text).toBe(path.startsWith('/questions') ? 413 : 422);
    expect(text.length).toBeLessThan(10_000);
    expect(service.errors).toEqual([]);
  });

  it('is refused of those too who have not signed in', async () => {
    const names = Array.from({ length: 3_000 }, (_, index) => `"some-name-${index}":0`).join(',');
    const { status, text } = await service.call('POST', '/v1/sign-in', `{${names}}`);
    expect(status).toBe(422);
    expect(text.length).toBeLessThan(10_000);
  });

  it.each([
    [
      '/entries',
      `{"expectedVersion":0,"entries":[${entry('{"id":"a","kind":"other","__proto__":{"kind":"natural"}}')}]}`,
    ],
    ['/questions/instrument.profile', '{"asOf":"2000-01-01","input":{"__proto__":{"person":"a"}}}'],
    ['/questions/instrument.profile', String.raw`{"asOf":"2000-01-01","readings":{"\u005f_proto__":"x"}}`],
    ['/questions/instrument.profile', '{"asOf":"2000-01-01","asOf":"2001-01-01"}'],
    ['/questions/instrument.profile', String.raw`{"asOf":"2000-01-01","input":{},"\u0061sOf":"2001-01-01"}`],
    [
      '/questions/instrument.profile',
      String.raw`{"asOf":"2000-01-01","input":{"a\nb\/\\u0063":"x","a\u000ab/\u005cu0063":"y"}}`,
    ],
    ['/entries', `{"expectedVersion":0,"entries":[${entry('{"id":"a","kind":"other","id":"b"}')}]}`],
  ])('is refused where whoever reads it would drop a field of it: %s %.80s', async (path, body) => {
    const { status, text } = await call(path, body);
    expect([status, text]).toEqual([422, expect.stringMatching(/twice|__proto__/u)]);
  });

  it('may have the same name in several records, before and after its own, and as a text', async () => {
    const data = '{"id":"a","kind":"other"}';
    const entries = [entry(data), entry(data.replace('"a"', '"b"')).replace('"x"', '"y"')];
    expect((await call('/entries', `{"expectedVersion":0,"entries":[${entries.join(',')}]}`)).status).toBe(201);
    expect((await call('/matters', { title: '__proto__' })).status).toBe(201);
  });

  it('is what has its signs outside of texts: brackets and quotes within them are text', async () => {
    const text = `${'[{'.repeat(500)}"\\",${','.repeat(20_000)}\\`;
    const { status, body } = await call('/matters', { title: 'x' });
    expect(status).toBe(201);
    expect((await call(`/matters/${String(body['id'])}/notes`, { title: 'x', text })).status).toBe(201);
  });

  it('is not a long text: it is told to be too long, however long it is', async () => {
    const { body } = await call('/matters', { title: 'x' });
    const long = { title: 'x', text: 'a'.repeat(9_000_000) };
    expect(await call(`/matters/${String(body['id'])}/notes`, long)).toMatchObject({
      status: 422,
      body: { detail: 'text: Too big: expected string to have <=100000 characters' },
    });
  });
});
