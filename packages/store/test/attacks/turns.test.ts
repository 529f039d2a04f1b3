import { createHash, Hash, webcrypto } from 'node:crypto';
import { statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as othersTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, it, onTestFinished, vi } from 'vitest';
import { GatheredBytes, openStore, turn } from '@quorate/store';
import { openSqlite } from '../../src/database/sqlite.js';
import { acme, issued } from '../entries.js';
import { turnsMeanwhile } from '../turns-meanwhile.js';

const works = 40;
const portions = 10;

it('however many long works are done at once, one goes on between two turns of others, each as far as the rest', async () => {
  let done = 0;
  const most = { atOnce: 0, ahead: 0 };
  const progress = Array.from({ length: works }, () => 0);
  let seen = 0;
  let watching = setImmediate(function next() {
    most.atOnce = Math.max(most.atOnce, done - seen);
    seen = done;
    watching = setImmediate(next);
  });
  const work = async (each: number): Promise<void> => {
    for (let portion = 0; portion < portions; portion += 1) {
      await turn();
      done += 1;
      progress[each] = portion + 1;
      most.ahead = Math.max(most.ahead, Math.max(...progress) - Math.min(...progress));
    }
  };
  await Promise.all(progress.map(async (_, each) => work(each)));
  clearImmediate(watching);
  expect(done).toBe(works * portions);
  expect(most).toEqual({ atOnce: 1, ahead: 1 });
});

it('however many wait for a file of SQLite, others have their turn after each transaction and after some statements', async () => {
  const store = await openStore({ file: ':memory:' });
  onTestFinished(async () => store.close());
  const each = Array.from({ length: 200 }, (_, at) => `c-${at}`);
  const corporation = { name: 'Acme', charter: 'peoples-bankcorp' };
  const kept = await turnsMeanwhile(async () =>
    Promise.all(each.map(async (id) => store.keep({ id, ...corporation }))),
  );
  expect(kept.turns).toBeGreaterThanOrEqual(199);
  const read = await turnsMeanwhile(async () => Promise.all(each.map(async (id) => store.corporation(id))));
  expect(read.turns).toBeGreaterThanOrEqual(19);
});

it('a long list that was judged elsewhere is gone through some of it at a time, whatever is looked for in it', async () => {
  const store = await openStore({ file: ':memory:' });
  onTestFinished(async () => store.close());
  await store.keep(acme);
  store.judgedBy(async () => []);
  const watched = lookedAt(5_000);
  const most = await watched.mostInOneTurn(async () =>
    store.append({ corporation: 'acme', expectedVersion: 0, entries: watched.entries }),
  );
  expect(watched.looks()).toBeGreaterThan(15_000);
  expect(most).toBeLessThanOrEqual(2_000);
});

it('a long proposal that is sent again is held against the first some of it at a time', async () => {
  const store = await openStore({ file: ':memory:' });
  onTestFinished(async () => store.close());
  await store.keep(acme);
  store.judgedBy(async () => []);
  const proposed = { id: 'p', by: 'ann', entries: lookedAt(2_000).entries };
  await store.proposals.propose('acme', proposed);
  const again = lookedAt(2_000);
  const most = await again.mostInOneTurn(async () =>
    store.proposals.propose('acme', { ...proposed, entries: again.entries }),
  );
  expect(again.looks()).toBeGreaterThan(2_000);
  expect(most).toBeLessThanOrEqual(4_000);
});

it('nor does a statement that writes much go on to the end of its transaction before others have their turn', async () => {
  const database = openSqlite(':memory:');
  onTestFinished(async () => database.destroy());
  const { turns } = await turnsMeanwhile(async () =>
    database.transaction().execute(async (transaction) => {
      await sql`create table much (content blob)`.execute(transaction);
      await sql`insert into much values (${new Uint8Array(2_000_000)})`.execute(transaction);
    }),
  );
  expect(turns).toBeGreaterThanOrEqual(1);
});

it('bytes of which it is known how many come are neither moved nor copied in one go', () => {
  const [moving, copying] = [vi.spyOn(Uint8Array.prototype, 'set'), vi.spyOn(Uint8Array.prototype, 'slice')];
  onTestFinished(() => void vi.restoreAllMocks());
  const gathered = new GatheredBytes(1_000_000);
  for (let part = 0; part < 10; part += 1) gathered.add(new Uint8Array(100_000).fill(part));
  const all = gathered.taken();
  expect([moving.mock.calls.length, copying.mock.calls.length]).toEqual([10, 0]);
  // What is gathered next is apart from what was taken.
  gathered.add(new Uint8Array([7]));
  expect([all.byteLength, all[0], all[999_999], gathered.taken()]).toEqual([1_000_000, 0, 9, new Uint8Array([7])]);
});

