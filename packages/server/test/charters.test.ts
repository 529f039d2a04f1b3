import { builtInCharters } from '@quorate/charters';
import {
  charterFileSchema,
  instrumentChoices,
  instrumentsOf,
  Journal,
  openCorporation,
  post,
  type CharterSet,
} from '@quorate/engine';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { charterText } from '../../store/test/charter-text.js';
import { QuestionTooLongError } from '../src/answering/answering.js';
import { copyOf } from './copy-of.js';
import { testService, type TestService } from './service.js';

type Key = Readonly<Record<string, string>>;

let service: TestService;
let counsel: Key;

const file = (shares: number) => ({ text: charterText(shares), mediaType: 'application/yaml' });
const coverage = (family: string) => ({
  id: `covered-${family}`,
  type: 'coverage',
  on: '1990-01-02',
  basis: 'books',
  data: { family, from: '1990-01-02', through: '2009-12-31' },
});
const opening = (id: string, shares: string) => ({
  id,
  type: 'opening-register',
  on: '1990-01-02',
  basis: 'certified-list',
  data: { class: 'common', issued: shares, treasury: '0', holdings: [{ holder: 'dispersed', shares }] },
});
const madeUp = {
  id: 'acme',
  charter: file(1_000),
  entries: [coverage('register'), coverage('instruments'), opening('opening', '400')],
};
const summary = { asOf: '2000-01-01' };

beforeEach(async () => {
  service = await testService();
  const made = await service.call('POST', '/v1/corporations', madeUp, service.owner);
  expect(made.body).toMatchObject({ version: 3, name: 'Made up, Inc.', formed: '1990-01-02' });
  counsel = await service.account('carl', 'counsel');
  return async () => service.close();
});

const call = async (method: string, path: string, body?: unknown, key = counsel) =>
  service.call(method, `/v1/corporations/acme${path}`, body, key);

it('a charter of which nobody can be told in time is not put in force', async () => {
  const describing = async () => Promise.reject(new QuestionTooLongError(30));
  const answering = { ask: async () => '{}', describe: describing, close: async () => {} };
  const slow = await testService({ answering });
  onTestFinished(async () => slow.close());
  await slow.call('POST', '/v1/corporations', { id: 'acme', charter: 'nss-bancorp' }, slow.owner);
  const change = { charter: 'peoples-bankcorp', because: 'it was mistaken' };
  expect((await slow.call('PUT', '/v1/corporations/acme/charter', change, slow.owner)).status).toBe(422);
  expect(await slow.store.charters.changes('acme')).toEqual([]);
  expect(await slow.store.corporation('acme')).toMatchObject({ charter: 'nss-bancorp' });
});

