import { beforeEach, describe, expect, it } from 'vitest';
import { testService, type TestService } from './service.js';

let service: TestService;

beforeEach(async () => {
  service = await testService();
  await service.call('POST', '/v1/corporations', { id: 'acme', charter: 'peoples-bankcorp' }, service.owner);
  return async () => service.close();
});

const charters = ['peoples-bankcorp', 'nss-bancorp'];
const compared = async (question: string, body: unknown) =>
  service.call('POST', `/v1/corporations/acme/comparisons/${question}`, body, service.owner);

describe('two charters on one journal', () => {
  it('are asked the same question, and told in what they differ', async () => {
    const { status, body } = await compared('instrument.profile', { charters, asOf: '2004-06-01' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ first: { charter: charters[0] }, second: { charter: charters[1] } });
    expect((body['differences'] as readonly unknown[]).length).toBeGreaterThan(0);
    const same = await compared('instrument.profile', { charters: [charters[0], charters[0]], asOf: '2004-06-01' });
    expect(same.body['differences']).toEqual([]);
    const own = await service.call(
      'POST',
      '/v1/corporations/acme/questions/instrument.profile',
      { asOf: '2004-06-01' },
      service.owner,
    );
    expect(same.body['first']).toMatchObject({ answer: own.body });
  });

  it.each([
    ['instrument.profile', { charters: ['peoples-bankcorp'], asOf: '2004-06-01' }],
    ['instrument.profile', { charters: ['peoples-bankcorp', 'none'], asOf: '2004-06-01' }],
    ['instrument.profile', { charters, asOf: 'May' }],
    ['instrument.profiles', { charters, asOf: '2004-06-01' }],
  ])('are not compared by %s where the request is not understood: %j', async (question, body) => {
    const answer = await compared(question, body);
    expect(answer.status).toBe(422);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
  });
});

describe('the types of entry', () => {
  it('are described with their fields', async () => {
    const { status, text } = await service.call('GET', '/v1/entry-types', undefined, service.owner);
    const types = JSON.parse(text) as readonly { readonly type: string; readonly fields: readonly unknown[] }[];
    expect(status).toBe(200);
    expect(types.find(({ type }) => type === 'shares-issued')?.fields.length).toBeGreaterThan(2);
  });
});
