import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore, type StorePlace } from '@quorate/store';
import { byItselfSuite } from './attacks/by-itself-suite.js';
import { fill } from './filled-store.js';
import { olderFormatsSuite } from './formats/older-formats.js';
import { suitesOnPostgres } from './on-postgres.js';
import { tablesOf } from './servers/tables-of.js';
import { startPostgres, type PostgresServer } from './servers/postgres-server.js';

let server: PostgresServer;

beforeAll(async () => {
  server = await startPostgres({ durable: false, sortedBy: 'en-US' });
});
afterAll(async () => server.stop());

suitesOnPostgres('PostgreSQL divided by corporation', { partitions: 4 }, () => server);

olderFormatsSuite('PostgreSQL divided by corporation', async () => ({ url: await server.database(), partitions: 4 }));

byItselfSuite('PostgreSQL', async () => ({ url: await server.database() }), [
  [
    'a role that is taken away stays',
    [
      `create function stays() returns trigger language plpgsql as 'begin return null; end'`,
      'create trigger stays before delete on grants for each row execute function stays()',
    ],
  ],
  ['what is acknowledged is dropped', ['create rule dropped as on insert to legal_holds do instead nothing']],
  [
    'some rows are hidden from the service',
    ['create policy hidden on entries using (false)', 'alter table entries enable row level security'],
  ],
  [
    'roles are looked for in what somebody else says',
    ['alter table grants rename to grants_before', 'create view grants as select * from grants_before'],
  ],
]);

it('is not told as free of damages, as nobody looks at the files of a server', async () => {
  const store = await openStore({ url: await server.database() });
  expect(await store.damages()).toBeUndefined();
  await store.close();
});

describe('a backup', () => {
  const folder = mkdtempSync(join(tmpdir(), 'quorate-backup-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** What a restored store lacks: the secrets of browsers, what they began and how often they tried; and snapshots, which are made anew. */
  const lacks = (table: string, row: string): boolean =>
    table === 'begun_sign_ins' ||
    table === 'counts' ||
    table.startsWith('snapshot') ||
    (table === 'secrets' && !row.includes('["sort","key"]'));

  it('has every table that there is, from one kind of store to the other and back', async () => {
    const places: readonly StorePlace[] = [
      { file: join(folder, 'first.sqlite') },
      { url: await server.database(), partitions: 4 },
      { file: join(folder, 'last.sqlite') },
    ];
    let lines: readonly string[] | undefined;
    const found = [];
    for (const each of places) {
      const store = await openStore(each, { snapshotEvery: 2 });
      if (lines === undefined) await fill(store);
      else await store.backups.restore(stream(lines));
      lines = [];
      for await (const line of store.backups.lines()) lines = [...lines, line];
      await store.close();
      found.push(await tablesOf(each));
    }
    const [filled = {}, ...restored] = found;
    for (const [table, rows] of Object.entries(filled)) expect(rows.length, `rows of ${table}`).toBeGreaterThan(0);
    for (const each of restored) {
      expect(Object.keys(each)).toEqual(Object.keys(filled));
      for (const [table, rows] of Object.entries(filled)) {
        const kept = rows.filter((row) => !lacks(table, row));
        expect(each[table], table).toEqual(kept);
      }
    }
  });
});

async function* stream(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines;
}
