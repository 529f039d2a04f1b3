import { afterAll, beforeAll } from 'vitest';
import { openStore, type StorePlace } from '@quorate/store';
import { clockOf } from './clock.js';
import { startPostgres, type PostgresServer } from './servers/postgres-server.js';
import { factRequestsSuite } from './fact-requests-suite.js';
import { frozenAnswersSuite } from './frozen-answers-suite.js';
import { hypotheticalsSuite } from './hypotheticals-suite.js';
import { accessSuite } from './access-suite.js';
import { readsSuite } from './reads-suite.js';
import { secondPersonSuite } from './second-person-suite.js';
import { storeSuite, type StoreUnderTest } from './store-suite.js';

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
  for (const suite of [
    storeSuite,
    accessSuite,
    secondPersonSuite,
    hypotheticalsSuite,
    factRequestsSuite,
    frozenAnswersSuite,
    readsSuite,
  ])
    suite(name, under);
}
