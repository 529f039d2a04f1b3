import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withCitusStandIn } from '../../store/test/servers/citus-stand-in.js';
import { startPostgres, type PostgresServer } from '../../store/test/servers/postgres-server.js';
import { ran } from './command-line.js';

let server: PostgresServer;
const before = { url: process.env['DATABASE_URL'], data: process.env['QUORATE_DATA'] };

beforeAll(async () => {
  server = await startPostgres({ durable: false });
  delete process.env['QUORATE_DATA'];
});
afterAll(async () => {
  for (const [name, value] of [
    ['DATABASE_URL', before.url],
    ['QUORATE_DATA', before.data],
  ] as const) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
  await server.stop();
});

describe('quorate store distribute', () => {
  it('tells what it would do, does it, and says again that nothing is left to do', async () => {
    const url = await server.database();
    process.env['DATABASE_URL'] = url;
    expect(await ran('store', 'distribute')).toMatchObject({
      code: 2,
      err: expect.stringContaining('has no Citus') as string,
    });
    await withCitusStandIn(url);
    expect((await ran('journal', 'list')).code).toBe(0);
    const planned = await ran('store', 'distribute', '--dry-run');
    expect(planned.out).toContain(
      "create_distributed_table('entries', 'corporation', colocate_with => 'corporations');",
    );
    expect(planned.out).toMatch(/Nothing was done\. \d+ tables would be spread\./u);
    const { out, code } = await ran('store', 'distribute');
    expect(out).toMatch(/^entries +distributed, now$/mu);
    expect(out).toMatch(/^accounts +whole, on the coordinator/mu);
    expect(out).toMatch(/Spread over the servers: \d+ tables\./u);
    expect(code).toBe(0);
    expect((await ran('store', 'distribute')).out).toContain('Nothing to do');
  });

  it('refuses a file', async () => {
    delete process.env['DATABASE_URL'];
    const { code, err } = await ran('store', 'distribute');
    expect(err).toContain('A file of SQLite is on one machine');
    expect(code).toBe(2);
  });
});
