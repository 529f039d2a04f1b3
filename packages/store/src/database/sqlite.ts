import { closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { Kysely, sql } from 'kysely';
import { DatabaseUnusableError } from '../store-error.js';
import type { Tables } from './tables.js';
import { inWords } from './in-words.js';
import { sqliteDialect } from './sqlite-dialect.js';

/**
 * Opens a file of SQLite for this process alone, and makes it, with its folder, where there is none: nobody else on the machine
 * may read what is made. A commit is on disk when
 * it returns (write-ahead log, synchronous FULL).
 * @throws {DatabaseUnusableError} where another process has the file open, or it is no file of SQLite
 */
export function openSqlite(path: string): Kysely<Tables> {
  if (path !== inMemory) mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const database = opened(path);
  const inode = inodeOf(path);
  return new Kysely<Tables>({ dialect: inWords(sqliteDialect(database, () => inodeOf(path) === inode)) });
}

/** By which a file is known whatever its name; none of what is in memory, or cannot be looked for. */
function inodeOf(path: string): bigint | undefined {
  try {
    return path === inMemory ? undefined : statSync(path, { bigint: true }).ino;
  } catch {
    return undefined;
  }
}

/** What SQLite finds wrong in its own file, each in its words. */
export async function damagesOf(database: Kysely<Tables>): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly integrity_check: string }>`pragma integrity_check`.execute(database);
  return rows.map(({ integrity_check: says }) => says).filter((says) => says !== 'ok');
}

const inMemory = ':memory:';

function opened(path: string): DatabaseSyncInstance {
  try {
    // SQLite gives its logs the rights of the file that they belong to.
    if (path !== inMemory) closeSync(openSync(path, 'a', 0o600));
    const database = new DatabaseSync(path, { timeout: 2_000 });
    // The lock is taken with the first write and kept until the file is closed: nobody else reads half of anything.
    database.exec('pragma locking_mode = exclusive; pragma journal_mode = wal; pragma synchronous = full;');
    // What is erased is written over, not only given free: a file that is carried elsewhere has no trace of it.
    database.exec('pragma secure_delete = on;');
    database.exec('begin immediate; commit;');
    return database;
  } catch (error) {
    throw new DatabaseUnusableError(whyNot(path, error instanceof Error ? error.message : String(error)));
  }
}

function whyNot(path: string, problem: string): string {
  if (/locked|busy/iu.test(problem)) {
    return `Another process has ${path} open. Ask it (a running server answers the command line too), or stop it first.`;
  }
  if (/not a database|malformed|corrupt/iu.test(problem)) {
    return `${path} is no file of SQLite, or it is damaged (${problem}). Restore it from a backup, or name another file.`;
  }
  return `${path} cannot be opened: ${problem}. Check the path, the rights to it, and the room on the disk.`;
}
