import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore, StoreUnavailableError, type Appending, type Store } from '@quorate/store';
import { acme, issued, person } from '../entries.js';
import { startPostgres, type PostgresServer } from '../servers/postgres-server.js';
import { killedAgainAndAgain } from './killed.js';

describe('a PostgreSQL server', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres({ durable: true });
  });
  afterAll(async () => server.stop());

  it('loses nothing acknowledged, and enters nothing twice, when it is started again under load', async () => {
    const store = await openStore({ url: await server.database() });
    await store.keep(acme);
    await store.append({ corporation: 'acme', expectedVersion: 0, entries: [person('anna')] });
    let interrupted = 0;
    const writing = Promise.all(
      Array.from({ length: 8 }, async (_, writer) => {
        for (let turn = 0; turn < 15; turn += 1) {
          interrupted += await entered(store, `w${writer}-${turn}`);
        }
      }),
    );
    await server.restart();
    await writing;
    const sound = await store.verify('acme');
    expect(sound.broken).toBeUndefined();
    expect(sound.intact.version).toBe(1 + 8 * 15);
    expect(interrupted).toBeGreaterThan(0);
    await store.close();
  });

  it('is brought to its tables by two processes at once', async () => {
    const url = await server.database();
    const stores = await Promise.all([openStore({ url }), openStore({ url }), openStore({ url })]);
    await stores[0].keep(acme);
    expect(await stores[2].corporation('acme')).toMatchObject({ version: 0 });
    await Promise.all(stores.map(async (each) => each.close()));
  });

  it('loses nothing acknowledged when its writer is killed', async () => {
    const place = { url: await server.database() };
    const store = await openStore(place);
    await store.keep(acme);
    await store.close();
    await killedAgainAndAgain(place, { rounds: 2, seed: 4 });
  });
});

describe('a PostgreSQL server for tests', () => {
  it('ends with whoever started it, however that ends', async () => {
    const left = fileURLToPath(new URL('left-alone.ts', import.meta.url));
    const starter = spawn(process.execPath, ['--import', 'tsx', left], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [url] = await once(starter.stdout, 'data');
    expect(await answers(String(url).trim())).toBe(true);
    const ended = once(starter, 'exit');
    starter.kill('SIGKILL');
    await ended;
    await expect.poll(async () => answers(String(url).trim())).toBe(false);
  });
});

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Enters one entry as a client does that retries under one key; tells how often it had to. */
async function entered(store: Store, id: string): Promise<number> {
  let retries = 0;
  let request: Appending | undefined;
  for (;;) {
    try {
      request ??= await requestFor(store, id);
      await store.append(request);
      return retries;
    } catch (error) {
      // Another came in between: a new request. The server was gone: the same request, under the same key.
      if (error instanceof StoreUnavailableError) retries += 1;
      else request = undefined;
      await new Promise((resume) => setTimeout(resume, 20));
    }
  }
}

async function requestFor(store: Store, id: string): Promise<Appending> {
  const { version } = await store.corporation('acme');
  const idempotencyKey = `${id}-${version}`;
  return { corporation: 'acme', expectedVersion: version, entries: [issued(id, 'anna', 1)], idempotencyKey };
}
