import { beforeAll, afterAll, describe, expect, it } from 'vitest';
import { testService, type TestService } from './service.js';

type Key = Readonly<Record<string, string>>;
type Fields = Readonly<Record<string, unknown>>;

/** A number of votes that stands nowhere else. */
const figure = '123457';
const others = [
  'viewer',
  'secretary',
  'assistant-secretary',
  'treasurer',
  'director',
  'counsel',
  'transfer-agent',
  'examiner',
  'administrator',
] as const;

let service: TestService;
let keys: ReadonlyMap<string, Key>;
let inspector: Key;
let paper = '';
let frozen = '';
let stream = '';

const call = async (method: string, path: string, key: Key, body?: unknown) =>
  service.call(method, `/v1/corporations/acme${path}`, body, key);

let version = 0;
async function enter(
  key: Key,
  ...entries: readonly (readonly [id: string, on: string, type: string, data: object, more?: object])[]
) {
  const made = entries.map(([id, on, type, data, more]) => ({ id, on, type, data, basis: 'books', ...more }));
  const entered = await call('POST', '/entries', key, { expectedVersion: version, entries: made });
  expect(entered, entered.text).toMatchObject({ status: 201 });
  version += made.length;
}

const families = ['register', 'meetings', 'acts', 'board'];
const person = (id: string) => [`p-${id}`, '1999-01-04', 'person', { id, kind: 'individual' }] as const;

beforeAll(async () => {
  service = await testService();
  await service.call('POST', '/v1/corporations', { id: 'acme', charter: 'peoples-bankcorp' }, service.owner);
  const made = [];
  for (const role of others) made.push([role, await service.account(role, role)] as const);
  keys = new Map(made);
  inspector = await service.account('ina', 'inspector-of-election');
  const pdf = { 'content-type': 'application/pdf' };
  const kept = await service.call(
    'POST',
    '/v1/corporations/acme/papers?name=count&state=drafted',
    new TextEncoder().encode(`%PDF-1.4 ${figure}`),
    { ...inspector, ...pdf },
  );
  paper = String(kept.body['hash']);
  await enter(
    service.owner,
    ...families.map((family) => [`c-${family}`, '1998-12-15', 'coverage', { family, from: '1998-12-15' }] as const),
    person('ada'),
    person('ben'),
    ['i-1', '1999-02-01', 'shares-issued', { class: 'common', to: 'ada', shares: '200000' }],
    ['i-2', '1999-02-01', 'shares-issued', { class: 'common', to: 'dispersed', shares: '800000' }],
    [
      'call',
      '2004-03-01',
      'meeting-called',
      { id: 'am', kind: 'annual', of: 'shareholders', by: 'board', for: '2004-05-14' },
    ],
    ['pay', '2004-03-20', 'proposed', { id: 'pay', meeting: 'am', act: { kind: 'resolution', on: 'pay' } }],
    [
      'vote',
      '2004-03-20',
      'proposed',
      { id: 'vote', act: { kind: 'election', meeting: 'am', seats: '1', candidates: ['ben'] } },
    ],
  );
  await enter(
    inspector,
    ['card', '2004-05-10', 'ballot', { proposal: 'pay', holder: 'ada', for: figure }],
    [
      'total',
      '2004-05-10',
      'tally',
      { proposal: 'pay', class: 'common', holder: 'dispersed', against: figure },
      { paper: { id: 'count', hash: paper } },
    ],
    [
      'choice',
      '2004-05-10',
      'election-ballot',
      { meeting: 'am', holder: 'ada', votes: [{ candidate: 'ben', votes: figure }] },
    ],
    [
      'told',
      '2004-05-10',
      'election-tally',
      { election: 'vote', class: 'common', holder: 'dispersed', votes: [{ candidate: 'ben', votes: figure }] },
    ],
    [
      'ruled',
      '2004-05-11',
      'ballot-ruled',
      { ballot: 'card', counts: 'otherwise', for: figure, ground: 'read again', by: ['ben'] },
    ],
    ['said', '2004-05-11', 'stated', { fact: 'votes-withheld', about: ['vote', 'ben'], value: figure }],
  );
  const asked = { question: 'meeting.tabulate', asOf: '2004-05-12', input: { of: 'pay' }, purpose: 'to see' };
  const answer = await call('POST', '/frozen-answers', inspector, asked);
  frozen = String(answer.body['id']);
  expect(answer.text).toContain(figure);
  const proposal = {
    id: 'p',
    entries: [
      {
        id: 'card-2',
        on: '2004-05-11',
        type: 'ballot',
        basis: 'books',
        data: { proposal: 'pay', holder: 'ben', for: figure },
      },
    ],
  };
  expect((await call('POST', '/proposals', inspector, proposal)).status).toBe(201);
});
afterAll(async () => service.close());

