import { beforeEach, describe, expect, it } from 'vitest';
import type { Role } from '@quorate/server';
import { cookieOf, testService, type TestService } from './service.js';

let service: TestService;

beforeEach(async () => {
  service = await testService();
  await service.call('POST', '/v1/corporations', { id: 'acme', charter: 'peoples-bankcorp' }, service.owner);
  return async () => service.close();
});

const password = 'a quorum of words';

describe('signing in', () => {
  it('serves once by a link, and by the password that is set then', async () => {
    const { body } = await service.call('POST', '/v1/accounts', { name: 'anna' }, service.owner);
    const link = { link: body['link'] };
    const answered = await service.call('POST', '/v1/sign-in/link', link);
    expect(answered).toMatchObject({ status: 200, body: { name: 'anna' } });
    expect(answered.headers.get('set-cookie')).toMatch(/HttpOnly[\s\S]*SameSite=Strict/u);
    expect((await service.call('POST', '/v1/sign-in/link', link)).status).toBe(401);
    const first = { cookie: cookieOf(answered) };
    expect((await service.call('GET', '/v1/me', undefined, first)).body).toMatchObject({ name: 'anna', roles: [] });
    expect((await service.call('PUT', '/v1/me/password', { new: 'short' }, first)).status).toBe(422);
    const set = await service.call('PUT', '/v1/me/password', { new: password }, first);
    expect(set.status).toBe(204);
    expect((await service.call('GET', '/v1/me', undefined, first)).status).toBe(401);
    const cookie = { cookie: cookieOf(set) };
    expect((await service.call('PUT', '/v1/me/password', { new: `${password}!` }, cookie)).status).toBe(403);
    await service.call('POST', '/v1/sign-out', undefined, cookie);
    expect((await service.call('GET', '/v1/me', undefined, cookie)).status).toBe(401);
    expect((await service.call('POST', '/v1/sign-in', { name: 'anna', password })).status).toBe(200);
  });

  it('is refused in the same words for a wrong password, a name that is not there, and a closed account', async () => {
    const anna = await service.account('anna');
    await service.call('PUT', '/v1/me/password', { new: password }, anna);
    const wrong = await service.call('POST', '/v1/sign-in', { name: 'anna', password: 'another password' });
    const nobody = await service.call('POST', '/v1/sign-in', { name: 'bert', password });
    await service.call('DELETE', '/v1/accounts/anna', undefined, service.owner);
    const closed = await service.call('POST', '/v1/sign-in', { name: 'anna', password });
    for (const refused of [nobody, closed]) expect(refused).toMatchObject({ status: 401, body: wrong.body });
    expect((await service.call('GET', '/v1/me', undefined, anna)).status).toBe(401);
  });

  it('ends when its time is over', async () => {
    const anna = await service.account('anna', 'viewer');
    expect((await service.call('GET', '/v1/corporations/acme', undefined, anna)).status).toBe(200);
    service.at('2199-01-01T00:00:00Z');
    expect((await service.call('GET', '/v1/corporations/acme', undefined, anna)).status).toBe(401);
  });

  it('is not done for a page of another origin', async () => {
    const { body } = await service.call('POST', '/v1/accounts', { name: 'anna' }, service.owner);
    const cookie = cookieOf(await service.call('POST', '/v1/sign-in/link', { link: body['link'] }));
    const headers = { cookie, 'content-type': 'text/plain', origin: 'https://elsewhere.example' };
    expect((await service.call('POST', '/v1/sign-out', 'x', headers)).status).toBe(403);
    expect((await service.call('GET', '/v1/me', undefined, { cookie })).status).toBe(200);
  });
});

