import { beforeEach, describe, expect, it } from 'vitest';
import { documentForms } from '@quorate/documents';
import { busyMatter } from './matters/busy-matter.js';
import { testService, type TestService } from './service.js';

let service: TestService;

const families = ['register', 'meetings', 'acts', 'board'];
const entries = [
  { id: 'ivy', type: 'person', data: { id: 'ivy', name: 'Ivy Ames', kind: 'individual' } },
  ...families.map((family) => ({ id: family, type: 'coverage', data: { family, from: '1998-12-15' } })),
  { id: 'born', type: 'milestone', data: { name: 'conversion' } },
  { id: 'issued', type: 'shares-issued', data: { class: 'common', to: 'dispersed', shares: '1000000' } },
  {
    id: 'put',
    type: 'proposed',
    data: { id: 'auditors', meeting: 'am', act: { kind: 'resolution', on: 'the auditors' } },
  },
  {
    id: 'held',
    type: 'meeting-held',
    data: { id: 'am', kind: 'annual', of: 'shareholders', 'present-shares': '600000' },
  },
  { id: 'sworn', type: 'inspector-appointed', data: { meeting: 'am', inspector: 'ivy', sworn: '1999-01-04' } },
  { id: 'votes', type: 'tally', data: { proposal: 'auditors', class: 'common', for: '400000', against: '200000' } },
].map((each) => ({ ...each, on: '1999-01-04', basis: 'books' as const }));

beforeEach(async () => {
  service = await testService();
  await service.call(
    'POST',
    '/v1/corporations',
    { id: 'acme', charter: 'peoples-bankcorp', name: 'Acme, Inc.' },
    service.owner,
  );
  return async () => service.close();
});

const enter = async (some: readonly unknown[], expectedVersion = 0) =>
  service.call('POST', '/v1/corporations/acme/entries', { expectedVersion, entries: some }, service.owner);
const written = async (document: string, more: object = {}, who = service.owner) =>
  service.call(
    'POST',
    `/v1/corporations/acme/documents/${document}`,
    { asOf: '1999-02-01', input: { meeting: 'am' }, ...more },
    who,
  );

describe('documents over HTTP', () => {
  it('are written from what is entered, as files to be saved', async () => {
    expect((await enter(entries)).status).toBe(201);
    const text = await written('item-5.07.txt');
    expect(text.status).toBe(200);
    expect(text.text).toContain('Acme, Inc. held its annual meeting of shareholders');
    expect(text.headers.get('content-disposition')).toBe('attachment; filename="item-5.07.txt"');
    const pdf = await written('certificate.pdf');
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(pdf.text).toMatch(/^%PDF/);
  });

  it('tell what is wanting, and write nothing', async () => {
    await enter(entries.slice(0, -1));
    const { status, body } = await written('certificate.pdf');
    expect(status).toBe(422);
    expect(body).toMatchObject({ title: 'Document not written' });
    expect(body['detail']).toContain('no vote is entered; enter it, or that it was withdrawn.');
    expect((await written('certificate.doc')).status).toBe(422);
    expect((await written('item-5.07.txt', { input: { meeting: 'none' } })).body).toMatchObject({
      title: 'Question not understood',
    });
  });

  it('say nothing of what is behind a wall, nor does the calendar: not to whoever left, nor to members', async () => {
    service.at('2004-06-01T00:00:00.000Z');
    const called = { id: 'am', kind: 'annual', of: 'shareholders', by: 'board', for: '1999-02-14 14:00' };
    const more = [
      { id: 'called', type: 'meeting-called', data: called },
      { id: 'dated', type: 'record-date', data: { for: 'am', date: '1999-01-04' } },
    ].map((each) => ({ ...each, on: '1999-01-04', basis: 'books' as const }));
    const byName = JSON.parse(JSON.stringify(entries).replace('"dispersed"', '"ivy"')) as typeof entries;
    expect((await enter([...byName.slice(0, 7), ...more, ...byName.slice(7)])).status).toBe(201);
    const carl = await service.account('carl', 'counsel');
    const left = await service.account('left', 'counsel');
    const keys = [service.owner, carl, left, await service.account('vera', 'viewer')];
    const calendars: string[] = [];
    for (const key of keys) {
      const { body } = await service.call('POST', '/v1/me/keys', { permissions: ['follow-calendar'] }, key);
      calendars.push(`/v1/calendars/acme/${String(body['key'])}`);
    }
    const all = async () => {
      const told = [];
      for (const key of keys) {
        for (const { name } of documentForms) {
          const { status, text } = await written(name, {}, key);
          told.push([name, status, text] as const);
        }
      }
      for (const address of calendars) {
        const { status, text } = await service.call('GET', address);
        told.push(['calendar', status, text] as const);
      }
      return told;
    };
    const before = await all();
    const unwritten = new Set(before.flatMap(([name, status]) => (status === 200 ? [] : [name])));
    // No single cards were entered, and what is settled of the vote has no place in that message.
    expect([...unwritten]).toEqual(['seev.006.xml', 'seev.007.xml', 'seev.008.xml']);
    const { matter } = await busyMatter(service, carl);
    const at = `/v1/corporations/acme/matters/${matter}`;
    await service.call('PUT', `${at}/members/left`, undefined, carl);
    const other = { ...entries.at(-1)!, id: 'other', data: { ...entries.at(-1)!.data, for: '300000' } };
    for (const path of ['drafts', 'hypotheticals']) {
      const put = await service.call('POST', `${at}/${path}`, { title: 'x', entries: [other] }, left);
      expect(put.status, put.text).toBe(201);
    }
    expect(await all()).toEqual(before);
    expect((await service.call('DELETE', `${at}/members/left`, undefined, left)).status).toBe(204);
    expect(await all()).toEqual(before);
  });

  it('are for those who may ask', async () => {
    await enter(entries);
    expect((await written('item-5.07.txt', {}, {})).status).toBe(401);
  });
});

