import { beforeAll, afterAll, describe, expect, it } from 'vitest';
import { testService, type TestService } from './service.js';

let service: TestService;

const entry = (type: string, on: string, data: object, id = `${type}-${on}`) => ({
  id,
  type,
  on,
  basis: 'books',
  data,
});
const covered = (family: string) =>
  entry('coverage', '1999-01-04', { family, from: '1999-01-04', through: '2001-12-31' }, `covered-${family}`);
const person = (id: string) =>
  entry('person', '1999-01-04', { id, kind: 'individual', name: `Ms. ${id}` }, `person-${id}`);

const journal = [
  ...['register', 'board', 'officers', 'meetings'].map(covered),
  ...['ada', 'bea', 'cleo'].map(person),
  entry('opening-register', '1999-01-04', {
    class: 'common',
    issued: '1000',
    treasury: '100',
    holdings: [
      { holder: 'ada', shares: '300' },
      { holder: 'bea', shares: '1/3' },
      { holder: 'dispersed', shares: '1799/3' },
    ],
  }),
  entry('opening-board', '1999-01-04', { size: '3', directors: [{ person: 'ada', class: 'I' }] }),
  entry('officer-appointed', '1999-02-01', { person: 'bea', office: 'secretary' }),
  entry('meeting-called', '1999-03-01', {
    id: 'am',
    kind: 'annual',
    of: 'shareholders',
    by: 'board',
    for: '1999-04-20',
  }),
  entry('meeting-held', '1999-04-20', { id: 'am', kind: 'annual', of: 'shareholders' }),
  entry('meeting-called', '2000-03-01', {
    id: 'am-2',
    kind: 'annual',
    of: 'shareholders',
    by: 'board',
    for: '2000-04-20',
  }),
  entry('director-elected', '1999-04-20', {
    person: 'cleo',
    class: 'II',
    by: 'shareholders',
    meeting: 'am',
    fills: 'vacancy',
  }),
  entry('proposed', '1999-05-01', { id: 'deal', act: { kind: 'dissolution', of: 'corporation' } }),
  entry('proposed', '1999-05-02', { id: 'gone', act: { kind: 'dissolution', of: 'corporation' } }),
  entry('withdrawn', '1999-06-01', { proposal: 'gone' }),
  entry('shares-transferred', '1999-07-01', { class: 'common', from: 'ada', to: 'bea', shares: '50' }),
  entry('reading-adopted', '1999-08-01', { reading: 'I-16f', option: 'both-sides', why: 'first' }),
  entry('reading-adopted', '1999-09-01', { reading: 'I-16f', option: 'full-shares', why: 'counsel advises so' }),
];

beforeAll(async () => {
  service = await testService();
  const body = { id: 'acme', charter: 'peoples-bankcorp', entries: journal };
  const kept = await service.call('POST', '/v1/corporations', body, service.owner);
  expect(kept.body).toMatchObject({ version: journal.length });
});
afterAll(async () => service.close());

const books = async (query: string) =>
  service.call('GET', `/v1/corporations/acme/books${query}`, undefined, service.owner);