describe('an API key', () => {
  it('is shown once, kept by its hash, limited, listed and revoked', async () => {
    const anna = await service.account('anna', 'secretary');
    const made = await service.call('POST', '/v1/me/keys', { permissions: ['read'] }, anna);
    const key = made.body['key'] as string;
    const limited = { authorization: `Bearer ${key}` };
    expect(key).toMatch(/^qk_/u);
    const listed = await service.call('GET', '/v1/me/keys', undefined, anna);
    expect(listed.text).not.toContain(key);
    expect((await service.call('GET', '/v1/corporations/acme/entries', undefined, limited)).status).toBe(200);
    const append = {
      expectedVersion: 0,
      entries: [{ id: 'a', type: 'person', on: '1999-01-04', basis: 'books', data: { id: 'x', kind: 'other' } }],
    };
    expect((await service.call('POST', '/v1/corporations/acme/entries', append, limited)).status).toBe(403);
    expect((await service.call('POST', '/v1/corporations/acme/entries', append, anna)).status).toBe(201);
    expect((await service.call('DELETE', `/v1/me/keys/${made.body['id'] as string}`, undefined, anna)).status).toBe(
      204,
    );
    expect((await service.call('GET', '/v1/me', undefined, limited)).status).toBe(401);
    expect((await service.call('DELETE', '/v1/me/keys/none', undefined, anna)).status).toBe(404);
  });

  it('made up is nobody’s', async () => {
    for (const authorization of ['Bearer qk_x', `Bearer qk_${'a'.repeat(43)}`, 'Basic YTpi', '']) {
      expect((await service.call('GET', '/v1/me', undefined, { authorization })).status).toBe(401);
    }
  });
});

describe('an examiner', () => {
  it('must have an end, and sees nothing after it', async () => {
    const name = 'examiner-of-banks';
    const key = await service.account(name);
    const give = async (grant: unknown) =>
      service.call('PUT', `/v1/corporations/acme/roles/${name}`, grant, service.owner);
    expect((await give({ role: 'examiner' })).status).toBe(422);
    const until = new Date(Date.now() + 3_600_000).toISOString();
    expect((await give({ role: 'examiner', until })).status).toBe(204);
    expect((await service.call('GET', '/v1/corporations/acme', undefined, key)).status).toBe(200);
    service.at(new Date(Date.now() + 7_200_000).toISOString());
    expect((await service.call('GET', '/v1/corporations/acme', undefined, key)).status).toBe(404);
    const soon = new Date(Math.ceil(Date.now() / 1_000) * 1_000 + 3_600_000);
    expect((await give({ role: 'examiner', until: soon.toISOString().replace('.000', '') })).status).toBe(204);
    service.at(new Date(soon.getTime() - 1).toISOString());
    expect((await service.call('GET', '/v1/corporations/acme', undefined, key)).status).toBe(200);
    service.at(new Date(soon.getTime() + 1).toISOString());
    expect((await service.call('GET', '/v1/corporations/acme', undefined, key)).status).toBe(404);
  });
});

describe('a role', () => {
  it('that was given or taken away is told of, with whose doing it was; nobody gives one to themselves', async () => {
    const administrator = await service.account('ada', 'administrator');
    const give = async (account: string, role: Role) =>
      service.call('PUT', `/v1/corporations/acme/roles/${account}`, { role }, administrator);
    await service.account('vera');
    expect((await give('vera', 'viewer')).status).toBe(204);
    expect((await give('ada', 'secretary')).status).toBe(403);
    const withdraw = async (account: string) =>
      (await service.call('DELETE', `/v1/corporations/acme/roles/${account}`, undefined, administrator)).status;
    await service.account('verena');
    // Of a mistaken name it would otherwise be believed that its role is gone.
    for (const never of ['Vera', 'verena', 'nobody']) expect(await withdraw(never)).toBe(404);
    expect(await withdraw('vera')).toBe(204);
    expect(await withdraw('vera')).toBe(204);
    const told = await service.call('GET', '/v1/corporations/acme/role-changes', undefined, administrator);
    expect(told.body).toMatchObject([
      { account: 'owner', role: 'secretary', by: 'owner' },
      { account: 'ada', role: 'administrator', by: 'owner' },
      { account: 'vera', role: 'viewer', by: 'ada' },
      { account: 'vera', by: 'ada' },
    ]);
  });
});
