import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { StoreUnavailableError } from '@quorate/store';
import { startPostgres } from '../../../store/test/servers/postgres-server.js';
import { writingIn } from '../../../store/test/servers/writing-in.js';
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
  expect(performance.now() - began).toBeLessThan(60_000);
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

it.each([
  ['when something is written', 'create trigger fails before insert on entries for each row execute function fails()'],
  [
    'at the end of the transaction',
    'create constraint trigger fails after insert on entries deferrable initially deferred for each row execute function fails()',
  ],
])(
  'a database that fails %s, or goes then, is told of in words, and shows nothing of what was not done',
  async (_, trigger) => {
    const url = await server.database();
    keepTestsIn(async () => ({ url }));
    const service = await testService();
    await service.call('POST', '/v1/corporations', { id: 'acme', charter: 'peoples-bankcorp' }, service.owner);
    const enter = async (expectedVersion: number) => {
      const data = { id: `person-${expectedVersion}`, kind: 'other' };
      const entry = { id: `e${expectedVersion}`, type: 'person', on: '2004-01-01', basis: 'books', data };
      return service.call(
        'POST',
        '/v1/corporations/acme/entries',
        { expectedVersion, entries: [entry] },
        service.owner,
      );
    };
    const persons = async () => {
      const path = '/v1/corporations/acme/books/persons?asOf=2005-01-01';
      return JSON.parse((await service.call('GET', path, undefined, service.owner)).text) as readonly unknown[];
    };
    const byHand = await writingIn({ url });
    expect((await enter(0)).status).toBe(201);
    const full = "raise exception 'at /secret/disk' using errcode = '53100'";
    const onlyRead = "raise exception 'at /secret/disk' using errcode = '25006'";
    const gone = 'perform pg_terminate_backend(pg_backend_pid()); perform pg_sleep(1); return null';
    for (const does of [full, onlyRead, gone]) {
      await byHand.run(
        `create or replace function fails() returns trigger as $$ begin ${does}; end $$ language plpgsql`,
      );
      await byHand.run(trigger);
      const told = await enter(1);
      expect(told.status).toBe(503);
      expect(told.text).not.toContain('secret');
      expect(await persons()).toHaveLength(1);
      await byHand.run('drop trigger fails on entries');
    }
    await byHand.close();
    expect((await enter(1)).status).toBe(201);
    expect(await persons()).toHaveLength(2);
    expect(service.errors.filter((error) => !(error instanceof StoreUnavailableError))).toEqual([]);
    await service.close();
  },
);
