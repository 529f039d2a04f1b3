import { beforeEach, describe, expect, it } from 'vitest';
import { testService, type TestService } from './service.js';

type Key = Readonly<Record<string, string>>;

let service: TestService;
let secretary: Key;
let counsel: Key;

beforeEach(async () => {
  service = await testService();
  await service.call('POST', '/v1/corporations', { id: 'acme', charter: 'peoples-bankcorp' }, service.owner);
  secretary = await service.account('sara', 'secretary');
  counsel = await service.account('carl', 'counsel');
  const administrator = await service.account('adam', 'administrator');
  const policy = { types: ['shares-issued'], corrections: true };
  expect((await call('PUT', '/policy', policy, administrator)).status).toBe(204);
  return async () => service.close();
});

const call = async (method: string, path: string, body: unknown, key: Key) =>
  service.call(method, `/v1/corporations/acme${path}`, body, key);

const issued = {
  id: 'a',
  type: 'shares-issued',
  on: '1999-02-01',
  basis: 'books',
  data: { class: 'common', to: 'dispersed', shares: '900' },
};

describe('a second pair of eyes', () => {
  it('is wanted where the policy says so, and given by another', async () => {
    expect((await call('GET', '/policy', undefined, secretary)).body).toMatchObject({ setBy: 'adam' });
    const alone = await call('POST', '/entries', { expectedVersion: 0, entries: [issued] }, secretary);
    expect(alone).toMatchObject({ status: 422, body: { title: 'Second person wanted' } });
    const proposing = { id: 'p', entries: [issued] };
    expect((await call('POST', '/proposals', proposing, secretary)).status).toBe(201);
    expect((await call('POST', '/proposals', proposing, secretary)).status).toBe(201);
    const own = await call('POST', '/proposals/p/acceptance', undefined, secretary);
    expect(own).toMatchObject({ status: 403, body: { title: 'Not allowed' } });
    const accepted = await call('POST', '/proposals/p/acceptance', undefined, counsel);
    expect(accepted).toMatchObject({ status: 200, body: { by: 'sara', settledBy: 'carl', head: { version: 1 } } });
    expect((await call('GET', '/entries', undefined, counsel)).body).toMatchObject({
      entries: [{ entry: { id: 'a', by: 'sara', acceptedBy: 'carl' } }],
    });
    expect((await call('POST', '/proposals/p/acceptance', undefined, counsel)).status).toBe(409);
    expect((await call('GET', '/proposals?state=accepted', undefined, counsel)).text).toContain('"sara"');
  });

  it('may refuse with a reason, and the proposer may take back', async () => {
    await call('POST', '/proposals', { id: 'p', entries: [issued] }, secretary);
    await call('POST', '/proposals', { id: 'q', entries: [issued] }, secretary);
    expect((await call('POST', '/proposals/p/refusal', { reason: ' ' }, counsel)).status).toBe(422);
    const refused = await call('POST', '/proposals/p/refusal', { reason: 'No consideration is named.' }, counsel);
    expect(refused).toMatchObject({ status: 200, body: { state: 'refused', reason: 'No consideration is named.' } });
    expect((await call('DELETE', '/proposals/q', undefined, counsel)).status).toBe(404);
    expect((await call('DELETE', '/proposals/q', undefined, secretary)).body).toMatchObject({ state: 'withdrawn' });
    expect((await call('GET', '/proposals/p', undefined, counsel)).body).toMatchObject({ state: 'refused' });
  });

  it.each([
    ['PUT', '/policy', { types: ['share-issued'], corrections: false }, 422],
    ['PUT', '/policy', { types: 'all' }, 422],
    ['POST', '/proposals', { id: 'P!', entries: [issued] }, 422],
    ['POST', '/proposals', { id: 'p', entries: [] }, 422],
    ['POST', '/proposals', { id: 'p', entries: [{ ...issued, acceptedBy: 'carl' }] }, 422],
    ['POST', '/proposals', { id: 'p', entries: [{ ...issued, data: {} }] }, 422],
    ['GET', '/proposals?state=lost', undefined, 422],
    ['GET', '/proposals/none', undefined, 404],
    ['POST', '/proposals/none/acceptance', undefined, 404],
    ['POST', '/proposals/none/refusal', 'no JSON', 400],
  ])('%s %s with bad input is told as a problem', async (method, path, body, status) => {
    const both = [await service.account('eve', 'administrator'), secretary, counsel];
    const key = both[method === 'PUT' ? 0 : path.includes('/none') ? 2 : 1] ?? {};
    const answer = await call(method, path, body, key);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    expect(service.errors).toEqual([]);
  });

  it('is wanted of no reading that the caller may not adopt', async () => {
    const assistant = await service.account('ann', 'assistant-secretary');
    const adopted = { id: 'r', type: 'reading-adopted', on: '2000-01-01', basis: 'books', data: {} };
    for (const [path, body] of [
      ['/entries', { expectedVersion: 0, entries: [adopted] }],
      ['/proposals', { id: 'p', entries: [adopted] }],
    ] as const) {
      expect(await call('POST', path, body, assistant)).toMatchObject({ status: 403 });
    }
  });
});
