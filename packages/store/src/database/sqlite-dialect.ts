import type { DatabaseSyncInstance, StatementSyncInstance } from '@photostructure/sqlite';
import { SqliteDialect, type SqliteStatement } from 'kysely';

/** Lets Kysely speak to a file of SQLite; a statement is prepared once for each text. */
export function sqliteDialect(database: DatabaseSyncInstance): SqliteDialect {
  const prepared = new Map<string, SqliteStatement>();
  return new SqliteDialect({
    database: {
      close: () => {
        release(database);
        database.close();
      },
      prepare: (text) => {
        const known = prepared.get(text);
        if (known !== undefined) return known;
        const statement = statementOf(database.prepare(text));
        if (prepared.size >= mostPrepared) prepared.clear();
        prepared.set(text, statement);
        return statement;
      },
    },
  });
}

const mostPrepared = 500;

/**
 * Gives the file up. A closed file stays locked while a prepared statement waits to be collected, so the lock is given back
 * first; that takes leaving the write-ahead log, which is in the file by then.
 */
function release(database: DatabaseSyncInstance): void {
  database.exec('pragma journal_mode = delete; pragma locking_mode = normal; select 1 from sqlite_master;');
}

function statementOf(statement: StatementSyncInstance): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...parameters),
    run: (parameters) => statement.run(...parameters),
    iterate: (parameters) => statement.iterate(...parameters),
  };
}
