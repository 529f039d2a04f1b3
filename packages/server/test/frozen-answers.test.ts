import { beforeEach, describe, expect, it } from 'vitest';
import { testService, type TestService } from './service.js';

type Key = Readonly<Record<string, string>>;

let service: TestService;
let secretary: Key;

beforeEach(async () => {
  service = await testService();
  await service.call('POST', '/v1/corporations', { id: 'acme', charter: 'peoples-bankcorp' }, service.owner);
  secretary = await service.account('sara', 'secretary');
  const entries = [covered('register'), covered('instruments'), issued('first', '900000')];
  await call('POST', '/entries', { expectedVersion: 0, entries });
  return async () => service.close();
});

const call = async (method: string, path: string, body?: unknown) =>
  service.call(method, `/v1/corporations/acme${path}`, body, secretary);

const covered = (family: string) => ({
  id: `covered-${family}`,
  type: 'coverage',
  on: '1998-12-15',
  basis: 'books',
  data: { family, from: '1998-12-15', through: '2001-12-31' },
});
const issued = (id: string, shares: string) => ({
  id,
  type: 'shares-issued',
  on: '1999-02-01',
  basis: 'books',
  data: { class: 'common', to: 'dispersed', shares },
});
const freezing = { question: 'capital.summary', asOf: '2000-01-01', purpose: 'the opinion of May' };

describe('a frozen answer', () => {
  it('is current while the same is answered, and stale with the difference in words after that', async () => {
    const frozen = await call('POST', '/frozen-answers', freezing);
    expect(frozen).toMatchObject({ status: 201, body: { status: 'current', by: 'sara', head: { version: 3 } } });
    const path = `/frozen-answers/${frozen.body['id'] as string}`;
    const person = { id: 'p', type: 'person', on: '1999-01-04', basis: 'books', data: { id: 'anna', kind: 'other' } };
    await call('POST', '/entries', { expectedVersion: 3, entries: [person] });
    const later = await call('GET', path);
    expect(later.body).toMatchObject({ status: 'current', differences: [], headNow: { version: 4 } });
    expect(later.body['answer']).toEqual(frozen.body['answer']);
    await call('POST', '/entries', { expectedVersion: 4, entries: [issued('more', '50000')] });
    const stale = await call('GET', path);
    expect(stale.body).toMatchObject({ status: 'stale', head: { version: 3 }, headNow: { version: 5 } });
    expect(stale.body['answer']).toEqual(frozen.body['answer']);
    expect((stale.body['differences'] as readonly string[]).join('\n')).toMatch(/it was 900,000, and is now 950,000/u);
    expect((await call('GET', '/frozen-answers')).text).toContain('the opinion of May');
  });

  it('says how it was asked, and is found by the entries from which it was made', async () => {
    const families = ['acts', 'board', 'dividends', 'meetings'].map(covered);
    const data = { id: 'winter', class: 'common', 'per-share': '$0.10', payable: '2000-02-01' };
    const declared = { id: 'declared', type: 'dividend-declared', on: '1999-12-01', basis: 'books', data };
    await call('POST', '/entries', { expectedVersion: 3, entries: [...families, declared] });
    const input = { from: '2000-01-01', to: '2000-12-31' };
    const frozen = await call('POST', '/frozen-answers', { ...freezing, question: 'calendar.deadlines', input });
    const id = frozen.body['id'] as string;
    const asked = { asOf: '2000-01-01', input, instruments: ['charter'], readings: {} };
    expect(frozen.body['asked']).toMatchObject(asked);
    expect((await call('GET', `/frozen-answers/${id}`)).body['asked']).toMatchObject(asked);
    await call('POST', '/frozen-answers', freezing);
    const made = async (query: string) => {
      const { body } = await call('GET', `/answers-made-from?${query}`);
      return { ...body, answers: (body['answers'] as { id: string }[]).map((each) => each.id) };
    };
    expect(await made('entry=declared')).toEqual({ answers: [id], read: 2 });
    expect(await made('entry=none&entry=declared&limit=1')).toEqual({ answers: [id], read: 1, next: id });
    expect(await made(`entry=declared&after=${id}`)).toEqual({ answers: [], read: 1 });
    expect(await made('entry=none')).toEqual({ answers: [], read: 2 });
    expect((await call('GET', '/answers-made-from?entry=declared&after=none')).status).toBe(422);
    expect((await call('GET', '/answers-made-from')).status).toBe(422);
  });

  it('is listed where it is stale, a few at a time', async () => {
    for (const asOf of ['2000-01-01', '1999-01-15', '2000-02-01'])
      await call('POST', '/frozen-answers', { ...freezing, asOf });
    const kept = JSON.parse((await call('GET', '/frozen-answers')).text) as { id: string; asOf: string }[];
    const ids = kept.map(({ id }) => id);
    const changed = kept.filter(({ asOf }) => asOf !== '1999-01-15').map(({ id }) => id);
    expect((await call('GET', '/stale-answers')).body).toMatchObject({ stale: [], asked: 3, headNow: { version: 3 } });
    await call('POST', '/entries', { expectedVersion: 3, entries: [issued('more', '50000')] });
    const first = await call('GET', '/stale-answers?limit=2');
    expect(first.body).toMatchObject({ asked: 2, next: ids[1] });
    expect(first.text).toContain('it was 900,000, and is now 950,000');
    const rest = await call('GET', `/stale-answers?after=${ids[1] ?? ''}`);
    expect(rest.body).toMatchObject({ asked: 1 });
    const found = [first, rest].flatMap(({ body }) => (body['stale'] as { id: string }[]).map(({ id }) => id));
    expect(found).toEqual(changed);
    expect(rest.body).not.toHaveProperty('next');
    expect((await call('GET', '/stale-answers?after=none')).status).toBe(422);
  });

  it('of what was known at an instant does not turn stale by what is entered later', async () => {
    const knownAt = new Date().toISOString();
    await new Promise((resume) => setTimeout(resume, 5));
    await call('POST', '/entries', { expectedVersion: 3, entries: [issued('more', '50000')] });
    const frozen = await call('POST', '/frozen-answers', { ...freezing, knownAt });
    const path = `/frozen-answers/${frozen.body['id'] as string}`;
    expect((await call('GET', path)).body).toMatchObject({ status: 'current', headNow: { version: 4 } });
    expect((await call('GET', path)).text).not.toContain('950000');
  });

  it.each([
    [{ ...freezing, question: 'capital.sumary' }],
    [{ ...freezing, purpose: '' }],
    [{ ...freezing, asOf: 'May' }],
    [{ ...freezing, by: 'carl' }],
  ])('is none where the question is not understood: %j', async (body) => {
    expect((await call('POST', '/frozen-answers', body)).status).toBe(422);
    expect((await call('GET', '/frozen-answers')).text).toBe('[]');
  });
});

