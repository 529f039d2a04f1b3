import { beforeEach, describe, expect, it } from 'vitest';
import { testService, type TestService } from './service.js';

type Key = Readonly<Record<string, string>>;

let service: TestService;
let counsel: Key;
let secretary: Key;

beforeEach(async () => {
  service = await testService();
  await service.call('POST', '/v1/corporations', { id: 'acme', charter: 'peoples-bankcorp' }, service.owner);
  counsel = await service.account('carl', 'counsel');
  secretary = await service.account('sara', 'secretary');
  const covered = (family: string) => ({
    id: `covered-${family}`,
    type: 'coverage',
    on: '1998-12-15',
    basis: 'books',
    data: { family, from: '1998-12-15', through: '2001-12-31' },
  });
  const entries = [covered('register'), covered('instruments'), issued('first', '900000')];
  await call('POST', '/entries', { expectedVersion: 0, entries }, secretary);
  return async () => service.close();
});

const call = async (method: string, path: string, body: unknown, key: Key) =>
  service.call(method, `/v1/corporations/acme${path}`, body, key);

const issued = (id: string, shares: string) => ({
  id,
  type: 'shares-issued',
  on: '1999-02-01',
  basis: 'books',
  data: { class: 'common', to: 'dispersed', shares },
});
const supposing = { title: 'a new issue', entries: [issued('more', '50000')] };
const asking = { asOf: '2000-01-01' };

describe('a hypothetical', () => {
  it('is asked as if it had been entered, and nothing is entered', async () => {
    const { status, body } = await call('POST', '/hypotheticals', supposing, counsel);
    expect(status).toBe(201);
    const path = `/hypotheticals/${body['id'] as string}`;
    const answered = await call('POST', `${path}/questions/capital.summary`, asking, counsel);
    expect(answered.body).toMatchObject({ outcome: 'answered', supposed: ['more'], stamp: { journal: 'more' } });
    expect(answered.text).toContain('950000');
    const plain = await call('POST', '/questions/capital.summary', asking, counsel);
    expect(plain.text).toContain('900000');
    expect(plain.text).not.toContain('950000');
    expect((await service.call('GET', '/v1/corporations/acme', undefined, counsel)).body).toMatchObject({ version: 3 });
  });

  it('is there for its maker alone, until its time is over', async () => {
    const { body } = await call('POST', '/hypotheticals', supposing, counsel);
    const path = `/hypotheticals/${body['id'] as string}`;
    expect((await call('GET', path, undefined, counsel)).body).toMatchObject({ title: 'a new issue' });
    expect((await call('GET', '/hypotheticals', undefined, secretary)).text).toBe('[]');
    for (const [method, address, sent] of [
      ['GET', path, undefined],
      ['DELETE', path, undefined],
      ['POST', `${path}/questions/capital.summary`, asking],
    ] as const) {
      const theirs = await call(method, address, sent, secretary);
      const none = await call(method, address.replace(/[0-9a-f]{32}/u, 'f'.repeat(32)), sent, secretary);
      expect(theirs.status).toBe(404);
      expect(theirs.text).toBe(none.text);
    }
    service.at(new Date(Date.now() + 8 * 86_400_000).toISOString());
    const later = await service.account('cleo', 'counsel');
    expect((await call('GET', path, undefined, later)).status).toBe(404);
  });

  it('no longer goes with what was entered since, and says so', async () => {
    const { body } = await call('POST', '/hypotheticals', supposing, counsel);
    await call('POST', '/entries', { expectedVersion: 3, entries: [issued('more', '1')] }, secretary);
    const path = `/hypotheticals/${body['id'] as string}/questions/capital.summary`;
    expect(await call('POST', path, asking, counsel)).toMatchObject({
      status: 422,
      body: { title: 'Entries refused' },
    });
  });

  it('is dropped by its maker', async () => {
    const { body } = await call('POST', '/hypotheticals', supposing, counsel);
    const path = `/hypotheticals/${body['id'] as string}`;
    expect((await call('DELETE', path, undefined, counsel)).status).toBe(204);
    expect((await call('GET', path, undefined, counsel)).status).toBe(404);
  });

  it.each([
    [{ ...supposing, expiresAt: '1999-01-01T00:00:00Z' }],
    [{ ...supposing, expiresAt: '2999-01-01T00:00:00Z' }],
    [{ ...supposing, expiresAt: 'soon' }],
    [{ ...supposing, entries: [] }],
    [{ ...supposing, title: ' ' }],
    [{ ...supposing, entries: [issued('first', '1')] }],
    [{ ...supposing, maker: 'sara' }],
  ])('is refused as a problem where it is not understood: %j', async (body) => {
    const answer = await call('POST', '/hypotheticals', body, counsel);
    expect(answer.status).toBe(422);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
  });
});