describe('the books', () => {
  it('tell how things stood on a day, each with the entries behind it', async () => {
    const { body } = await books('?asOf=1999-12-31');
    expect(body).toMatchObject({
      asOf: '1999-12-31',
      classes: [{ class: 'common', issued: '1000', treasury: '100', outstanding: '900', holders: 3 }],
      board: {
        size: { number: 3, entry: 'opening-board-1999-01-04' },
        directors: [
          { person: 'ada', name: 'Ms. ada', class: 'I', termFrom: '1999-01-04', entry: 'opening-board-1999-01-04' },
          { person: 'cleo', class: 'II', since: '1999-04-20', fills: 'vacancy', entry: 'director-elected-1999-04-20' },
        ],
        officers: [{ person: 'bea', office: 'secretary', since: '1999-02-01', entry: 'officer-appointed-1999-02-01' }],
      },
      meetings: {
        inAll: 1,
        last: [{ id: 'am', state: 'held', entries: ['meeting-called-1999-03-01', 'meeting-held-1999-04-20'] }],
      },
      acts: { open: 1, last: [{ id: 'deal', act: 'dissolution', entries: ['proposed-1999-05-01'] }] },
      readings: [{ reading: 'I-16f', option: 'full-shares', entry: 'reading-adopted-1999-09-01' }],
    });
    expect((await books('?asOf=2000-03-02')).body).toMatchObject({
      meetings: { inAll: 2, last: [{ id: 'am' }, { id: 'am-2', state: 'called', on: '2000-04-20' }] },
    });
    expect((await books('?asOf=1999-05-15')).body).toMatchObject({
      acts: { open: 2 },
      readings: [],
    });
  });

  it('say what nobody vouches for, instead of showing nothing', async () => {
    const { body } = await books('?asOf=2002-01-01');
    const coverage = body['coverage'] as readonly { readonly family: string; readonly isCovered: boolean }[];
    expect(coverage.find(({ family }) => family === 'register')).toMatchObject({
      isCovered: false,
      spans: [{ from: '1999-01-04', through: '2001-12-31', entry: 'covered-register' }],
    });
    expect(coverage.find(({ family }) => family === 'acts')).toEqual({ family: 'acts', isCovered: false, spans: [] });
    const before = (await books('/register?asOf=1998-01-01&class=common')).body;
    expect(before).toMatchObject({ issued: '0', page: [], coverage: { isCovered: false } });
  });

  it('show the register page by page, exactly, with the entries behind each holding', async () => {
    const first = (await books('/register?asOf=1999-12-31&class=common&limit=2')).body;
    expect(first).toMatchObject({
      holders: 3,
      page: [
        { holder: 'dispersed', shares: '1799/3' },
        { holder: 'ada', shares: '250', entries: ['opening-register-1999-01-04', 'shares-transferred-1999-07-01'] },
      ],
      next: 'ada',
    });
    const rest = (await books('/register?asOf=1999-12-31&class=common&limit=2&after=ada')).body;
    expect(rest['page']).toMatchObject([{ holder: 'bea', name: 'Ms. bea', shares: '151/3', entriesInAll: 2 }]);
    expect(rest['next']).toBeUndefined();
    const byHolder = (await books('/register?asOf=1999-12-31&class=common&order=holder')).body;
    expect((byHolder['page'] as readonly { readonly holder: string }[]).map(({ holder }) => holder)).toEqual([
      'ada',
      'bea',
      'dispersed',
    ]);
  });

  it('find holders in the register, and tell how many of how many they are', async () => {
    const found = async (query: string) => {
      const { body } = await books(`/register?asOf=1999-12-31&class=common&${query}`);
      const page = body['page'] as readonly { readonly holder: string }[];
      return [body['holders'], body['found'], page.map(({ holder }) => holder)];
    };
    expect(await found('search=MS.%20b')).toEqual([3, 1, ['bea']]);
    expect(await found('search=disp')).toEqual([3, 1, ['dispersed']]);
    expect(await found('search=nobody')).toEqual([3, 0, []]);
    expect(await found('holder=ada')).toEqual([3, 1, ['ada']]);
    expect(await found('least=250')).toEqual([3, 2, ['dispersed', 'ada']]);
    expect(await found('least=250.1')).toEqual([3, 1, ['dispersed']]);
    expect(await found('reversed=yes')).toEqual([3, 3, ['bea', 'ada', 'dispersed']]);
    expect(await found('order=name')).toEqual([3, 3, ['dispersed', 'ada', 'bea']]);
    expect(await found('order=name&reversed=yes&limit=1')).toEqual([3, 3, ['bea']]);
    expect(await found('from=1&limit=1')).toEqual([3, 3, ['ada']]);
    expect(await found('from=9')).toEqual([3, 3, []]);
    expect(await found('search=ms.&limit=1&after=ada')).toEqual([3, 2, ['bea']]);
  });

  it('are told as they were known', async () => {
    const { body } = await books('?asOf=1999-12-31&knownAt=1999-01-01T00:00:00Z');
    expect(body).toMatchObject({ classes: [], board: { directors: [] }, readings: [] });
  });

  it.each([
    '?asOf=May',
    '',
    '?asOf=1999-12-31&knownAt=May',
    '/register?asOf=1999-12-31',
    '/register?asOf=1999-12-31&class=common&limit=0',
    '/register?asOf=1999-12-31&class=common&order=size',
    '/register?asOf=1999-12-31&class=common&after=nobody',
    '/register?asOf=1999-12-31&class=common&search=bea&after=ada',
    '/register?asOf=1999-12-31&class=common&least=many',
    '/register?asOf=1999-12-31&class=common&from=-1',
  ])('are refused as a problem where the request is not understood: %s', async (query) => {
    const refused = await books(query);
    expect(refused.status).toBe(422);
    expect(refused.headers.get('content-type')).toBe('application/problem+json');
  });
});

