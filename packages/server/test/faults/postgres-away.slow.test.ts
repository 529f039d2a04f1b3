import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { StoreUnavailableError } from '@quorate/store';
import { startPostgres } from '../../../store/test/servers/postgres-server.js';
import { keepTestsIn } from '../place.js';
import { testService } from '../service.js';

const server = await startPostgres({ durable: false });
afterAll(async () => server.stop());

/** A way to the server on which nothing goes through while it is shut: neither a connection nor an answer is refused. */
async function wayTo(url: string) {
  const { port } = new URL(url);
  const ends = new Set<Socket>();
  let isShut = false;
  const way = createServer((from) => {
    const to = connect(Number(port), '127.0.0.1');
    for (const [end, other] of [
      [from, to],
      [to, from],
    ] as const) {
      ends.add(end);
      end.on('error', () => undefined);
      end.once('close', () => {
        ends.delete(end);
        other.destroy();
      });
      end.pipe(other);
      if (isShut) end.pause();
    }
  });
  await new Promise<void>((resolve) => way.listen(0, '127.0.0.1', resolve));
  const through = new URL(url);
  through.port = String((way.address() as AddressInfo).port);
  return {
    url: through.href,
    shut: () => {
      isShut = true;
      for (const end of ends) end.pause();
    },
    open: () => {
      isShut = false;
      for (const end of ends) end.resume();
    },
    close: () => {
      for (const end of ends) end.destroy();
      way.close();
    },
  };
}

it('a database that answers nothing any more is told of in time, and used again when it does', async () => {
  const way = await wayTo(await server.database());
  afterAll(() => way.close());
  keepTestsIn(async () => ({ url: way.url }));
  const service = await testService();
  await service.call('POST', '/v1/corporations', { id: 'acme', charter: 'peoples-bankcorp' }, service.owner);
  const asked = async () => service.call('GET', '/v1/corporations/acme', undefined, service.owner);
  way.shut();
  const began = performance.now();
  // More than there are connections: those that have none are told, and those that have one wait for its answer.
  const waiting = Array.from({ length: 30 }, asked);
  const ready = await service.call('GET', '/ready');
  expect(ready.status).toBe(503);
  const told = await Promise.race(waiting);
  expect(told.status).toBe(503);
  expect(performance.now() - began).toBeLessThan(20_000);
  way.open();
  const statuses = (await Promise.all(waiting)).map(({ status }) => status);
  expect(statuses.every((status) => status === 200 || status === 503)).toBe(true);
  expect((await asked()).status).toBe(200);
  expect((await service.call('GET', '/ready')).status).toBe(200);
  await service.close();
});

it('a database that is started again in the midst of requests loses none that were acknowledged', async () => {
  keepTestsIn(async () => ({ url: await server.database() }));
  const service = await testService();
  await service.call('POST', '/v1/corporations', { id: 'acme', charter: 'peoples-bankcorp' }, service.owner);
  const restarted = server.restart();
  let acknowledged = 0;
  for (let at = 0; acknowledged < 20 && at < 2_000; at += 1) {
    const entries = [
      { id: `e${at}`, type: 'person', on: '2004-01-01', basis: 'books', data: { id: `person-${at}`, kind: 'other' } },
    ];
    const { body } = await service.call('GET', '/v1/corporations/acme', undefined, service.owner);
    const expectedVersion = Number(body['version'] ?? 0);
    const { status } = await service.call(
      'POST',
      '/v1/corporations/acme/entries',
      { expectedVersion, entries },
      service.owner,
    );
    expect([201, 409, 503]).toContain(status);
    if (status === 201) acknowledged += 1;
  }
  await restarted;
  const { body } = await service.call('GET', '/v1/corporations/acme', undefined, service.owner);
  expect(Number(body['version'])).toBeGreaterThanOrEqual(acknowledged);
  expect(service.errors.filter((error) => !(error instanceof StoreUnavailableError))).toEqual([]);
  await service.close();
});