it('a paper is hashed some of it at a time, where it lies', async () => {
  const store = await openStore({ file: ':memory:' });
  onTestFinished(async () => store.close());
  await store.keep({ id: 'acme', name: 'Acme', charter: 'peoples-bankcorp' });
  const content = new Uint8Array(3_000_000).fill(65);
  const expected = createHash('sha256').update(content).digest('hex');
  const hashing = vi.spyOn(Hash.prototype, 'update');
  const copied = vi.spyOn(webcrypto.subtle, 'digest');
  onTestFinished(() => void vi.restoreAllMocks());
  const paper = { name: 'a.txt', mediaType: 'text/plain', content, state: 'signed', by: 'ann' } as const;
  const { came, turns } = await turnsMeanwhile(async () => store.papers.keep('acme', paper));
  expect(came.hash).toBe(expected);
  expect(turns).toBeGreaterThan(10);
  expect(copied).not.toHaveBeenCalled();
  expect(Math.max(...hashing.mock.calls.map(([part]) => part.length))).toBeLessThanOrEqual(256_000);
});

it('whatever is long is written to the log of SQLite, at the latest with its commit, and to the file in a later turn', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'quorate-'));
  onTestFinished(async () => rm(folder, { recursive: true }));
  const file = join(folder, 'data.sqlite');
  const database = openSqlite(file);
  onTestFinished(async () => database.destroy());
  await sql`create table much (content blob)`.execute(database);
  for (const _ of ['one', 'another']) {
    const [log, before] = [statSync(`${file}-wal`).mtimeMs, statSync(file).size];
    const written = (): string =>
      [
        statSync(`${file}-wal`).mtimeMs > log ? 'log' : '',
        statSync(file).size > before + 9_000_000 ? 'file' : '',
      ].join();
    const seen = new Set<string>();
    let watching = setImmediate(function next() {
      seen.add(written());
      watching = setImmediate(next);
    });
    await database.transaction().execute(async (transaction) => {
      await sql`insert into much values (${new Uint8Array(9_800_000)})`.execute(transaction);
      expect(written()).not.toContain('file');
    });
    clearImmediate(watching);
    seen.delete(',');
    expect([...seen.add(written())]).toEqual(['log,', 'log,file']);
  }
  const { rows } = await sql<{ wal_autocheckpoint: number }>`pragma wal_autocheckpoint`.execute(database);
  expect(rows).toEqual([{ wal_autocheckpoint: 1_000 }]);
});

/** So many entries that tell how often anything of them was looked at, and how often at the most between two turns of others. */
function lookedAt(count: number) {
  let looks = 0;
  const entries = Array.from({ length: count }, (_, at) => {
    const { type, ...rest } = issued(`i-${at}`, 'dispersed', 1);
    const looked = <T>(value: T): T => {
      looks += 1;
      return value;
    };
    return Object.defineProperties(rest, {
      type: { enumerable: true, get: () => looked(type) },
      paper: { enumerable: true, get: () => looked(undefined) },
      personal: { enumerable: true, get: () => looked(undefined) },
    }) as ReturnType<typeof issued>;
  });
  return {
    entries,
    looks: () => looks,
    mostInOneTurn: async (work: () => Promise<unknown>): Promise<number> => {
      let [before, most] = [looks, 0];
      let watching = setImmediate(function next() {
        most = Math.max(most, looks - before);
        before = looks;
        watching = setImmediate(next);
      });
      await work();
      clearImmediate(watching);
      return Math.max(most, looks - before);
    },
  };
}

it('a long list in a file of SQLite is read some rows at a time, and whole', async () => {
  const database = openSqlite(':memory:');
  onTestFinished(async () => database.destroy());
  await sql`create table accounts (account text primary key)`.execute(database);
  await sql`insert into accounts with recursive n(i) as (select 1 union all select i + 1 from n where i < 10000) select 'a' || i from n`.execute(
    database,
  );
  const all = database.selectFrom('accounts').select('account');
  const { turns, came } = await turnsMeanwhile(async () => Promise.all([all.execute(), all.execute()]));
  expect(turns).toBeGreaterThanOrEqual(38);
  for (const rows of came) expect(new Set(rows.map(({ account }) => account)).size).toBe(10_000);
});

it('a file of SQLite is closed once the list that is read of it, or the transaction in it, has come to its end', async () => {
  for (const isWithin of [false, true]) {
    const store = openSqlite(':memory:');
    await sql`create table accounts (account text primary key)`.execute(store);
    await sql`insert into accounts with recursive n(i) as (select 1 union all select i + 1 from n where i < 3000) select 'a' || i from n`.execute(
      store,
    );
    const all = store.selectFrom('accounts').select('account');
    const reading = isWithin
      ? store.transaction().execute(async (transaction) => {
          await othersTurn();
          return transaction.selectFrom('accounts').select('account').execute();
        })
      : all.execute();
    await othersTurn();
    await store.destroy();
    expect(await reading).toHaveLength(3000);
    await expect(all.execute()).rejects.toThrow();
  }
});

it('what is read of thousands of things is recorded of some at a time', async () => {
  const store = await openStore({ file: ':memory:' });
  onTestFinished(async () => store.close());
  const reads = Array.from(
    { length: 10_000 },
    (_, at) => ({ by: 'anna', what: 'matter', subject: `m-${at}` }) as const,
  );
  const { turns } = await turnsMeanwhile(async () => store.reads.recordAll('acme', reads));
  expect(turns).toBeGreaterThanOrEqual(19);
});
