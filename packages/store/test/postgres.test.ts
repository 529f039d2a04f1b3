import { afterAll, beforeAll } from 'vitest';
import { openStore, type StorePlace } from '@quorate/store';
import { clockOf } from './clock.js';
import { startPostgres, type PostgresServer } from './servers/postgres-server.js';
import type { StoreUnderTest } from './store-suite.js';
import { suites } from './suites.js';

let server: PostgresServer;
let place: StorePlace = { url: '' };

beforeAll(async () => {
  server = await startPostgres({ durable: false });
});
afterAll(async () => server.stop());

for (const [name, division] of [
  ['PostgreSQL', {}],
  ['PostgreSQL divided by corporation', { partitions: 4 }],
] as const) {
  const under: StoreUnderTest = {
    fresh: async (clock) => {
      place = { url: await server.database(), ...division };
      return openStore(place, clockOf(clock));
    },
    again: async () => openStore(place),
  };
  for (const suite of suites) suite(name, under);
}