describe('the persons and the acts of the books', () => {
  beforeAll(async () => {
    const after = (await service.call('GET', '/v1/corporations/acme', undefined, service.owner)).body['version'];
    const entries = [
      entry('body-act', '1999-05-10', {
        by: 'board',
        on: 'deal',
        decides: 'approve',
        yes: ['ada'],
        no: ['cleo'],
        present: '2',
        'at-meeting': 'yes',
      }),
      entry('ballot', '1999-05-20', { proposal: 'deal', holder: 'ada', for: '200', against: '50' }, 'ballot-ada'),
      entry('ballot', '1999-05-20', { proposal: 'deal', holder: 'bea', for: '1/3' }, 'ballot-bea'),
      entry('polls-closed', '1999-05-21', { proposal: 'deal' }, 'closed-deal'),
    ];
    const body = { expectedVersion: after, entries };
    expect((await service.call('POST', '/v1/corporations/acme/entries', body, service.owner)).status).toBe(201);
  });

  it('name whom the journal knows', async () => {
    const { text } = await books('/persons?asOf=2000-01-01');
    expect(JSON.parse(text)).toEqual(
      ['ada', 'bea', 'cleo'].map((id) => ({ id, name: `Ms. ${id}`, kind: 'individual', entry: `person-${id}` })),
    );
  });

  it('name those who are asked for by their ids, and nobody else', async () => {
    const named = async (query: string) =>
      (JSON.parse((await books(`/persons?asOf=2000-01-01${query}`)).text) as { id: string }[]).map(({ id }) => id);
    expect(await named('&id=cleo')).toEqual(['cleo']);
    expect(await named('&id=cleo&id=ada&id=nobody')).toEqual(['ada', 'cleo']);
  });

  it('tell what became of each act, as of the day', async () => {
    const states = async (asOf: string) =>
      (JSON.parse((await books(`/acts?asOf=${asOf}`)).text) as { id: string; state: string }[]).map(({ id, state }) => [
        id,
        state,
      ]);
    expect(await states('1999-05-01')).toEqual([['deal', 'open']]);
    expect(await states('2000-01-01')).toEqual([
      ['gone', 'withdrawn'],
      ['deal', 'open'],
    ]);
  });

  it('tell of one act who voted how, by name where that is entered, and the shares as they were cast', async () => {
    const { body } = await books('/acts/deal?asOf=2000-01-01');
    expect(body).toMatchObject({
      id: 'deal',
      kind: 'dissolution',
      state: 'open',
      bodies: [
        {
          by: 'board',
          decides: 'approve',
          yes: { count: 1, persons: [{ person: 'ada', name: 'Ms. ada' }] },
          present: { count: 2 },
        },
      ],
      votes: [{ for: '601/3', against: '50', abstain: '0', ballots: 2 }],
    });
    expect((await books('/acts/deal?asOf=1999-05-01')).body).toMatchObject({ bodies: [], votes: [] });
  });

  it('say that nothing was proposed under an id', async () => {
    expect((await books('/acts/other?asOf=2000-01-01')).status).toBe(422);
    expect((await books('/acts/deal?asOf=1999-04-30')).status).toBe(422);
  });
});