describe('an uploaded charter', () => {
  it('answers questions, alone, supposed and compared', async () => {
    const answered = await call('POST', '/questions/capital.summary', summary);
    expect(answered.body).toMatchObject({ outcome: 'answered' });
    expect(answered.text).toContain('"authorised":"1000"');
    const { charter } = (await call('GET', '/charter')).body;
    expect(charter).toMatch(/^sha256:/u);
    const both = { ...summary, charters: [charter, 'nss-bancorp'] };
    const compared = await call('POST', '/comparisons/instrument.profile', both);
    expect(compared.body).toMatchObject({ first: { charter }, second: { charter: 'nss-bancorp' } });
    const supposed = {
      title: 'x',
      entries: [{ ...opening('more', '1'), type: 'person', data: { id: 'p', kind: 'other' } }],
    };
    const { body } = await call('POST', '/hypotheticals', supposed);
    const asked = await call('POST', `/hypotheticals/${body['id'] as string}/questions/capital.summary`, summary);
    expect(asked.text).toContain('"authorised":"1000"');
    const request = { to: 'Ida', fact: 'listed-on-national-exchange', about: [], on: '2000-01-01' };
    expect((await call('POST', '/fact-requests', request)).status).toBe(201);
  });

  it('is corrected by another file, and answers relied on are stale by it', async () => {
    const relied = async (question: string) => {
      const { body } = await call('POST', '/frozen-answers', { ...summary, question, purpose: 'an opinion' });
      return `/frozen-answers/${body['id'] as string}`;
    };
    const [stock, meetings] = [await relied('capital.summary'), await relied('instrument.profile')];
    const before = (await call('GET', '/charter')).body['charter'];
    const change = { charter: file(10_000), because: 'a nought was missing' };
    const changed = await call('PUT', '/charter', change);
    expect(changed.body).toMatchObject({
      isUploaded: true,
      instruments: [
        {
          id: 'charter',
          kind: 'charter',
          articles: 1,
          provisions: 1,
          readings: 0,
          workedOut: { percent: 100, notWorkedOut: [], missing: [] },
        },
      ],
      changes: [{ before, because: 'a nought was missing', by: 'carl' }],
    });
    expect((await call('PUT', '/charter', change)).body).toEqual(changed.body);
    expect((await call('POST', '/questions/capital.summary', summary)).text).toContain('"authorised":"10000"');
    const stale = (await call('GET', stock)).body;
    expect(stale).toMatchObject({ status: 'stale' });
    expect(stale['differences']).toContain('the instrument charter is written down otherwise than it was');
    expect((stale['differences'] as readonly string[]).join()).toMatch(/it was 1,000, and is now 10,000/u);
    expect((await call('GET', meetings)).body).toMatchObject({ status: 'stale' });
    await call('PUT', '/charter', { charter: before, because: 'it was right' });
    expect((await call('GET', stock)).body).toMatchObject({ status: 'current', differences: [] });
  });

  it('is given out as it was uploaded, each version', async () => {
    await call('PUT', '/charter', { charter: file(10_000), because: 'a nought was missing' });
    const versions = JSON.parse((await call('GET', '/charter/versions')).text) as readonly Record<string, string>[];
    expect(versions.map(({ by, isInForce }) => [by, isInForce])).toEqual(
      expect.arrayContaining([
        ['owner', false],
        ['carl', true],
      ]),
    );
    const texts = versions.map(async ({ charter = '' }) => call('GET', `/charter/versions/${charter}/content`));
    const given = (await Promise.all(texts)).map(({ text }) => text);
    expect(new Set(given)).toEqual(new Set([charterText(1_000), charterText(10_000)]));
  });

  it('is of no other corporation: to others it is not there', async () => {
    const { charter } = (await call('GET', '/charter')).body;
    await service.call('POST', '/v1/corporations', { id: 'other', charter: 'nss-bancorp' }, service.owner);
    const other = async (method: string, path: string, body?: unknown) =>
      service.call(method, `/v1/corporations/other${path}`, body, service.owner);
    const theirs = { ...summary, charters: [charter, 'nss-bancorp'] };
    const none = { ...summary, charters: [`sha256:${'0'.repeat(64)}`, 'nss-bancorp'] };
    const [one, two] = [
      await other('POST', '/comparisons/instrument.profile', theirs),
      await other('POST', '/comparisons/instrument.profile', none),
    ];
    expect(one.status).toBe(422);
    expect(one.text).toBe(two.text);
    expect((await other('PUT', '/charter', { charter, because: 'to see' })).status).toBe(422);
    expect((await other('GET', `/charter/versions/${charter as string}/content`)).status).toBe(404);
    expect((await service.call('POST', '/v1/corporations', { id: 'third', charter }, service.owner)).status).toBe(422);
  });

  it('with a mistake is refused with its line and the nearest name, and nothing is kept', async () => {
    const wrong = { text: charterText(1_000).replace('stock-classes', 'stock-clases'), mediaType: 'application/yaml' };
    for (const [path, body] of [
      ['/v1/corporations', { ...madeUp, id: 'other', charter: wrong }],
      ['/v1/corporations/acme/charter', { charter: wrong, because: 'to see' }],
    ] as const) {
      const refused = await service.call(
        path.endsWith('charter') ? 'PUT' : 'POST',
        path,
        body,
        path.endsWith('charter') ? counsel : service.owner,
      );
      expect(refused).toMatchObject({
        status: 422,
        body: { title: 'Charter not understood', mistakes: [{ line: 17, nearest: 'stock-classes' }] },
      });
    }
    expect((await service.store.corporations()).map(({ id }) => id)).toEqual(['acme']);
    expect(await service.store.charters.all('acme')).toHaveLength(1);
  });

  it.each([
    ['a path', '/etc/passwd'],
    ['another path', 'charters/nss-bancorp.yaml'],
    ['no media type', { text: charterText(1) }],
    ['another media type', { text: charterText(1), mediaType: 'text/plain' }],
    [
      'what grows when it is read',
      { text: `a: &a [x,x]\nb: &b [*a,*a]\narticles: [*b]`, mediaType: 'application/yaml' },
    ],
    ['secret words', { text: `articles: "hunter2 is the password"`, mediaType: 'application/yaml' }],
    ['no end', { text: '['.repeat(5_000), mediaType: 'application/yaml' }],
  ])('is refused where it is %s, and is not repeated', async (_what, charter) => {
    for (const refused of [
      await call('PUT', '/charter', { charter, because: 'to see' }),
      await service.call('POST', '/v1/corporations', { id: 'other', charter }, service.owner),
    ]) {
      expect(refused.status).toBe(422);
      expect(refused.headers.get('content-type')).toBe('application/problem+json');
      expect(refused.text).not.toMatch(/passwd|hunter2|\[x,x\]/u);
    }
    expect(service.errors).toEqual([]);
  });
});

