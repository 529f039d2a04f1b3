import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { startPostgres, type PostgresServer } from '../servers/postgres-server.js';
import { rewrittenSuite } from './rewritten.js';

const folder = mkdtempSync(join(tmpdir(), 'quorate-rewritten-'));
let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres({ durable: false });
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await server.stop();
});

rewrittenSuite('SQLite', async () => ({ file: join(folder, 'store.sqlite') }), 1_500);
rewrittenSuite('PostgreSQL', async () => ({ url: await server.database() }), 300);
