import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { openStore, turn } from '@quorate/store';
import { openSqlite } from '../../src/database/sqlite.js';
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