/** A contested annual meeting, step by step: what is entered, and what is asked after it. */
describe('a contested meeting over HTTP, from its call to its certificate', () => {
  let version = 0;
  let made = 0;
  const step = async (on: string, ...some: readonly (readonly [type: string, data: object, time?: string])[]) => {
    const stepped = some.map(([type, data, time]) => {
      made += 1;
      return { id: `e-${made}`, type, on, basis: 'books', data, ...(time === undefined ? undefined : { time }) };
    });
    const { status, body } = await enter(stepped, version);
    expect([status, body['detail']]).toEqual([201, undefined]);
    version += stepped.length;
  };
  const asking = { asOf: '2004-05-20', instruments: ['charter', 'bylaws'] };
  const asked = async (question: string, input: object, more: object = {}) => {
    const path = `/v1/corporations/acme/questions/${question}`;
    const { body } = await service.call('POST', path, { ...asking, ...more, input }, service.owner);
    return body as {
      readonly outcome: string;
      readonly value: Readonly<Record<string, unknown>>;
      readonly inquiries: readonly { readonly key: string }[];
    };
  };
  const votesFor = (candidates: readonly string[], votes: string) =>
    candidates.map((candidate) => ({ candidate, votes }));

  it('counts two slates under a limit, cards of a nominee that are too many, and a determination that is contested', async () => {
    [version, made] = [0, 0];
    await step('1998-12-15', ...families.map((family) => ['coverage', { family, from: '1998-12-15' }] as const), [
      'milestone',
      { name: 'conversion' },
    ]);
    const persons = ['ada', 'fund', 'cede', 'ivy', 'b1', 'b2', 'f1', 'f2'];
    await step(
      '1998-12-20',
      ...persons.map(
        (id) => ['person', { id, name: id.toUpperCase(), kind: id === 'cede' ? 'corporation' : 'individual' }] as const,
      ),
      ['shares-issued', { class: 'common', to: 'dispersed', shares: '200000' }],
      ['shares-issued', { class: 'common', to: 'ada', shares: '100000' }],
      ['shares-issued', { class: 'common', to: 'cede', shares: '700000' }],
    );
    await step('2004-01-05', ['held-for', { holder: 'cede', class: 'common', shares: '150000', owners: ['fund'] }]);
    await step(
      '2004-03-01',
      ['meeting-called', { id: 'am', kind: 'annual', of: 'shareholders', by: 'board', for: '2004-05-14 14:00' }],
      ['record-date', { for: 'am', date: '2004-03-26' }],
      [
        'proposed',
        { id: 'directors', act: { kind: 'election', meeting: 'am', seats: '2', candidates: ['b1', 'b2', 'f1', 'f2'] } },
      ],
      ['proposed', { id: 'auditors', meeting: 'am', act: { kind: 'resolution', on: 'the auditors' } }],
    );
    await step('2004-04-05', [
      'meeting-noticed',
      { meeting: 'am', sent: '2004-04-05', to: 'all holders of record', how: 'mail' },
    ]);
    expect((await asked('meeting.notice', { meeting: 'am' })).outcome).toBe('answered');
    const voting = await asked('voting.entitlement', { of: 'auditors' });
    expect(voting.value).toMatchObject({ votes: '950500', holders: [{ id: 'ada' }, { id: 'cede', votes: '650500' }] });
    await step('2004-05-12', ['tabulation-policy', { meeting: 'am', 'over-votes': 'reject', by: 'the inspector' }]);
    await step(
      '2004-05-14',
      ['inspector-appointed', { meeting: 'am', inspector: 'ivy', by: 'the Board', sworn: '2004-05-14' }],
      ['meeting-held', { id: 'am', kind: 'annual', of: 'shareholders', 'present-shares': '900000' }, '14:00'],
      ['election-ballot', { meeting: 'am', holder: 'cede', votes: votesFor(['b1', 'b2'], '380000') }, '14:10'],
      ['election-ballot', { meeting: 'am', holder: 'cede', votes: votesFor(['f1', 'f2'], '340000') }, '14:20'],
      ['election-ballot', { meeting: 'am', holder: 'ada', votes: votesFor(['f1', 'b2'], '100000') }, '14:30'],
    );
    const early = await written('certificate.pdf', { ...asking, input: { meeting: 'am' } });
    expect(early.status).toBe(422);
    expect(early.body['detail']).toContain('no vote is entered');
    await step(
      '2004-05-14',
      [
        'election-tally',
        {
          election: 'directors',
          class: 'common',
          holder: 'dispersed',
          present: '100000',
          votes: votesFor(['b1', 'b2', 'f1', 'f2'], '50000'),
        },
        '14:40',
      ],
      [
        'tally',
        {
          proposal: 'auditors',
          class: 'common',
          for: '800000',
          against: '60000',
          abstain: '20000',
          'broker-non-votes': '20000',
        },
        '14:40',
      ],
      ['polls-closed', { proposal: 'auditors' }, '15:00'],
      ['polls-closed', { proposal: 'directors' }, '15:00'],
    );
    const results = await asked('meeting.results', { meeting: 'am' });
    expect(results.value).toMatchObject({
      outcome: 'proved',
      matters: [{ elected: ['b2', 'f1'] }, { outcome: 'carried' }],
    });
    // By the latest card of the nominee the other slate has both seats.
    const latest = await asked('meeting.elect', { of: 'directors' }, { readings: { 'over-votes at am': 'latest' } });
    expect(latest.value).toMatchObject({ elected: ['f1', 'f2'] });
    const certificate = await written('certificate.json', { ...asking, input: { meeting: 'am' } });
    expect(certificate.status).toBe(200);
    expect(certificate.text).toContain('over-votes at am');

    // The continuing directors determine that the fund owns less than a tenth: no limit reaches it, until somebody contests that.
    const board = ['d1', 'd2', 'd3', 'd4', 'd5'];
    await step('1998-12-20', ...board.map((id) => ['person', { id, name: id, kind: 'individual' }] as const), [
      'opening-board',
      { size: '5', directors: board.map((person) => ({ person, since: '1998-12-16' })) },
    ]);
    await step('2004-02-01', [
      'determination',
      {
        id: 'less',
        by: 'continuing-directors',
        yes: board,
        notion: 'beneficial-ownership',
        about: ['fund', 'common'],
        place: 'SEVENTEENTH',
        value: '9.8%',
      },
    ]);
    const entitled = async () => asked('voting.entitlement', { of: 'auditors' });
    const open = await entitled();
    expect(open.outcome).toBe('needs-facts');
    expect(open.inquiries.map(({ key }) => key)).toEqual(board.map((id) => `affiliated(${id}, fund)`));
    await step(
      '2004-02-01',
      // Ada has exactly a tenth, and the nominee more: in regard to them too.
      ...board.flatMap((id) =>
        ['fund', 'ada', 'cede'].map((of) => ['stated', { fact: 'affiliated', about: [id, of], value: 'no' }] as const),
      ),
    );
    const followed = await entitled();
    expect(followed).toMatchObject({ value: { votes: '1000000' }, determinations: [{ determination: 'less' }] });
    await step('2004-02-02', ['stated', { fact: 'made-in-good-faith', about: ['less'], value: 'no' }]);
    expect(await entitled()).toMatchObject({ value: { votes: '950500' } });
    const pdf = await written('certificate.pdf', { ...asking, input: { meeting: 'am' } });
    expect(pdf.text).toMatch(/^%PDF/u);
  });
});