describe('a charter file that is tried', () => {
  const mistaken = { text: charterText(1_000).replace('stock-classes', 'stock-clases'), mediaType: 'application/yaml' };

  it('is checked: every mistake with its line, or what it provides, and nothing is kept', async () => {
    const wrong = await call('POST', '/charter/check', mistaken);
    expect(wrong).toMatchObject({
      status: 200,
      body: { mistakes: [{ line: 17, nearest: 'stock-classes' }], found: 1 },
    });
    expect(wrong.body).not.toHaveProperty('charter');
    const many = Array.from({ length: 150 }, (_, each) => `wrong-${each}: x`).join('\n');
    const worse = await call('POST', '/charter/check', { ...mistaken, text: `${charterText(1)}\n${many}\n` });
    expect(worse.body['mistakes']).toHaveLength(100);
    expect(worse.body['found']).toBeGreaterThan(100);
    const sound = await call('POST', '/charter/check', file(5));
    expect(sound.body).toMatchObject({ charter: { name: 'Made up, Inc.' }, mistakes: [], found: 0 });
    expect(await service.store.charters.all('acme')).toHaveLength(1);
  });

  const stock = '/charter/questions/capital.summary';

  it('answers on no books with what is not known, and never with nought', async () => {
    const tried = await call('POST', stock, { ...summary, charter: file(5), books: 'none' });
    expect(tried.body).toMatchObject({
      outcome: 'needs-facts',
      inquiries: [{ fact: 'complete-through', about: ['register'] }],
      stamp: { journal: '' },
    });
    expect(tried.body).not.toHaveProperty('value');
    const profile = { ...summary, charter: file(5), books: 'none' };
    expect((await call('POST', '/charter/questions/instrument.profile', profile)).body).toMatchObject({
      outcome: 'answered',
    });
  });

  it('answers on the books of the corporation, whose own charter stays', async () => {
    const own = (await call('GET', '/charter')).body['charter'];
    const tried = await call('POST', stock, { ...summary, charter: file(500) });
    expect(tried.body).toMatchObject({ outcome: 'answered' });
    expect(tried.text).toContain('"authorised":"500"');
    expect((await call('GET', '/charter')).body['charter']).toBe(own);
    expect((await call('POST', '/questions/capital.summary', summary)).text).toContain('"authorised":"1000"');
    expect(await service.store.charters.all('acme')).toHaveLength(1);
  });

  it('is refused with its lines where it has mistakes, or the question has', async () => {
    const wrong = await call('POST', stock, { ...summary, charter: mistaken });
    expect(wrong).toMatchObject({ status: 422, body: { title: 'Charter not understood', mistakes: [{ line: 17 }] } });
    const unknown = await call('POST', '/charter/questions/none.such', { ...summary, charter: file(5) });
    expect(unknown).toMatchObject({ status: 422, body: { title: 'Question not understood' } });
    expect(service.errors).toEqual([]);
  });
});

