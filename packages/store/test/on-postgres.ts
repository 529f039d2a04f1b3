import { openStore, type StorePlace } from '@quorate/store';
import { clockOf } from './clock.js';
import { emptied } from './servers/emptied.js';
import type { PostgresServer } from './servers/postgres-server.js';
import type { StoreUnderTest } from './store-suite.js';
import { suites } from './suites.js';

/** Every suite of the store on a PostgreSQL server. The tables are made once, and emptied for each test. */
export function suitesOnPostgres(
  name: string,
  division: { readonly partitions?: number },
  server: () => PostgresServer,
): void {
  let made: string | undefined;
  let place: StorePlace = { url: '' };
  const under: StoreUnderTest = {
    fresh: async (clock, options) => {
      if (made === undefined) made = await server().database();
      else await emptied(made);
      place = { url: made, ...division };
      return openStore(place, { ...clockOf(clock), ...options });
    },
    again: async (options) => openStore(place, options),
    place: () => place,
  };
  for (const suite of suites) suite(name, under);
}
