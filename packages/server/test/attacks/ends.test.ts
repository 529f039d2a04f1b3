import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { charterText } from '../../../store/test/charter-text.js';
import { testService, type Answered, type TestService } from '../service.js';

let service: TestService;

beforeAll(async () => {
  service = await testService({ largestBody: 10_000_000 });
  await service.call('POST', '/v1/corporations', { id: 'acme', charter: 'peoples-bankcorp' }, service.owner);
});
afterAll(async () => service.close());

const call = async (method: string, path: string, body?: unknown) =>
  service.call(method, `/v1/corporations/acme${path}`, body, service.owner);

const million = '9'.repeat(1_000_000);
const beyond = { length: /at most 100000 characters/u, digits: /at most 40 digits/u, years: /years 1600 to 2999/u };

function issued(on: string, shares: string) {
  const data = { class: 'common', to: 'dispersed', shares };
  return { id: 'issue', type: 'shares-issued', on, basis: 'books', data };
}

const said = (id: string) => ({ ...issued('2000-01-01', '1'), paper: { id } });
const entered = (entry: object) => ({ expectedVersion: 0, entries: [entry] });

describe('a number of a million digits, a day of no year that is given, or a text without an end,', () => {
  it.each([
    ['in an entry', '/entries', entered(issued('2000-01-01', million)), beyond.digits],
    ['below the line of an entry', '/entries', entered(issued('2000-01-01', `1/${million}`)), beyond.digits],
    ['as the day of an entry', '/entries', entered(issued('3000-01-01', '1')), beyond.years],
    ['in a text that is longer than an entry', '/entries', entered(said('x'.repeat(100_000))), beyond.length],
    [
      'in what a question is asked of',
      '/questions/ownership.beneficial',
      { asOf: '2000-01-01', input: { holder: 'x', shares: '9'.repeat(41) } },
      beyond.digits,
    ],
    ['as the day of a question', '/questions/capital.summary', { asOf: '0900-01-01' }, /calendar/u],
    [
      'in a charter',
      '/charter',
      { charter: { text: charterText('9'.repeat(400_000)), mediaType: 'application/yaml' }, because: 'x' },
      beyond.digits,
    ],
    [
      'in a fact that is asked for',
      '/fact-requests',
      { to: 'Ida', fact: 'listed-on-national-exchange', about: [], on: '9999-01-01' },
      /calendar/u,
    ],
  ])('%s is refused', async (_, path, body, says) => {
    const method = path === '/charter' ? 'PUT' : 'POST';
    const answered = await call(method, path, body);
    expect(answered.status, answered.text.slice(0, 300)).toBe(422);
    expect(answered.text).toMatch(says);
  });

  it('has a page of long entries that is shorter, and goes on where it ended', async () => {
    const { owner } = service;
    await service.call('POST', '/v1/corporations', { id: 'long', charter: 'peoples-bankcorp' }, owner);
    const entries = Array.from({ length: 25 }, (_, each) => ({ ...said('x'.repeat(90_000)), id: `issue-${each}` }));
    const path = '/v1/corporations/long/entries';
    expect((await service.call('POST', path, { expectedVersion: 0, entries }, owner)).status).toBe(201);
    const sizes: number[] = [];
    for (let after: number | undefined = 0; after !== undefined;) {
      const page: Answered['body'] = (await service.call('GET', `${path}?limit=1000&after=${after}`, undefined, owner))
        .body;
      sizes.push((page['entries'] as readonly unknown[]).length);
      after = page['next'] as number | undefined;
    }
    expect(sizes).toEqual([12, 12, 1]);
  });

  it('leaves nothing behind that the corporation is slowed by', async () => {
    expect((await call('GET', '')).body).toMatchObject({ version: 0 });
  });
});
