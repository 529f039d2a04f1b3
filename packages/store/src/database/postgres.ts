import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import type { Tables } from './tables.js';

/** Opens a PostgreSQL database by its URL. Connections are made when they are needed, and made anew when the server comes back. */
export function openPostgres(
  url: string,
  { connections = 10 }: { readonly connections?: number } = {},
): Kysely<Tables> {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    application_name: 'quorate',
    // Where the server takes no connection, or answers on none of them, whoever waits is told so, and does not wait for ever.
    connectionTimeoutMillis: longestWait,
    keepAlive: true,
    keepAliveInitialDelayMillis: longestWait,
  });
  // A connection that the server drops, at rest or between two statements, ends the next statement on it with an error in its
  // own place; nobody else needs to hear of it.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

/** How long a connection is waited for, in milliseconds. */
const longestWait = 10_000;