const input: Readonly<Record<string, object>> = {
  'meeting.tabulate': { of: 'pay' },
  'meeting.elect': { of: 'vote' },
  'meeting.ballots': { meeting: 'am' },
  'approval.status': { of: 'pay' },
  'approval.solve': { of: 'pay' },
  'voting.quorum': { of: 'pay' },
};
const asking = (question: string): Fields => ({ asOf: '2004-05-12', input: input[question] ?? { of: 'pay' } });

/** Every way of reading that the service describes, with what its places stand for here. */
async function readingPaths(): Promise<readonly string[]> {
  const { body } = await service.call('GET', '/openapi.json');
  const stands: Readonly<Record<string, string>> = {
    corporation: 'acme',
    entry: 'card',
    proposal: 'p',
    act: 'pay',
    paper,
    hash: paper,
    frozen,
    section: 'SEVENTEENTH',
    person: 'ada',
  };
  return Object.entries(body['paths'] as Readonly<Record<string, Fields>>)
    .filter(
      ([path, ways]) =>
        path.startsWith('/v1/corporations/{corporation}/') && 'get' in ways && !path.endsWith('/events'),
    )
    .map(([path]) => path.replaceAll(/\{(\w+)\}/gu, (_, name: string) => stands[name] ?? 'none'))
    .map((path) => path.replace('/v1/corporations/acme', ''));
}

const queries = [
  '',
  '?asOf=2004-05-12',
  '?asOf=2004-05-12&words=123457',
  '?about=ben',
  `?paper=${'a'.repeat(64)}`,
  '?type=ballot',
];

