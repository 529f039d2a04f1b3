import { afterAll, beforeAll } from 'vitest';
import { suitesOnPostgres } from './on-postgres.js';
import { startPostgres, type PostgresServer } from './servers/postgres-server.js';

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres({ durable: false });
});
afterAll(async () => server.stop());

// Divided by corporation, as the file beside this one has it, more can go wrong; undivided, something else.
suitesOnPostgres('PostgreSQL', {}, () => server);
