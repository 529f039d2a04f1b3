import { beforeEach, describe, expect, it } from 'vitest';
import { testService, type TestService } from './service.js';

let service: TestService;

beforeEach(async () => {
  service = await testService();
  return async () => service.close();
});

const call: TestService['call'] = async (method, path, body, headers = {}) =>
  service.call(method, path, body, { ...service.owner, ...headers });

const acme = { id: 'acme', charter: 'peoples-bankcorp', name: 'Acme, Inc.' };
const issued = (id: string, shares: string) => ({
  id,
  type: 'shares-issued',
  on: '1999-02-01',
  basis: 'books',
  data: { class: 'common', to: 'dispersed', shares },
});

const covered = (family: string) => ({
  id: `covered-${family}`,
  type: 'coverage',
  on: '1998-12-15',
  basis: 'books',
  data: { family, from: '1998-12-15', through: '2001-12-31' },
});

describe('the service', () => {
  it('keeps a corporation, enters, answers, verifies and exports', async () => {
    expect(await call('POST', '/v1/corporations', acme)).toMatchObject({ status: 201, body: { version: 0 } });
    const entries = [covered('register'), covered('instruments'), issued('a', '900000')];
    const entered = await call('POST', '/v1/corporations/acme/entries', { expectedVersion: 0, entries });
    expect(entered).toMatchObject({ status: 201, body: { version: 3 } });
    const [listed] = (await call('GET', '/v1/corporations')).body as unknown as readonly unknown[];
    expect(listed).toMatchObject({ id: 'acme', version: 3 });
    expect((await call('GET', '/v1/corporations/acme')).body).toMatchObject({ version: 3, lastEntryOn: '1999-02-01' });
    const read = await call('GET', '/v1/corporations/acme/entries?limit=1');
    expect(read.body).toMatchObject({
      entries: [{ sequence: 1, entry: { id: 'covered-register', by: 'owner' } }],
      next: 1,
    });
    const answer = await call('POST', '/v1/corporations/acme/questions/capital.summary', { asOf: '2000-01-01' });
    expect(answer.status).toBe(200);
    expect(JSON.stringify(answer.body)).toContain('900000');
    expect((await call('GET', '/v1/corporations/acme/verification')).body).toMatchObject({ intact: { version: 3 } });
    const exported = await call('GET', '/v1/corporations/acme/export');
    expect(exported.text.trim().split('\n')).toHaveLength(4);
  });

  it('tells a writer who saw another version, and answers a retry as before', async () => {
    await call('POST', '/v1/corporations', acme);
    const path = '/v1/corporations/acme/entries';
    const request = { expectedVersion: 0, entries: [issued('a', '1')] };
    const first = await call('POST', path, request, { 'idempotency-key': 'k' });
    expect(await call('POST', path, request, { 'idempotency-key': 'k' })).toMatchObject({
      status: 201,
      body: first.body,
    });
    const late = await call('POST', path, { ...request, entries: [issued('b', '1')] });
    expect(late).toMatchObject({ status: 409, body: { found: 1 } });
    expect(late.headers.get('content-type')).toBe('application/problem+json');
  });

  it('lists every problem of entries that it refuses', async () => {
    await call('POST', '/v1/corporations', acme);
    const entries = [issued('a', 'many'), { ...issued('b', '1'), type: 'share-issued' }];
    const refused = await call('POST', '/v1/corporations/acme/entries', { expectedVersion: 0, entries });
    expect(refused).toMatchObject({ status: 422, body: { problems: [{ entry: 'a' }, { entry: 'b' }] } });
    expect((await call('GET', '/v1/corporations/acme')).body).toMatchObject({ version: 0 });
  });

  it.each([
    ['GET', '/v1/corporations/nobody', undefined, 404],
    ['GET', '/v1/nothing', undefined, 404],
    ['POST', '/v1/corporations', 'no JSON', 400],
    ['POST', '/v1/corporations', { id: 'Acme!', charter: 'peoples-bankcorp' }, 422],
    ['POST', '/v1/corporations', { id: 'a', charter: 'peoples' }, 422],
    ['POST', '/v1/corporations', { id: 'a', charter: 'peoples-bankcorp', formed: 'May' }, 422],
    ['POST', '/v1/corporations', `{"__proto__": {"a": 1}, "id": "a"}`, 422],
    ['GET', '/v1/corporations/acme/entries?limit=many', undefined, 422],
    ['POST', '/v1/corporations/acme/questions/capital.sumary', { asOf: '2000-01-01' }, 422],
    ['POST', '/v1/corporations/acme/questions/capital.summary', { asOf: 'May' }, 422],
    ['POST', '/v1/corporations/acme/questions/capital.summary', {}, 422],
    ['POST', '/v1/corporations/acme/entries', { expectedVersion: 0, entries: [] }, 422],
    ['POST', '/v1/corporations/acme/entries', { text: 'x'.repeat(200_000) }, 413],
  ])('%s %s with bad input is told as a problem', async (method, path, body, status) => {
    await call('POST', '/v1/corporations', acme);
    const answer = await call(method, path, body);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    expect(answer.body).toMatchObject({ status, title: expect.any(String) as string });
    expect(JSON.stringify(answer.body)).not.toMatch(/node_modules|\.ts:|at Object/u);
  });

  it('tells the reasons in lines of a layer, or as a graph', async () => {
    await call('POST', '/v1/corporations', acme);
    const entries = [covered('register'), covered('instruments'), issued('a', '900000')];
    await call('POST', '/v1/corporations/acme/entries', { expectedVersion: 0, entries });
    const told = async (layer?: string) => {
      const asking = { asOf: '2000-01-01', ...(layer === undefined ? undefined : { layer }) };
      const { body } = await call('POST', '/v1/corporations/acme/questions/capital.summary', asking);
      return body as { told?: { says: string; depth: number }[]; reasons?: { says: string }[]; value: unknown };
    };
    const [graph, sentence, memorandum, proof] = [
      await told(),
      await told('sentence'),
      await told('memorandum'),
      await told('proof'),
    ];
    expect(graph).not.toHaveProperty('told');
    expect(sentence).not.toHaveProperty('reasons');
    expect(sentence.told).toMatchObject([{ depth: 0, says: graph.reasons?.[0]?.says }]);
    expect(memorandum.told?.every(({ depth }) => depth <= 2)).toBe(true);
    expect(proof.told?.filter((line) => !('see' in line))).toHaveLength(graph.reasons?.length ?? 0);
    for (const each of [sentence, memorandum, proof]) expect(each.value).toEqual(graph.value);
    const wrong = { asOf: '2000-01-01', layer: 'memo' };
    expect((await call('POST', '/v1/corporations/acme/questions/capital.summary', wrong)).status).toBe(422);
  });

  it('says where things are at its address, to whoever opens it', async () => {
    const { status, text, headers } = await service.call('GET', '/');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('text/html');
    for (const [, path = ''] of text.matchAll(/href="([^"]+)"/gu))
      expect((await service.call('GET', path)).status, path).toBe(200);
    expect(text).toContain('quorate sign-in --new-link');
  });

  it('describes itself', async () => {
    const { body } = await call('GET', '/openapi.json');
    expect(body).toMatchObject({ openapi: '3.1.0', paths: { '/v1/corporations/{corporation}/entries': { post: {} } } });
    for (const page of ['/docs', '/docs/start.js', '/docs/swagger-ui.css', '/docs/swagger-ui-bundle.js']) {
      expect((await call('GET', page)).status).toBe(200);
    }
    const patterns = [...JSON.stringify(body).matchAll(/"pattern":("(?:[^"\\]|\\.)*")/gu)].map(
      ([, each = '']) => JSON.parse(each) as string,
    );
    expect(patterns.length).toBeGreaterThan(10);
    // A flag that was written into a pattern would be part of it, and fit nothing.
    for (const pattern of patterns) expect(pattern).toMatch(/^\^.*\$$/u);
    const { text, headers } = await call('GET', '/docs/problems');
    expect(text).toContain('id="version-conflict"');
    expect(headers.get('content-security-policy')).toContain("default-src 'self'");
    expect((await call('GET', '/health')).status).toBe(200);
    expect((await call('GET', '/ready')).status).toBe(200);
    expect(service.errors).toEqual([]);
  });
});
