import { builtInCharters } from '@quorate/charters';
import { application, hashPassword, usualLimits } from '@quorate/server';
import { openStore } from '@quorate/store';
import { expect, it, onTestFinished } from 'vitest';
import { startPostgres } from '../../../store/test/servers/postgres-server.js';

it('several servers on one PostgreSQL count attempts to sign in together', async () => {
  const server = await startPostgres({ durable: false });
  onTestFinished(async () => server.stop());
  const url = await server.database();
  const stores = [await openStore({ url }), await openStore({ url })];
  onTestFinished(async () => void (await Promise.all(stores.map(async (store) => store.close()))));
  const passwordHash = await hashPassword('a quorum of words');
  await stores[0]?.accounts.open({ name: 'anna', isOwner: false, passwordHash });
  const limits = { ...usualLimits, signingIn: 1_000, byName: 6 };
  const servers = stores.map((store) =>
    application({ store, charters: builtInCharters, logError: () => undefined, limits }),
  );
  const tried = Array.from({ length: 20 }, async (_, each) => {
    const body = JSON.stringify({ name: 'anna', password: 'wrong' });
    const headers = { 'content-type': 'application/json' };
    return (await servers[each % 2]?.request('/v1/sign-in', { method: 'POST', headers, body }))?.status;
  });
  const statuses = await Promise.all(tried);
  expect(statuses.filter((status) => status === 401)).toHaveLength(6);
  expect(statuses.filter((status) => status === 429)).toHaveLength(14);
  await server.stop();
  // Without its database a server says so, and is not to be asked until it is back.
  const headers = { authorization: `Bearer qk_${'a'.repeat(43)}` };
  for (const path of ['/ready', '/v1/me']) {
    const answer = await servers[0]?.request(path, { headers });
    expect(answer?.status, path).toBe(503);
    expect(await answer?.json()).toMatchObject({ title: 'Store unavailable' });
  }
  expect((await servers[0]?.request('/health'))?.status).toBe(200);
});