describe('before the polls close', () => {
  it('nobody but the inspectors reads anywhere how was voted', async () => {
    const paths = await readingPaths();
    expect(paths.length).toBeGreaterThan(25);
    for (const [role, key] of keys) {
      for (const path of paths) {
        for (const query of queries) {
          const { text } = await call('GET', `${path}${query}`, key);
          expect(text.replaceAll(`words=${figure}`, ''), `${role} ${path}${query}`).not.toContain(figure);
        }
      }
    }
    expect((await call('GET', '/entries/card', inspector)).text).toContain(figure);
    expect((await call('GET', '/export', inspector)).status).toBe(403);
  });

  it('nobody else is answered with it, whatever is asked, supposed, compared, tried or written', async () => {
    const { body } = await service.call('GET', '/v1/questions', undefined, service.owner);
    const names = (body as unknown as readonly { readonly name: string }[]).map(({ name }) => name);
    const asker = keys.get('counsel')!;
    for (const name of names) {
      for (const each of [asking(name), { ...asking(name), input: { meeting: 'am' } }]) {
        const { text } = await call('POST', `/questions/${name}`, asker, each);
        expect(text, name).not.toContain(figure);
      }
    }
    const opened = [
      { id: 's-1', on: '2004-05-11', type: 'polls-closed', basis: 'books', data: { proposal: 'pay' } },
      {
        id: 's-2',
        on: '2004-05-11',
        type: 'interim-figures-opened',
        basis: 'books',
        data: { meeting: 'am', by: 'me' },
      },
      {
        id: 's-3',
        on: '2004-05-11',
        type: 'stated',
        basis: 'books',
        data: { fact: 'votes-withheld', about: ['vote', 'ben'], value: '1' },
      },
    ];
    const supposed = await call('POST', '/hypotheticals', asker, { title: 'closed', entries: opened });
    expect(supposed.status, supposed.text).toBe(201);
    for (const question of ['meeting.tabulate', 'meeting.elect', 'approval.status']) {
      const path = `/hypotheticals/${String(supposed.body['id'])}/questions/${question}`;
      const told = await call('POST', path, asker, asking(question));
      expect(told.status).toBe(200);
      if (question === 'meeting.tabulate') expect(told.body['outcome']).toBe('needs-facts');
      expect(told.text).not.toContain(figure);
      const compared = { ...asking(question), charters: ['peoples-bankcorp', 'nss-bancorp'] };
      expect((await call('POST', `/comparisons/${question}`, asker, compared)).text).not.toContain(figure);
    }
    for (const document of [
      'certificate.json',
      'certificate.txt',
      'item-5.07.txt',
      'seev.006.xml',
      'seev.007.xml',
      'seev.008.xml',
    ]) {
      const written = await call('POST', `/documents/${document}`, asker, {
        asOf: '2004-05-12',
        input: { meeting: 'am' },
      });
      expect(written.text, document).not.toContain(figure);
    }
    const kept = await call('POST', '/frozen-answers', asker, {
      question: 'meeting.tabulate',
      ...asking('meeting.tabulate'),
      purpose: 'to see',
    });
    expect(kept).toMatchObject({ status: 201, body: { answer: { outcome: 'needs-facts' } } });
    expect(kept.text).not.toContain(figure);
  });

  it('it is said whose the counts are, and the inspector is told them', async () => {
    const told = await call('POST', '/questions/meeting.tabulate', keys.get('secretary')!, asking('meeting.tabulate'));
    expect(told).toMatchObject({
      body: { outcome: 'needs-facts', inquiries: [{ fact: 'interim-votes', about: ['pay'] }] },
    });
    expect(told.text).toContain('the inspectors alone see that');
    const known = await call('POST', '/questions/meeting.tabulate', inspector, asking('meeting.tabulate'));
    expect(known).toMatchObject({ body: { outcome: 'answered' } });
    expect(known.text).toContain(figure);
    expect((await call('GET', '/books/acts/pay?asOf=2004-05-12', keys.get('viewer')!)).body).toMatchObject({
      votesWithheld: true,
      votes: [],
    });
    expect((await call('GET', '/entries/card', keys.get('viewer')!)).body).toMatchObject({
      entry: { id: 'card', type: 'ballot', withheld: true },
    });
    expect(await call('GET', '/export', keys.get('secretary')!)).toMatchObject({ status: 403 });
    expect(await call('GET', `/papers/${paper}/content`, keys.get('secretary')!)).toMatchObject({ status: 404 });
    expect(await call('GET', `/frozen-answers/${frozen}`, keys.get('counsel')!)).toMatchObject({ status: 403 });
  });

  it('nobody else erases the papers of a count, nor is told that it is proposed', async () => {
    const secretary = keys.get('secretary')!;
    const erasing = { id: 'e', of: { paper }, why: 'kept twice' };
    expect(await call('POST', '/erasures', secretary, erasing)).toMatchObject({ status: 404 });
    const { id, ...erasure } = erasing;
    await service.store.proposals.proposeErasure('acme', { id, by: 'ina', erasure });
    expect(await call('POST', '/proposals/e/acceptance', secretary)).toMatchObject({ status: 404 });
    for (const path of ['/proposals', '/proposals/e']) {
      expect((await call('GET', path, secretary)).text).not.toContain(paper);
      expect((await call('GET', path, inspector)).text).toContain(paper);
    }
    expect((await call('GET', `/papers/${paper}/content`, inspector)).text).toContain(figure);
  });

  it('live updates tell the head, and nothing of what was entered', async () => {
    const begun = await service.begun('/v1/corporations/acme/events', keys.get('viewer')!);
    const reader = begun.body!.getReader();
    while (!stream.includes('"hash"')) stream += new TextDecoder().decode((await reader.read()).value);
    await reader.cancel();
    expect(stream.match(/data: (.*)/u)?.[1]).toMatch(/^\{"version":\d+,"hash":"[0-9a-f]{64}"\}$/u);
  });
});

