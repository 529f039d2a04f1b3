import { roles, type Role } from '@quorate/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testService, type TestService } from '../service.js';
import { busyMatter, filled, type BusyMatter, type Key } from './busy-matter.js';
import { routesInMatters } from './routes-in-matters.js';

let service: TestService;
let inside: BusyMatter;
const keys = new Map<string, Key>();
const keyOf = (name: string) => keys.get(name) ?? {};

beforeAll(async () => {
  service = await testService();
  await service.call('POST', '/v1/corporations', { id: 'acme', charter: 'peoples-bankcorp' }, service.owner);
  const make = async (name: string, role?: Role) => keys.set(name, await service.account(name, role));
  for (const role of roles) for (const place of ['in', 'elsewhere', 'out']) await make(`${place}-${role}`, role);
  await make('stranger');
  await make('former', 'counsel');
  await make('removed', 'counsel');
  inside = await busyMatter(service, keyOf('in-counsel'));
  const elsewhere = await busyMatter(service, keyOf('elsewhere-counsel'), 'Another');
  const { matters } = service.store;
  const here = { corporation: 'acme', matter: inside.matter };
  for (const role of roles) {
    await matters.members.add(here, { account: `in-${role}`, by: 'in-counsel' });
    await matters.members.add(
      { ...here, matter: elsewhere.matter },
      { account: `elsewhere-${role}`, by: 'elsewhere-counsel' },
    );
  }
  for (const account of ['former', 'removed', 'stranger'])
    await matters.members.add(here, { account, by: 'in-counsel' });
  await service.call('DELETE', '/v1/corporations/acme/roles/former', undefined, service.owner);
  await matters.members.remove(here, { account: 'removed', by: 'in-counsel' });
});
afterAll(async () => service.close());

const callerOutside = [
  'owner',
  'stranger',
  'former',
  'removed',
  'in-administrator',
  ...roles.flatMap((role) => [`elsewhere-${role}`, `out-${role}`]),
];

describe('a route into a matter', () => {
  it.each(Object.entries(routesInMatters))('%s is there for members alone', async (route, { may, path, ...how }) => {
    const [method = ''] = route.split(' ');
    const put = async (key: Key, matter: string) => {
      const address = filled(`/v1/corporations/acme/matters/{matter}${path}`, { ...inside, matter });
      return service.call(method, address, how.body, { ...how.headers, ...key });
    };
    expect((await put({}, inside.matter)).status).toBe(401);
    for (const name of callerOutside) {
      const key = name === 'owner' ? service.owner : keyOf(name);
      const theirs = await put(key, inside.matter);
      const none = await put(key, 'f'.repeat(32));
      expect([theirs.status, theirs.body['detail']], name).toEqual([404, 'There is no such matter.']);
      expect(told(theirs)).toEqual(told(none));
    }
    for (const role of roles.filter((each) => each !== 'administrator')) {
      const answered = await put(keyOf(`in-${role}`), inside.matter);
      expect(answered.text).not.toContain('There is no such matter');
      expect(answered.headers.get('cache-control')).toBe('no-store');
      if (!may.includes(role)) expect(answered.status, role).toBe(403);
      else expect([200, 201, 204, 404, 409], `${role}: ${answered.text}`).toContain(answered.status);
      if (answered.status === 200 && how.reads !== undefined) await expectRead(`in-${role}`, how.reads);
      else expect(answered.status === 200, 'what is given out is in the log').toBe(false);
    }
    expect(service.errors).toEqual([]);
  });
});

async function expectRead(by: string, [what, subject]: readonly [string, string]): Promise<void> {
  const [last] = await service.store.reads.of('acme', { matter: inside.matter, limit: 1 });
  expect(last).toMatchObject({ by, what, subject: filled(subject, { ...inside }) });
}

function told({ status, text, headers }: Awaited<ReturnType<TestService['call']>>) {
  return { status, text, headers: [...headers].filter(([name]) => name !== 'x-request-id') };
}
