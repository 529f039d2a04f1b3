import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool } from 'pg';
import { DatabaseUnusableError } from '../store-error.js';
import { inWords } from './in-words.js';
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
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    // Asked before anything else is. Where a database or a role has another usual level, those who come at once would be refused.
    client.query(readCommitted).catch(() => undefined);
  });
  return new Kysely<Tables>({ dialect: inWords(new PostgresDialect({ pool })) });
}

/** Whoever waited for a row sees what others did of it meanwhile, and goes on: every transaction here is written so. */
const readCommitted = 'set session characteristics as transaction isolation level read committed';

/** How long a connection is waited for, in milliseconds. */
const longestWait = 10_000;

/**
 * Makes sure that a database holds every text: in another encoding some are refused when they are entered, and others are counted by
 * their bytes.
 * @throws {DatabaseUnusableError} with what to do, where it does not
 */
export async function mustBeUnicode(database: Kysely<Tables>): Promise<void> {
  const asked = sql<{ readonly server_encoding: string }>`show server_encoding`;
  const { rows } = await asked.execute(database);
  const encoding = rows[0]?.server_encoding;
  if (encoding === 'UTF8') return;
  throw new DatabaseUnusableError(
    `The database keeps its texts in ${encoding ?? 'an encoding that it does not tell'}, in which names and papers of other languages have no place. Make one with "create database ... encoding 'UTF8' template template0", and name that.`,
  );
}
