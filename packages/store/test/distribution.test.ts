import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { distribute, openStore } from '@quorate/store';
import { fill } from './filled-store.js';
import { behindTheStore } from './servers/behind-the-store.js';
import { withCitusStandIn } from './servers/citus-stand-in.js';
import { startPostgres, type PostgresServer } from './servers/postgres-server.js';

let server: PostgresServer;

beforeAll(async () => {
  server = await startPostgres({ durable: false });
});
afterAll(async () => server.stop());

const distributed = async (url: string) =>
  behindTheStore(
    { url },
    'select logicalrelid::text as name, partkey, colocationid from pg_dist_partition order by name',
  );

describe('a store over several servers', () => {
  it('has every table of corporations distributed by corporation, all collocated, and those of the service left whole', async () => {
    const url = await server.database();
    const store = await openStore({ url });
    await fill(store);
    await store.close();
    await withCitusStandIn(url);
    const planned = await distribute(url, { dryRun: true });
    expect(await distributed(url)).toEqual([]);
    expect(planned[0]).toEqual({
      table: 'corporations',
      lies: 'distributed',
      statement: "select create_distributed_table('corporations', 'corporation', colocate_with => 'none')",
    });
    expect(planned.find(({ table }) => table === 'entries')?.statement).toBe(
      "select create_distributed_table('entries', 'corporation', colocate_with => 'corporations')",
    );
    expect(planned.filter(({ lies }) => lies === 'everywhere')).toEqual([
      { table: 'grants', lies: 'everywhere', statement: "select create_reference_table('grants')" },
    ]);
    expect(planned.filter(({ lies }) => lies === 'coordinator').map(({ table }) => table)).toEqual([
      'accounts',
      'begun_sign_ins',
      'counts',
      'identities',
      'secrets',
    ]);
    expect(await distribute(url)).toEqual(planned);
    const now = await distributed(url);
    expect(now.length).toBe(planned.length - 5);
    expect(now.filter(({ colocationid }) => colocationid !== 1)).toMatchObject([{ name: 'grants', partkey: null }]);
    for (const { name, partkey } of now) if (name !== 'grants') expect(partkey).toBe('corporation');
    const again = await distribute(url);
    expect(again.filter(({ statement }) => statement !== undefined)).toEqual([]);
    expect(again.map(({ table }) => table)).toEqual(planned.map(({ table }) => table));
  });

  it('can be distributed by corporation: it is in every key', async () => {
    const url = await server.database();
    await (await openStore({ url })).close();
    const keys = await behindTheStore(
      { url },
      `select i.indrelid::regclass::text as name from pg_index i
       join pg_attribute a on a.attrelid = i.indrelid and a.attname = 'corporation'
       where i.indisunique and not a.attnum = any(i.indkey)`,
    );
    expect(keys).toEqual([]);
  });

  it('takes a table up that is not distributed yet, and refuses one that is distributed otherwise', async () => {
    const url = await server.database();
    await (await openStore({ url })).close();
    await withCitusStandIn(url);
    await behindTheStore({ url }, "select create_distributed_table('corporations', 'corporation', 'none')");
    const left = await distribute(url, { dryRun: true });
    expect(left[0]).toEqual({ table: 'corporations', lies: 'distributed' });
    expect(left.filter(({ statement }) => statement !== undefined).length).toBe(left.length - 6);
    await behindTheStore({ url }, "select create_distributed_table('entries', 'id', 'none')");
    await expect(distribute(url)).rejects.toThrow(/entries is distributed otherwise.*undistribute_table\('entries'\)/u);
  });

  it('says what is missing: Citus, or a store', async () => {
    const url = await server.database();
    await expect(distribute(url)).rejects.toThrow('has no Citus');
    await withCitusStandIn(url);
    await expect(distribute(url, { dryRun: true })).rejects.toThrow('There are no tables of Quorate');
    expect((await distribute(url)).length).toBeGreaterThan(20);
  });
});
