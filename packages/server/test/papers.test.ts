import Pdf from 'pdfkit';
import { beforeEach, describe, expect, it } from 'vitest';
import { sha256 } from '@quorate/store';
import { wordsInPaper } from '../src/answering/words-in-paper.js';
import { testService, type TestService } from './service.js';

type Key = Readonly<Record<string, string>>;

let service: TestService;
let secretary: Key;

beforeEach(async () => {
  service = await testService();
  await service.call('POST', '/v1/corporations', { id: 'acme', charter: 'peoples-bankcorp' }, service.owner);
  secretary = await service.account('sara', 'secretary');
  return async () => service.close();
});

const call = async (method: string, path: string, body?: unknown, headers: Key = {}) =>
  service.call(method, `/v1/corporations/acme${path}`, body, { ...secretary, ...headers });

const bytes = new Uint8Array([37, 80, 68, 70, 45, 0, 255, 13, 10, 26]);
const hash = sha256(bytes);
const pdf = { 'content-type': 'application/pdf' };
const kept = async (name = 'Minutes of “May”.pdf') =>
  call('POST', `/papers?state=drafted&name=${encodeURIComponent(name)}`, bytes, pdf);

describe('a paper', () => {
  it('is kept by its hash and given back byte for byte, to be saved and not shown', async () => {
    const answered = await kept();
    expect(answered).toMatchObject({ status: 201, body: { hash, size: 10, mediaType: 'application/pdf' } });
    expect((await kept('again.pdf')).body).toMatchObject({ name: 'Minutes of “May”.pdf' });
    const { status, headers } = await call('GET', `/papers/${hash}/content`);
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': '10',
      'content-disposition': `attachment; filename="Minutes of _May_.pdf"; filename*=UTF-8''Minutes%20of%20%E2%80%9CMay%E2%80%9D.pdf`,
      'x-content-type-options': 'nosniff',
      etag: `"${hash}"`,
    });
    for (const had of [`"${hash}"`, `W/"${hash}"`, `"another", "${hash}"`]) {
      const again = await call('GET', `/papers/${hash}/content`, undefined, { 'if-none-match': had });
      expect(again).toMatchObject({ status: 304, text: '' });
    }
    expect(sha256(await service.store.papers.content('acme', hash))).toBe(hash);
    expect((await call('GET', '/papers')).text).toContain(hash);
  });

  it('is drafted, then signed, then filed; never back', async () => {
    await kept();
    expect((await call('POST', `/papers/${hash}/states`, { state: 'filed' })).body).toMatchObject({
      states: [{ state: 'drafted' }, { state: 'filed', by: 'sara' }],
    });
    expect((await call('POST', `/papers/${hash}/states`, { state: 'signed' })).status).toBe(409);
    expect((await call('GET', `/papers/${hash}`)).body).toMatchObject({ states: [{}, { state: 'filed' }] });
  });

  it('must be kept before an entry names it by its hash', async () => {
    const entry = {
      id: 'a',
      type: 'person',
      on: '1999-01-04',
      basis: 'filing',
      paper: { id: 'minutes', hash, place: 'page 2' },
      data: { id: 'anna', kind: 'other' },
    };
    const appending = { expectedVersion: 0, entries: [entry] };
    for (const [path, body] of [
      ['/entries', appending],
      ['/proposals', { id: 'p', entries: [entry] }],
    ] as const) {
      expect(await call('POST', path, body)).toMatchObject({ status: 422, body: { title: 'Paper missing' } });
    }
    await kept();
    expect((await call('POST', '/entries', appending)).status).toBe(201);
  });

  it('leads to the entries that rest on it', async () => {
    await kept();
    const person = { type: 'person', on: '1999-01-04', basis: 'filing' };
    const entries = ['a', 'b', 'c'].map((id) => ({
      ...person,
      id,
      ...(id === 'a' ? {} : { paper: { id: 'minutes', hash } }),
      data: { id: `p-${id}`, kind: 'other' },
    }));
    expect((await call('POST', '/entries', { expectedVersion: 0, entries })).status).toBe(201);
    const idsOf = ({ body }: Awaited<ReturnType<typeof call>>) =>
      (body['entries'] as readonly { readonly entry: { readonly id: string } }[]).map(({ entry }) => entry.id);
    expect(idsOf(await call('GET', `/entries?paper=${hash}`))).toEqual(['b', 'c']);
    const first = await call('GET', `/entries?paper=${hash}&limit=1`);
    expect([idsOf(first), first.body['next']]).toEqual([['b'], 2]);
    expect(idsOf(await call('GET', `/entries?paper=${hash}&after=2`))).toEqual(['c']);
    expect(idsOf(await call('GET', `/entries?paper=${'0'.repeat(64)}`))).toEqual([]);
  });

  it.each([
    ['POST', '/papers?name=a&state=drafted', 'x', { 'content-type': 'text/html' }, 415],
    ['POST', '/papers?name=a&state=drafted', 'x', { 'content-type': 'image/svg+xml' }, 415],
    ['POST', '/papers?name=a&state=lost', bytes, pdf, 422],
    ['POST', '/papers?state=drafted', bytes, pdf, 422],
    ['POST', '/papers?name=a&state=drafted', '', pdf, 422],
    ['POST', '/papers?name=a&state=drafted', new Uint8Array(100_001), pdf, 413],
    ['GET', '/papers/abc', undefined, {}, 422],
    ['GET', `/papers/${'0'.repeat(64)}`, undefined, {}, 404],
    ['GET', `/papers/${'0'.repeat(64)}/content`, undefined, {}, 404],
    ['POST', `/papers/${'0'.repeat(64)}/states`, { state: 'signed' }, {}, 404],
  ])('%s %s that cannot be is told as a problem', async (method, path, body, headers, status) => {
    const answer = await call(method, path, body, headers);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    expect(service.errors).toEqual([]);
  });

  it('is for those who may see it, and is not there for others', async () => {
    const viewer = await service.account('vera', 'viewer');
    const counsel = await service.account('carl', 'counsel');
    const few = '&seenByRoles=counsel&seenByAccounts=sara';
    const sent = async (query: string, key: Key = secretary) =>
      call('POST', `/papers?state=drafted&name=a.pdf${query}`, bytes, { ...pdf, ...key });
    for (const wrong of ['&seenByRoles=king', '&seenByRoles=counsel', '&seenByAccounts=']) {
      expect((await sent(wrong)).status).toBe(422);
    }
    expect((await sent(few)).status).toBe(201);
    const entry = {
      id: 'a',
      type: 'person',
      on: '1999-01-04',
      basis: 'filing',
      paper: { id: 'minutes', hash, place: 'page 2' },
      data: { id: 'anna', kind: 'other' },
    };
    await call('POST', '/entries', { expectedVersion: 0, entries: [entry] });
    const none = '0'.repeat(64);
    for (const path of ['', '/content']) {
      const hidden = await call('GET', `/papers/${hash}${path}`, undefined, viewer);
      const absent = await call('GET', `/papers/${none}${path}`, undefined, viewer);
      expect(hidden.status).toBe(404);
      expect(hidden.text.replaceAll(hash, none)).toBe(absent.text);
    }
    // Nor is it found out by an entry that names its hash.
    const treasurer = await service.account('tina', 'treasurer');
    const naming = (named: string) => ({ ...entry, id: 'b', paper: { id: 'minutes', hash: named } });
    for (const [path, sendOf] of [
      ['/entries', (named: string) => ({ expectedVersion: 1, entries: [naming(named)] })],
      ['/proposals', (named: string) => ({ id: 'p', entries: [naming(named)] })],
    ] as const) {
      const unseen = await call('POST', path, sendOf(hash), treasurer);
      const absent = await call('POST', path, sendOf(none), treasurer);
      expect(unseen).toMatchObject({ status: absent.status, text: absent.text });
      expect(unseen.status).toBe(422);
    }
    const etag = { 'if-none-match': `"${hash}"` };
    expect((await call('GET', `/papers/${hash}/content`, undefined, { ...viewer, ...etag })).status).toBe(404);
    expect((await call('GET', '/papers', undefined, viewer)).body).toEqual([]);
    expect((await call('GET', '/entries', undefined, viewer)).body['entries']).toMatchObject([
      { entry: { paper: { hash, place: 'page 2' } } },
    ]);
    expect((await call('GET', `/papers/${hash}/content`, undefined, counsel)).status).toBe(200);
    await call('GET', `/papers/${hash}/content`);
    expect((await call('GET', `/papers/${hash}/reads`, undefined, counsel)).body['reads']).toMatchObject([
      { by: 'sara', what: 'paper', subject: hash },
      { by: 'carl', what: 'paper', subject: hash },
    ]);
    const administrator = await service.account('adam', 'administrator');
    expect((await call('GET', `/papers/${hash}/reads`, undefined, administrator)).status).toBe(404);
    expect((await call('GET', '/reads', undefined, administrator)).body['reads']).toEqual([]);
    const show = async (seenBy: unknown, key: Key) => call('PUT', `/papers/${hash}/sight`, { seenBy }, key);
    expect((await show({ roles: ['secretary'], accounts: [] }, counsel)).status).toBe(422);
    expect((await show('everybody', counsel)).body).toMatchObject({
      sights: [
        { seenBy: { roles: ['counsel'], accounts: ['sara'] }, by: 'sara' },
        { seenBy: 'everybody', by: 'carl' },
      ],
    });
    expect((await call('GET', `/papers/${hash}/content`, undefined, viewer)).status).toBe(200);
    expect((await call('GET', `/papers/${hash}/reads`, undefined, administrator)).body['reads']).toHaveLength(2);
    expect(service.errors).toEqual([]);
  });

  it('is for accounts alone that see something here: of a mistaken name nobody would know that it is for nobody', async () => {
    await service.account('noah');
    await service.account('carl', 'counsel');
    await kept();
    for (const account of ['Carl', 'nobody', 'noah']) {
      const query = `/papers?state=drafted&name=b.pdf&seenByAccounts=sara,${account}`;
      expect((await call('POST', query, new Uint8Array([1, 2]), pdf)).status).toBe(422);
      const seenBy = { roles: [], accounts: ['sara', account] };
      for (const paper of [hash, '0'.repeat(64)])
        expect((await call('PUT', `/papers/${paper}/sight`, { seenBy })).status).toBe(422);
    }
    const seenBy = { roles: [], accounts: ['sara', 'carl'] };
    expect((await call('PUT', `/papers/${hash}/sight`, { seenBy })).status).toBe(200);
    await service.call('DELETE', '/v1/accounts/carl', undefined, service.owner);
    expect((await call('PUT', `/papers/${hash}/sight`, { seenBy })).status).toBe(422);
    const until = new Date(Date.now() + 3_600_000).toISOString();
    await service.call('PUT', '/v1/corporations/acme/roles/noah', { role: 'examiner', until }, service.owner);
    const seenByNoah = { seenBy: { roles: [], accounts: ['sara', 'noah'] } };
    expect((await call('PUT', `/papers/${hash}/sight`, seenByNoah)).status).toBe(200);
    service.at(new Date(Date.now() + 7_200_000).toISOString());
    expect((await call('PUT', `/papers/${hash}/sight`, seenByNoah)).status).toBe(422);
  });

  it('is erased with the reason: its record stays, its bytes are gone', async () => {
    await kept();
    const etag = { 'if-none-match': `"${hash}"` };
    expect((await call('GET', `/papers/${hash}/content`, undefined, etag)).status).toBe(304);
    const erased = await call('POST', `/papers/${hash}/erasure`, { why: 'the law wants it' });
    expect(erased).toMatchObject({ status: 200, body: { hash, erased: { by: 'sara', why: 'the law wants it' } } });
    for (const headers of [{}, etag]) {
      expect(await call('GET', `/papers/${hash}/content`, undefined, headers)).toMatchObject({
        status: 410,
        body: { title: 'Erased' },
      });
    }
    expect((await call('GET', `/papers/${hash}`)).body).toEqual(erased.body);
    expect((await kept()).status).toBe(409);
  });

  it('with a name that would break a header is refused or made plain', async () => {
    expect((await kept('a\r\nset-cookie: x')).status).toBe(422);
    expect((await kept('a\u202E')).status).toBe(422);
    expect((await kept('a"; x=\u{1F600}é')).status).toBe(201);
    const { headers } = await call('GET', `/papers/${hash}/content`);
    expect(headers.get('content-disposition')).toContain('filename="a__ x____"');
  });
});