describe('beginning to keep a corporation', () => {
  it('is told in full where what holds already cannot hold, and nothing is kept', async () => {
    const entries = [coverage('register'), opening('a', '100'), opening('b', '100')];
    const refused = await service.call('POST', '/v1/corporations', { ...madeUp, id: 'other', entries }, service.owner);
    expect(refused).toMatchObject({ status: 422, body: { title: 'Entries refused', problems: [{ entry: 'b' }] } });
    expect((await service.store.corporations()).map(({ id }) => id)).toEqual(['acme']);
  });

  it('is answered as before where it is sent again under its key', async () => {
    const key = { ...service.owner, 'idempotency-key': 'k1' };
    const other = { ...madeUp, id: 'other' };
    const first = await service.call('POST', '/v1/corporations', other, key);
    expect(first.status).toBe(201);
    expect(await service.call('POST', '/v1/corporations', other, key)).toMatchObject({ status: 201, body: first.body });
    expect((await service.call('POST', '/v1/corporations', { ...other, name: 'x' }, key)).status).toBe(422);
    expect((await service.call('POST', '/v1/corporations', other, service.owner)).status).toBe(409);
  });

  it('adopts readings', async () => {
    const adopted = {
      id: 'r',
      type: 'reading-adopted',
      on: '1999-01-04',
      basis: 'books',
      data: { reading: 'I-16f', option: 'full-shares', why: 'counsel advises so' },
    };
    const body = { id: 'other', charter: 'peoples-bankcorp', entries: [adopted] };
    expect(await service.call('POST', '/v1/corporations', body, service.owner)).toMatchObject({ status: 201 });
  });
});

describe('an uploaded copy of a charter', () => {
  it.each(builtInCharters.map((set) => [set.id, set] as const))(
    'of %s reads to the very data that answers are reckoned from, with the same stamp',
    (_id, set) => {
      const copy = copyOf(set, set.id === 'nss-bancorp' ? 'yaml' : 'json');
      expect({ ...copy, id: set.id }).toEqual(set);
      const stamped = (each: CharterSet) => {
        const books = post(Journal.empty('nobody'));
        const corporation = openCorporation({ instruments: instrumentsOf(each, instrumentChoices), books });
        return corporation.ask({ question: 'instrument.profile', asOf: '2016-01-01', sensitivity: 'none' });
      };
      const own = stamped(set);
      expect(Object.keys(own.stamp.instruments).length).toBeGreaterThan(2);
      expect(stamped(copy)).toEqual(own);
    },
  );
});

describe('the charters that come with Quorate', () => {
  it('are written by the schema that is told', async () => {
    const { body } = await service.call('GET', '/v1/charters/schema', undefined, counsel);
    expect(body).toEqual(charterFileSchema());
  });

  it('are listed with their instruments, and told by their profiles', async () => {
    const { text } = await service.call('GET', '/v1/charters', undefined, counsel);
    const charters = JSON.parse(text) as readonly {
      readonly charter: string;
      readonly instruments: readonly object[];
    }[];
    expect(charters.map(({ charter }) => charter)).toEqual(['peoples-bankcorp', 'nss-bancorp', 'provident-bancorp']);
    expect(charters[2]?.instruments).toMatchObject([{ kind: 'charter' }, { kind: 'designation' }, {}, {}, {}]);
    const profile = async (path: string) => service.call('GET', path, undefined, counsel);
    const told = await profile('/v1/charters/nss-bancorp/profile?asOf=2000-01-01&instruments=charter');
    expect(told.body).toMatchObject({ outcome: 'answered', question: 'instrument.profile' });
    expect((await profile('/v1/charters/none/profile?asOf=2000-01-01')).status).toBe(404);
    expect((await profile('/v1/charters/nss-bancorp/profile?asOf=May')).status).toBe(422);
    expect((await profile('/v1/corporations/acme/profile')).status).toBe(422);
    const own = await profile('/v1/corporations/acme/profile?asOf=2000-01-01');
    expect(own.body).toMatchObject({ outcome: 'answered', stamp: { journal: 'opening' } });
  });

  it('is refused with its first mistakes, and says so where there are more than are listed', async () => {
    const wrong = Array.from({ length: 150 }, (_, each) => `wrong-${each}: x`).join('\n');
    const text = `${charterText(1_000)}\n${wrong}\n`;
    const charter = { text, mediaType: 'application/yaml' };
    const { status, body } = await service.call(
      'POST',
      '/v1/corporations',
      { ...madeUp, id: 'other', charter },
      service.owner,
    );
    expect(status).toBe(422);
    expect(body['mistakes']).toHaveLength(100);
    expect(body['detail']).toContain('the first 100 mistakes are listed');
  });
});
