import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testService, type TestService } from './service.js';

const at = '/v1/corporations/acme';
const text = { 'content-type': 'text/plain' };
const person = (id: string, name: string) => ({
  id: `person-${id}`,
  type: 'person',
  on: '1999-01-04',
  basis: 'books',
  data: { id, kind: 'individual', name },
});

describe('searching a corporation', () => {
  let service: TestService;
  let sara: Readonly<Record<string, string>>;
  let vera: Readonly<Record<string, string>>;

  beforeAll(async () => {
    service = await testService({ instant: '2026-01-01T00:00:00.000Z' });
    await service.call('POST', '/v1/corporations', { id: 'acme', charter: 'peoples-bankcorp' }, service.owner);
    sara = await service.account('sara', 'secretary');
    vera = await service.account('vera', 'viewer');
    const act = {
      id: 'proposed',
      type: 'proposed',
      on: '2000-05-01',
      basis: 'books',
      data: { id: 'heron-merger', act: { kind: 'merger', of: 'corporation', with: 'heron' } },
    };
    const marked = person('marked', String.raw`The "bird" of a\b`);
    const entries = [person('heron', 'Heron Holdings'), person('ada', 'Ada Birch'), act, marked];
    const entered = await service.call('POST', `${at}/entries`, { expectedVersion: 0, entries }, sara);
    expect(entered.status, entered.text).toBe(201);
    const few = 'seenByRoles=secretary';
    await service.call('POST', `${at}/papers?name=Heron-offer.txt&state=signed`, 'An offer.', { ...sara, ...text });
    await service.call('POST', `${at}/papers?name=Heron-advice.txt&state=signed&${few}`, 'Advice.', {
      ...sara,
      ...text,
    });
    const matter = await service.call('POST', `${at}/matters`, { title: 'Heron' }, sara);
    const within = `${at}/matters/${String(matter.body['id'])}`;
    await service.call('POST', `${within}/papers?name=Heron-kestrel.txt&state=drafted`, 'Kestrel.', {
      ...sara,
      ...text,
    });
    await service.call('POST', `${within}/notes`, { title: 'Heron', text: 'Heron' }, sara);
  });
  afterAll(async () => service.close());

  const search = async (query: string, as = sara) => {
    const { status, body, text: sent } = await service.call('GET', `${at}/search?${query}`, undefined, as);
    expect(status, sent).toBe(200);
    return body as Readonly<Record<string, { readonly found: number; readonly first: readonly object[] }>>;
  };

  it('finds persons, acts, entries and papers that have every word, the last entered first', async () => {
    const found = await search('asOf=2001-01-01&words=HERON');
    expect(found['persons']).toEqual({ found: 1, first: [{ id: 'heron', name: 'Heron Holdings' }] });
    expect(found['acts']).toEqual({
      found: 1,
      first: [{ id: 'heron-merger', act: 'merger', on: '2000-05-01', named: { heron: 'Heron Holdings' } }],
    });
    expect(found['entries']).toMatchObject({ found: 2, first: [{ sequence: 3 }, { sequence: 1 }] });
    expect(found['papers']?.found).toBe(2);
    for (const name of ['Heron-advice.txt', 'Heron-offer.txt'])
      expect(found['papers']?.first).toContainEqual(expect.objectContaining({ name, state: 'signed' }));
    expect((await search('asOf=2001-01-01&words=birch%20ada'))['persons']?.found).toBe(1);
    expect((await search('asOf=2001-01-01&words=birch%20heron'))['persons']?.found).toBe(0);
    const one = await search('asOf=2001-01-01&words=heron&limit=1');
    expect(one['entries']).toMatchObject({ found: 2, first: [{ sequence: 3 }] });
  });

  it('finds entries by what they say, not by the names of their fields nor by whose journal they are in', async () => {
    expect((await search('asOf=2001-01-01&words=individual'))['entries']?.found).toBe(3);
    for (const word of ['kind', 'basis', 'enteredat', 'acme'])
      expect((await search(`asOf=2001-01-01&words=${word}`))['entries']?.found, word).toBe(0);
  });

  it('finds what has a quotation mark or a backslash in it', async () => {
    for (const word of ['"bird"', 'a\\b'])
      expect((await search(`asOf=2001-01-01&words=${encodeURIComponent(word)}`))['entries']?.found, word).toBe(1);
  });

  it('finds provisions in force by their sections and by what they provide', async () => {
    const byCite = (await search('asOf=2001-01-01&words=sixteenth.b'))['provisions'];
    expect(byCite?.first).toContainEqual(expect.objectContaining({ cite: 'SIXTEENTH.B' }));
    const { summary } = (byCite?.first ?? []).find((each) => 'cite' in each && each.cite === 'SIXTEENTH.B') as {
      readonly summary: string;
    };
    const byWords = (await search(`asOf=2001-01-01&limit=100&words=${encodeURIComponent(summary.slice(0, 200))}`))[
      'provisions'
    ];
    expect(byWords?.first).toContainEqual(expect.objectContaining({ cite: 'SIXTEENTH.B' }));
  });

  it('looks at the books as of a day', async () => {
    const found = await search('asOf=1999-12-31&words=heron');
    expect(found['acts']?.found).toBe(0);
    expect(found['entries']?.found).toBe(1);
  });

  it('neither finds nor counts what one may not see, nor anything of a matter, for its members either', async () => {
    const found = await search('asOf=2001-01-01&words=heron', vera);
    expect(found['papers']).toMatchObject({ found: 1, first: [{ name: 'Heron-offer.txt' }] });
    for (const as of [sara, vera])
      expect(JSON.stringify(await search('asOf=2001-01-01&words=kestrel', as))).not.toMatch(/kestrel/iu);
  });

  it.each(['asOf=2001-01-01', 'asOf=2001-01-01&words=%20', 'words=heron', 'asOf=2001-01-01&words=a&limit=0'])(
    'is refused as a problem where the request is not understood: %s',
    async (query) => {
      expect((await service.call('GET', `${at}/search?${query}`, undefined, sara)).status).toBe(422);
    },
  );
});
