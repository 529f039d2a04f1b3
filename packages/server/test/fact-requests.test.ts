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

describe('the page of a link', () => {
  const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

  /** Sends the form as a browser does. */
  async function sent(link: string, fields: Readonly<Record<string, string | File>>) {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    const request = new Request('http://localhost', { method: 'POST', body: form });
    const body = new Uint8Array(await request.arrayBuffer());
    const type = request.headers.get('content-type') ?? '';
    return service.call('POST', link, body, { ...browser, 'content-type': type });
  }

  it('is a form, which takes the reply with its paper', async () => {
    const link = await asked();
    const page = await service.call('GET', link, undefined, browser);
    expect(page).toMatchObject({ status: 200 });
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.text).toContain('Acme, Inc. asks Ida Jones');
    expect(page.text).not.toMatch(/<script|https?:/u);
    expect(page.text).not.toContain(link.split('.').at(-1));
    const letter = new File(['It is listed.'], 'letter.txt', { type: 'text/plain' });
    const taken = await sent(link, { value: 'yes', paper: letter, state: 'signed' });
    expect(taken).toMatchObject({ status: 202 });
    expect(taken.text).toContain('Thank you');
    const { text } = await call('GET', '/proposals', undefined, counsel);
    expect(JSON.parse(text)).toMatchObject([{ entries: [{ basis: 'party', data: { value: 'yes' } }] }]);
    const again = await service.call('GET', link, undefined, browser);
    expect(again.status).toBe(404);
    expect(again.text).toContain('<h1>Not found</h1>');
  });

  it('takes a reply without a paper, as one that is only asserted', async () => {
    const nothing = new File([], '', { type: 'application/octet-stream' });
    expect((await sent(await asked(), { value: 'no', paper: nothing, state: 'signed' })).status).toBe(202);
    const { text } = await call('GET', '/proposals', undefined, counsel);
    expect(JSON.parse(text)).toMatchObject([{ entries: [{ basis: 'asserted', data: { value: 'no' } }] }]);
  });

  it('takes a number as people write it', async () => {
    const fact = { ...asking, fact: 'preferential-amount', about: ['common', '2000-01-03'] };
    const { body } = await call('POST', '/fact-requests', fact, secretary);
    const link = `/v1/replies/${body['link'] as string}`;
    expect((await sent(link, { value: '1,25,0' })).status).toBe(422);
    expect((await sent(link, { value: ' $1,250,000.50 ' })).status).toBe(202);
    const { text } = await call('GET', '/proposals', undefined, counsel);
    expect(JSON.parse(text)).toMatchObject([{ entries: [{ data: { value: '$1250000.50' } }] }]);
  });

  it.each([
    ['nothing', {}],
    ['another answer', { value: 'perhaps<script>' }],
    [
      'a paper of another kind',
      { value: 'yes', paper: new File(['x'], 'x.html', { type: 'text/html' }), state: 'signed' },
    ],
    ['a paper without its state', { value: 'yes', paper: new File(['x'], 'x.txt', { type: 'text/plain' }) }],
    ['files where words belong', { value: new File(['yes'], 'yes') }],
  ])('is shown again, with what was wrong, after %s', async (_, fields: Readonly<Record<string, string | File>>) => {
    const link = await asked();
    const answer = await sent(link, fields);
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('role="alert"');
    expect(answer.text).not.toContain('perhaps');
    expect((await service.call('GET', link)).status).toBe(200);
  });

  it('tells what went wrong on the way as a page too', async () => {
    const link = await asked();
    const type = { ...browser, 'content-type': 'multipart/form-data; boundary=none' };
    expect((await service.call('POST', link, 'no form', type)).status).toBe(400);
    expect(
      (await service.call('POST', link, 'no form', { ...type, 'content-type': 'multipart/form-data' })).status,
    ).toBe(400);
    const large = await service.call('POST', link, 'x'.repeat(100_001), type);
    expect(large.status).toBe(413);
    expect(large.text).toContain('<h1>Too large</h1>');
    expect(service.errors).toEqual([]);
  });
});
