import { beforeEach, describe, expect, it } from 'vitest';
import { testService, type TestService } from './service.js';

type Key = Readonly<Record<string, string>>;

let service: TestService;
let secretary: Key;
let counsel: Key;

beforeEach(async () => {
  service = await testService();
  const acme = { id: 'acme', charter: 'peoples-bankcorp', name: 'Acme, Inc.' };
  await service.call('POST', '/v1/corporations', acme, service.owner);
  secretary = await service.account('sara', 'secretary');
  counsel = await service.account('carl', 'counsel');
  return async () => service.close();
});

const call = async (method: string, path: string, body: unknown, key: Key) =>
  service.call(method, `/v1/corporations/acme${path}`, body, key);

const asking = { to: 'Ida Jones', fact: 'listed-on-national-exchange', about: [], on: '2000-01-03' };
const content = Buffer.from('It is listed.', 'utf8').toString('base64');
const paper = { name: 'letter.txt', mediaType: 'text/plain', state: 'signed', content };

async function asked(): Promise<string> {
  const { status, body } = await call('POST', '/fact-requests', asking, secretary);
  expect(status).toBe(201);
  return `/v1/replies/${body['link'] as string}`;
}

describe('a fact asked for by a link', () => {
  it('is told and replied to without an account, once, and entered when another accepts', async () => {
    const link = await asked();
    const shown = await service.call('GET', link);
    expect(shown).toMatchObject({
      status: 200,
      body: {
        corporation: 'Acme, Inc.',
        to: 'Ida Jones',
        askedBy: 'sara',
        reply: { kind: 'yes-no' },
        on: '2000-01-03',
      },
    });
    expect(shown.headers.get('cache-control')).toBe('no-store');
    expect((await service.call('POST', link, { value: 'perhaps' })).status).toBe(422);
    expect(await service.call('POST', link, { value: 'yes', paper })).toMatchObject({
      status: 202,
      body: { state: 'proposed' },
    });
    expect((await service.call('POST', link, { value: 'no' })).status).toBe(404);
    expect((await service.call('GET', link)).status).toBe(404);
    const { text } = await call('GET', '/proposals', undefined, counsel);
    const [proposal] = JSON.parse(text) as readonly { readonly id: string; readonly askedBy: string }[];
    expect(proposal).toMatchObject({ askedBy: 'sara', entries: [{ basis: 'party', data: { value: 'yes' } }] });
    const acceptance = `/proposals/${proposal?.id ?? ''}/acceptance`;
    expect((await call('POST', acceptance, undefined, secretary)).status).toBe(403);
    expect((await call('POST', acceptance, undefined, counsel)).status).toBe(200);
    expect((await call('GET', '/papers', undefined, counsel)).text).toContain('letter.txt');
    expect((await call('GET', '/fact-requests', undefined, counsel)).text).toContain('"replied"');
  });

  it('has a link that is kept by its hash, ends, and may be taken back', async () => {
    const link = await asked();
    const secret = link.split('.').at(-1) ?? '';
    expect((await call('GET', '/fact-requests', undefined, secretary)).text).not.toContain(secret);
    const { text } = await call('GET', '/fact-requests', undefined, secretary);
    const [request] = JSON.parse(text) as readonly { readonly id: string }[];
    expect((await call('DELETE', `/fact-requests/${request?.id ?? ''}`, undefined, secretary)).status).toBe(204);
    expect((await call('DELETE', `/fact-requests/${request?.id ?? ''}`, undefined, secretary)).status).toBe(409);
    expect((await service.call('GET', link)).status).toBe(404);
    const other = await asked();
    service.at(new Date(Date.now() + 15 * 86_400_000).toISOString());
    const late = await service.call('POST', other, { value: 'yes' });
    const never = await service.call('POST', `/v1/replies/qr_acme.${'x'.repeat(43)}`, { value: 'yes' });
    const elsewhere = await service.call('POST', other.replace('qr_acme', 'qr_none'), { value: 'yes' });
    expect(late.status).toBe(404);
    for (const each of [never, elsewhere]) expect(each.text).toBe(late.text);
  });

  it.each([
    [{ ...asking, fact: 'listed' }],
    [{ ...asking, fact: '__proto__' }],
    [{ ...asking, about: ['acme'] }],
    [{ ...asking, on: 'May' }],
    [{ ...asking, to: '' }],
    [{ ...asking, expiresAt: '1999-01-01T00:00:00Z' }],
    [{ ...asking, expiresAt: '2999-01-01T00:00:00Z' }],
  ])('is not asked for where the request is not understood: %j', async (body) => {
    const answer = await call('POST', '/fact-requests', body, secretary);
    expect(answer.status).toBe(422);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
  });

  it.each([
    [{}],
    [{ value: '' }],
    [{ value: 'yes', by: 'sara' }],
    [{ value: 'yes', paper: { ...paper, content: 'no base64!' } }],
    [{ value: 'yes', paper: { ...paper, content: '' } }],
    [{ value: 'yes', paper: { ...paper, mediaType: 'text/html' } }],
    [{ value: 'yes', paper: { ...paper, state: undefined } }],
  ])('takes no reply that is not understood: %j', async (body) => {
    const link = await asked();
    expect((await service.call('POST', link, body)).status).toBe(422);
    expect((await service.call('GET', link)).status).toBe(200);
    expect(service.errors).toEqual([]);
  });
});