describe('a search of what is written in papers', () => {
  const keep = async (name: string, content: Uint8Array, mediaType: string, query = '', key = secretary) =>
    service.call(
      'POST',
      `/v1/corporations/acme/papers?state=signed&name=${encodeURIComponent(name)}${query}`,
      content,
      {
        ...key,
        'content-type': mediaType,
      },
    );
  const text = (words: string) => new TextEncoder().encode(words);
  const found = async (words: string, key = secretary) =>
    (
      await service.call(
        'GET',
        `/v1/corporations/acme/search/papers?words=${encodeURIComponent(words)}`,
        undefined,
        key,
      )
    ).body as { readonly found: readonly { readonly name: string }[]; readonly unread: readonly unknown[] };

  it('finds them by words of their text, of a PDF with its pages, the last kept first', async () => {
    await keep('minutes.txt', text('The Board approved the MERGER with Harbor Point.'), 'text/plain');
    await keep(
      'filing.pdf',
      await pdfOf(['Notice of the meeting', 'The merger was approved by the board']),
      'application/pdf',
    );
    expect(await found('merger approved')).toMatchObject({
      found: [
        { name: 'filing.pdf', pages: [2] },
        { name: 'minutes.txt', pages: [] },
      ],
      unread: [],
    });
    // Where the words stand on no page together, the paper is found, and no page told.
    expect((await found('notice approved')).found).toMatchObject([{ name: 'filing.pdf', pages: [] }]);
    expect((await found('dissolution')).found).toEqual([]);
  });

  it('tells which papers it has not read, for the words may stand in them', async () => {
    await keep('scan.pdf', await pdfOf(['']), 'application/pdf');
    await keep('damaged.pdf', bytes, 'application/pdf');
    await keep('cut.pdf', (await pdfOf(['merger'])).subarray(0, 200), 'application/pdf');
    await keep('locked.pdf', await pdfOf(['merger'], { userPassword: 'secret' }), 'application/pdf');
    await keep('photograph.png', text('merger'), 'image/png');
    const erased = sha256(text('erased'));
    await keep('erased.txt', text('erased'), 'text/plain');
    await service.call('POST', `/v1/corporations/acme/papers/${erased}/erasure`, { why: 'asked for' }, service.owner);
    const { unread, ...rest } = await found('merger');
    expect(rest.found).toEqual([]);
    expect(Object.fromEntries(unread.map((each) => [(each as Named).name, (each as Named).why]))).toEqual({
      'erased.txt': 'erased',
      'photograph.png': 'sort',
      'damaged.pdf': 'broken',
      'cut.pdf': 'broken',
      'locked.pdf': 'broken',
      'scan.pdf': 'no-text',
    });
  });

  it('tells a fault of the program from one of the paper', async () => {
    const looking = { words: 'merger', mediaType: 'application/pdf', content: undefined as unknown as Uint8Array };
    expect(await wordsInPaper(looking)).toEqual({ isFound: false, pages: [], unread: 'fault' });
  });

  it('neither finds nor tells of a paper that one may not see, and writes down whom it told of one that few may', async () => {
    const few = '&seenByRoles=counsel&seenByAccounts=carl';
    const counsel = await service.account('carl', 'counsel');
    await keep('privileged.txt', text('merger advice'), 'text/plain', few, counsel);
    expect(await found('merger')).toEqual({ found: [], unread: [] });
    expect((await found('merger', counsel)).found).toMatchObject([{ name: 'privileged.txt' }]);
    const reads = await service.call(
      'GET',
      `/v1/corporations/acme/papers/${sha256(text('merger advice'))}/reads`,
      undefined,
      counsel,
    );
    expect(reads.body).toMatchObject({ reads: [{ by: 'carl' }] });
  });
});

interface Named {
  readonly name: string;
  readonly why: string;
}

/** A PDF with these pages, each with these words; of none, with nothing written on it. */
async function pdfOf(pages: readonly string[], options: PDFKit.PDFDocumentOptions = {}): Promise<Uint8Array> {
  const written = new Pdf({ autoFirstPage: false, ...options });
  for (const page of pages) written.addPage().text(page);
  written.end();
  const parts: Buffer[] = [];
  for await (const each of written) parts.push(each as Buffer);
  return new Uint8Array(Buffer.concat(parts));
}
