import { CaseFileError, readCase } from '@quorate/engine';
import { builtInCharters } from '@quorate/charters';
import { beforeEach, describe, expect, it } from 'vitest';
import { testService, type TestService } from './service.js';

type Data = Readonly<Record<string, unknown>>;

/** Entries that call something by a name that nothing has, and the name that was meant, where one is near. */
const misnamed: readonly (readonly [
  what: string,
  type: string,
  data: Data,
  field: string,
  nearest: string | undefined,
])[] = [
  ['a person', 'shares-issued', { class: 'common', to: 'adah', shares: '1' }, 'data.to', 'ada'],
  ['a class', 'shares-issued', { class: 'comon', to: 'ada', shares: '1' }, 'data.class', 'common'],
  ['a fact', 'stated', { fact: 'subsidary', about: ['ada'], value: 'no' }, 'data.fact', 'subsidiary'],
  ['whom a fact is about', 'stated', { fact: 'subsidiary', about: ['adah'], value: 'no' }, 'data.about', 'ada'],
  ['what a fact is about', 'stated', { fact: 'subsidiary', about: ['common'], value: 'no' }, 'data.about', undefined],
  [
    'a notion',
    'determination',
    {
      id: 'd',
      by: 'board',
      yes: '5',
      notion: 'intrested-shareholder',
      about: ['ada'],
      place: 'FIFTEENTH',
      value: 'yes',
    },
    'data.notion',
    'interested-shareholder',
  ],
  [
    'a section',
    'determination',
    {
      id: 'd',
      by: 'board',
      yes: '5',
      notion: 'interested-shareholder',
      about: ['ada'],
      place: 'SIXTENTH',
      value: 'yes',
    },
    'data.place',
    'SIXTEENTH',
  ],
  ['a milestone', 'milestone', { name: 'conversoin' }, 'data.name', 'conversion'],
  ['a reading', 'reading-adopted', { reading: 'I-16ff', option: 'both-sides', why: 'so' }, 'data.reading', 'I-16f'],
  ['an option', 'reading-adopted', { reading: 'I-16f', option: 'both-side', why: 'so' }, 'data.option', 'both-sides'],
];

/** Things whose ids or names a reader would take for another. */
const mistakable: readonly (readonly [what: string, data: Data, path: string])[] = [
  ['an id in another case', { id: 'Ada', kind: 'individual' }, 'data.id'],
  ['an id in letters of another alphabet', { id: 'а\u0501а', kind: 'individual' }, 'data.id'],
  ['an id of mixed alphabets', { id: 'p\u0430ypal', kind: 'individual' }, 'data.id'],
  ['a name that is turned', { id: 'bert', name: 'Bert \u202Ecni', kind: 'individual' }, 'data.name'],
];

const ada = { id: 'ada', type: 'person', on: '1999-01-01', basis: 'books', data: { id: 'ada', kind: 'individual' } };
const entryOf = (type: string, data: Data) => ({ id: 'wrong', type, on: '1999-02-01', basis: 'books', data });

let service: TestService;

beforeEach(async () => {
  service = await testService();
  await service.call('POST', '/v1/corporations', { id: 'acme', charter: 'peoples-bankcorp' }, service.owner);
  const begun = await post('/entries', { expectedVersion: 0, entries: [ada] });
  expect(begun.status).toBe(201);
  return async () => service.close();
});

const post = async (path: string, body: unknown) =>
  service.call('POST', `/v1/corporations/acme${path}`, body, service.owner);

describe('an entry that calls something by a name that nothing has', () => {
  it.each(misnamed)('is refused, whatever way it comes: %s', async (_what, type, data, field, nearest) => {
    const entries = [entryOf(type, data)];
    const ways = [
      await post('/entries', { expectedVersion: 1, entries }),
      await post('/proposals', { id: 'p', entries }),
    ];
    for (const { status, body } of ways) {
      const [problem] = (body as { problems: readonly { path: string; message: string }[] }).problems;
      expect({ status, path: problem?.path }).toEqual({ status: 422, path: field });
      expect(problem?.message).toContain(nearest ?? '');
    }
  });

  it('is refused where somebody is asked for it by a link, who could not mend it', async () => {
    const asking = { to: 'Ida Jones', fact: 'subsidiary', about: ['adah'], on: '2000-01-03' };
    expect((await post('/fact-requests', asking)).status).toBe(422);
    expect((await post('/fact-requests', { ...asking, about: ['ada'] })).status).toBe(201);
  });

  it.each(misnamed)('is refused by the command line as well: %s', (_what, type, data, _field, nearest) => {
    const file = {
      title: 'wrong',
      charter: 'peoples-bankcorp',
      persons: ['ada'],
      journal: [{ on: '1999-02-01', [type]: data }],
    };
    const charters = { find: (id: string) => builtInCharters.find((each) => each.id === id), names: () => [] };
    let problems: readonly { readonly nearest?: string }[] = [];
    try {
      readCase(JSON.stringify(file), { charters });
    } catch (error) {
      if (error instanceof CaseFileError) problems = error.problems;
    }
    expect(problems).toMatchObject([nearest === undefined ? {} : { nearest }]);
  });
});

describe('an id or a name that a reader would take for another', () => {
  it.each(mistakable)('is refused, whatever way it comes: %s', async (_what, data, path) => {
    const entries = [{ ...entryOf('person', data), on: '1999-01-01' }];
    const matter = (await post('/matters', { title: 'x' })).body['id'] as string;
    const ways = [
      await post('/entries', { expectedVersion: 1, entries }),
      await post('/proposals', { id: 'p', entries }),
      await post('/hypotheticals', { title: 'x', entries }),
      await post(`/matters/${matter}/drafts`, { title: 'x', entries }),
      await post(`/matters/${matter}/hypotheticals`, { title: 'x', entries }),
      await service.call(
        'POST',
        '/v1/corporations',
        { id: 'other', charter: 'peoples-bankcorp', entries: [ada, ...entries] },
        service.owner,
      ),
    ];
    for (const { status, body } of ways) {
      expect(status).toBe(422);
      expect((body as { problems: readonly { path: string }[] }).problems.map((each) => each.path)).toContain(path);
    }
  });

  it('is refused as the title of a matter, too', async () => {
    expect((await post('/matters', { title: 'Deal \u202Egnp.exe' })).status).toBe(422);
    expect((await post('/matters', { title: "O'Neill & Çelik, 株式会社" })).status).toBe(201);
  });
});