describe('an answer', () => {
  it('says which of the entries that it names are only asserted', async () => {
    const sent = await service.call('POST', '/v1/corporations/acme/papers?name=call.txt&state=signed', 'A call.', {
      ...secretary,
      'content-type': 'text/plain',
    });
    const data = { kind: 'special', of: 'shareholders', by: 'board', for: '2000-04-20 14:00' };
    const called = { type: 'meeting-called', on: '2000-03-01', basis: 'books' };
    const paper = { id: 'call', hash: sent.body['hash'] };
    const entries = [
      { ...called, id: 'first-call', data: { ...data, id: 'first' } },
      { ...called, id: 'second-call', data: { ...data, id: 'second' }, paper },
    ];
    expect((await call('POST', '/entries', { expectedVersion: 3, entries })).status).toBe(201);
    const assertedFor = async (meeting: string) => {
      const path = '/questions/meeting.call';
      const { body } = await call('POST', path, { asOf: '2000-03-05', input: { meeting } });
      expect(body['entries']).toContain(`${meeting}-call`);
      return body['asserted'];
    };
    expect(await assertedFor('first')).toContain('first-call');
    expect(await assertedFor('second')).not.toContain('second-call');
  });

  it('says that no paper shows the coverage by which it counts a register', async () => {
    const answer = await call('POST', '/questions/voting.entitlement', { asOf: '2000-03-05' });
    expect(answer.body['rests']).toContainEqual(
      expect.objectContaining({ kind: 'covered', about: 'coverage(register)' }),
    );
    expect(answer.body['asserted']).toContain('covered-register');
    expect(answer.body['asserted']).not.toContain('covered-instruments');
  });
});