describe('a vote that was entered by mistake', () => {
  it('is kept back as long as the others, though another entry takes its place', async () => {
    await service.call('POST', '/v1/corporations', { id: 'mistaken', charter: 'peoples-bankcorp' }, service.owner);
    await service.call('PUT', '/v1/corporations/mistaken/roles/secretary', { role: 'secretary' }, service.owner);
    const made = (id: string, type: string, data: object, more?: object) => {
      return { id, on: '2004-03-20', type, data, basis: 'books', ...more };
    };
    const entries = [
      made('ada', 'person', { id: 'ada', kind: 'individual' }),
      made('pay', 'proposed', { id: 'pay', act: { kind: 'resolution', on: 'pay' } }),
      made('card', 'ballot', { proposal: 'pay', holder: 'ada', for: figure }),
      made('ruled', 'ballot-ruled', {
        ballot: 'card',
        counts: 'otherwise',
        for: figure,
        ground: 'read again',
        by: ['ada'],
      }),
    ];
    const of = async (method: string, path: string, key: Key, body?: unknown) =>
      service.call(method, `/v1/corporations/mistaken${path}`, body, key);
    const kept = await of('POST', '/entries', service.owner, { expectedVersion: 0, entries });
    expect(kept, kept.text).toMatchObject({ status: 201 });
    const struck = ['ruled', 'card'].map((entry) =>
      made(`no-${entry}`, 'struck', {}, { supersedes: { entry, because: 'clerical', note: 'never cast' } }),
    );
    expect(await of('POST', '/entries', service.owner, { expectedVersion: 4, entries: struck })).toMatchObject({
      status: 201,
    });
    expect((await of('GET', '/entries/ruled', keys.get('secretary')!)).text).not.toContain(figure);
    expect((await of('GET', '/export', keys.get('secretary')!)).status).toBe(403);
    expect((await of('GET', '/entries/card', keys.get('secretary')!)).text).not.toContain(figure);
  });
});

describe('what is stated of a matter that is open', () => {
  const id = 'stated';
  const of = async (method: string, path: string, key: Key, body?: unknown) =>
    service.call(method, `/v1/corporations/${id}${path}`, body, key);
  const made = (entry: string, type: string, data: object) => {
    return { id: entry, on: '2004-03-20', type, data, basis: 'books' };
  };

  it('is kept back where it tells of votes, and nowhere else', async () => {
    await service.call('POST', '/v1/corporations', { id, charter: 'peoples-bankcorp' }, service.owner);
    await service.call('PUT', `/v1/corporations/${id}/roles/counsel`, { role: 'counsel' }, service.owner);
    const entries = [
      made('ada', 'person', { id: 'ada', kind: 'individual' }),
      made('call', 'meeting-called', { id: 'am', kind: 'annual', of: 'shareholders', by: 'board', for: '2004-05-14' }),
      made('deal', 'proposed', { id: 'deal', act: { kind: 'merger', of: 'corporation', with: 'ada' } }),
      made('votes', 'stated', { fact: 'shares-voted-for', about: ['ada', 'common', 'deal'], value: figure }),
      made('price', 'stated', { fact: 'offered-per-share', about: ['deal', 'common'], value: `$${figure}` }),
      made('day', 'stated', { fact: 'announced-on', about: ['deal'], value: '2004-03-19' }),
    ];
    const kept = await of('POST', '/entries', service.owner, { expectedVersion: 0, entries });
    expect(kept, kept.text).toMatchObject({ status: 201 });
    expect((await of('GET', '/entries/votes', keys.get('counsel')!)).text).not.toContain(figure);
    expect((await of('GET', '/entries/price', keys.get('counsel')!)).text).toContain(figure);
    expect((await of('GET', '/entries/day', keys.get('counsel')!)).text).toContain('2004-03-19');
  });

  it('is kept back of a ballot at a meeting of which no election is entered yet', async () => {
    const card = made('card', 'election-ballot', {
      meeting: 'am',
      holder: 'ada',
      votes: [{ candidate: 'ada', votes: figure }],
    });
    const kept = await of('POST', '/entries', service.owner, { expectedVersion: 6, entries: [card] });
    expect(kept, kept.text).toMatchObject({ status: 201 });
    expect((await of('GET', '/entries/card', keys.get('counsel')!)).text).not.toContain(figure);
  });
});

describe('once an order opens them', () => {
  it('counts are open to everybody alike', async () => {
    await enter(inspector, ['order', '2004-05-11', 'interim-figures-opened', { meeting: 'am', by: 'the inspector' }]);
    const told = [];
    for (const role of ['viewer', 'secretary', 'counsel', 'director']) {
      told.push((await call('POST', '/questions/meeting.tabulate', keys.get(role)!, asking('meeting.tabulate'))).text);
    }
    expect(told[0]).toContain(figure);
    expect(new Set(told).size).toBe(1);
    expect((await call('GET', '/export', keys.get('secretary')!)).status).toBe(200);
    expect((await call('GET', `/papers/${paper}/content`, keys.get('secretary')!)).text).toContain(figure);
  });
});
