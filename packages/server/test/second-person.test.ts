import { beforeEach, describe, expect, it } from 'vitest';
import { sha256 } from '@quorate/store';
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

  it('is wanted of erasing where the policy says so: proposed, and erased when another accepts', async () => {
    const administrator = await service.account('adele', 'administrator');
    const anna = {
      id: 'anna',
      type: 'person',
      on: '1999-01-04',
      basis: 'books',
      personal: { of: 'anna', address: '1 Elm Street' },
      data: { id: 'anna', kind: 'individual' },
    };
    await call('POST', '/entries', { expectedVersion: 0, entries: [anna] }, secretary);
    const policy = { types: ['shares-issued'], corrections: true, erasures: true };
    expect((await call('PUT', '/policy', policy, administrator)).status).toBe(204);
    // Who does not speak of erasing leaves it as it was.
    await call('PUT', '/policy', { types: [], corrections: false }, administrator);
    expect((await call('GET', '/policy', undefined, counsel)).body).toMatchObject({ types: [], erasures: true });

    const alone = await call('POST', '/persons/anna/erasure', { why: 'she asked' }, secretary);
    expect(alone).toMatchObject({ status: 422, body: { title: 'Second person wanted' } });
    expect(alone.text).toContain('erasing personal data');
    const kept = async () => (await call('GET', '/persons/anna/personal-data', undefined, counsel)).text;
    expect(await kept()).toContain('1 Elm Street');

    const proposing = { id: 'e', of: { person: 'anna' }, why: 'she asked' };
    expect((await call('POST', '/erasures', { ...proposing, of: { person: 'bert' } }, secretary)).status).toBe(404);
    expect((await call('POST', '/erasures', { ...proposing, of: {} }, secretary)).status).toBe(422);
    expect((await call('POST', '/erasures', proposing, counsel)).status).toBe(403);
    const proposed = await call('POST', '/erasures', proposing, secretary);
    const erasure = { of: { person: 'anna' }, why: 'she asked' };
    expect(proposed).toMatchObject({ status: 201, body: { state: 'proposed', by: 'sara', entries: [], erasure } });
    expect((await call('POST', '/erasures', proposing, secretary)).status).toBe(201);
    expect((await call('POST', '/erasures', { ...proposing, why: 'another' }, secretary)).status).toBe(409);
    expect((await call('POST', '/proposals', { id: 'e', entries: [issued] }, secretary)).status).toBe(409);
    expect((await call('POST', '/proposals/e/acceptance', undefined, secretary)).status).toBe(403);

    const hold = { id: 'h', reason: 'an inquiry', scope: { persons: ['anna'] } };
    await call('POST', '/holds', hold, counsel);
    expect((await call('POST', '/proposals/e/acceptance', undefined, counsel)).status).toBe(409);
    expect(await kept()).toContain('1 Elm Street');
    await call('POST', '/holds/h/release', { why: 'it is over' }, counsel);
    const accepted = await call('POST', '/proposals/e/acceptance', undefined, counsel);
    expect(accepted).toMatchObject({ status: 200, body: { state: 'accepted', settledBy: 'carl' } });
    expect(accepted.body).not.toHaveProperty('head');
    expect(await kept()).not.toContain('1 Elm Street');
    expect(await kept()).toContain('"by":"sara"');
  });

  it('is wanted of erasing the bytes of a paper too, and accepted only by who sees it', async () => {
    const administrator = await service.account('adele', 'administrator');
    const policy = { types: [], corrections: false, erasures: true };
    await call('PUT', '/policy', policy, administrator);
    const content = new TextEncoder().encode('minutes');
    const hash = sha256(content);
    await service.store.papers.keep(
      'acme',
      { name: 'minutes.txt', mediaType: 'text/plain', content, state: 'signed', by: 'sara' },
      { seenBy: { roles: ['secretary'], accounts: [] }, viewer: { account: 'sara', role: 'secretary' } },
    );
    const alone = await call('POST', `/papers/${hash}/erasure`, { why: 'kept by mistake' }, secretary);
    expect(alone).toMatchObject({ status: 422, body: { title: 'Second person wanted' } });
    const proposing = { id: 'e', of: { paper: hash }, why: 'kept by mistake' };
    expect((await call('POST', '/erasures', proposing, secretary)).status).toBe(201);
    // To whoever does not see the paper nothing is proposed.
    const nothing = await call('GET', '/proposals/none', undefined, counsel);
    for (const [method, path, body] of [
      ['GET', '/proposals/e', undefined],
      ['POST', '/proposals/e/acceptance', undefined],
      ['POST', '/proposals/e/refusal', { reason: 'It is wanted.' }],
      ['DELETE', '/proposals/e', undefined],
    ] as const) {
      expect(await call(method, path, body, counsel), method).toMatchObject({ status: 404, body: nothing.body });
    }
    expect((await call('GET', '/proposals', undefined, counsel)).body).toEqual([]);
    for (const path of ['/proposals', '/proposals?state=proposed', '/proposals/e'])
      expect((await call('GET', path, undefined, secretary)).text).toContain(hash);
    const second = await service.account('sven', 'secretary');
    expect((await call('POST', '/proposals/e/acceptance', undefined, second)).status).toBe(200);
    expect((await call('GET', `/papers/${hash}`, undefined, second)).body).toMatchObject({
      erased: { by: 'sara', why: 'kept by mistake' },
    });
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
