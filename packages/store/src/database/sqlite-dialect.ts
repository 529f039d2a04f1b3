import type { DatabaseSyncInstance, StatementSyncInstance } from '@photostructure/sqlite';
import { setImmediate as othersTurn } from 'node:timers/promises';
import {
  SelectQueryNode,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  type SqliteDatabase,
  type SqliteStatement,
} from 'kysely';

/**
 * Lets Kysely speak to a file of SQLite; a statement is prepared once for each text.
 * @param isThere whether the file is still where it was opened
 */
export function sqliteDialect(database: DatabaseSyncInstance, isThere: () => boolean): SqliteDialect {
  const prepared = new Map<string, SqliteStatement>();
  return new DialectInTurns({
    close: () => {
      release(database);
      database.close();
    },
    isInTransaction: () => database.isTransaction,
    isThere,
    prepare: (text) => {
      const known = prepared.get(text);
      if (known !== undefined) return known;
      const statement = statementOf(database.prepare(text));
      if (prepared.size >= mostPrepared) prepared.clear();
      prepared.set(text, statement);
      return statement;
    },
  });
}

const mostPrepared = 500;

/** What Kysely asks of a file, whether a transaction is open in it, and whether it is still where it was opened. */
interface SqliteFile extends SqliteDatabase {
  isInTransaction(): boolean;
  isThere(): boolean;
}

class DialectInTurns extends SqliteDialect {
  private readonly file: SqliteFile;

  constructor(file: SqliteFile) {
    super({ database: file });
    this.file = file;
  }

  override createDriver(): SqliteDriver {
    return new DriverInTurns(this.file);
  }

  override createAdapter(): SqliteAdapter {
    return new AdapterOfFile();
  }
}

/** Tables are changed in a transaction, as rows are: whoever is stopped meanwhile leaves them as they were. */
class AdapterOfFile extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/**
 * A file of SQLite answers at once, so that all who wait for it would have what they want in one go: after a transaction, after some
 * statements, and after one that writes much, whoever waits for something else has a turn; and so before its log, of a transaction that
 * wrote much, is written over to the file.
 */
class DriverInTurns extends SqliteDriver {
  private readonly file: SqliteFile;
  private inThisTurn = 0;
  private isInTransaction = false;
  /** What the transaction was given to write, in bytes. */
  private given = 0;

  constructor(file: SqliteFile) {
    super({ database: file });
    this.file = file;
  }

  /** @throws {Error} where the file was removed, or another is in its place: what is written to it is lost with this process */
  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    if (!this.file.isThere()) {
      await super.releaseConnection();
      throw new Error('The file of SQLite was removed or replaced. Put it back, or stop, restore it and start again');
    }
    if (this.inThisTurn >= mostInOneTurn) await othersTurn();
    if (this.inThisTurn === 0) setImmediate(() => (this.inThisTurn = 0));
    this.inThisTurn += 1;
    return {
      executeQuery: async <R>(query: CompiledQuery) => {
        const isLong = SelectQueryNode.is(query.query) && !this.isInTransaction;
        const result = isLong ? await this.readInTurns<R>(query) : await connection.executeQuery<R>(query);
        const size = query.parameters.reduce<number>((sum, parameter) => sum + sizeOf(parameter), 0);
        this.given += size;
        if (size > much) await othersTurn();
        return result;
      },
      streamQuery: (...query) => connection.streamQuery(...query),
    };
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    this.inThisTurn = mostInOneTurn;
    await super.beginTransaction(connection);
    this.isInTransaction = true;
    this.given = 0;
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const isMuch = this.given > much;
    if (isMuch) this.set('wal_autocheckpoint = 0');
    try {
      await super.commitTransaction(connection);
    } finally {
      if (isMuch) this.set(`wal_autocheckpoint = ${usualLog}`);
    }
    this.isInTransaction = false;
    if (isMuch) await this.writeLogOver();
  }

  private async writeLogOver(): Promise<void> {
    await othersTurn();
    try {
      this.set('wal_checkpoint(passive)');
    } catch {
      // What was committed is in the log, and stays there: SQLite says as little where it does the same with a commit.
    }
    await othersTurn();
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    this.isInTransaction = false;
    // Where the disk is full SQLite has done so itself: to do it again would fail, and hide why.
    if (this.file.isInTransaction()) await super.rollbackTransaction(connection);
  }

  /** Whoever reads or writes comes to an end first: in the midst of either the file cannot be closed. */
  override async destroy(): Promise<void> {
    await super.acquireConnection();
    try {
      await super.destroy();
    } finally {
      await super.releaseConnection();
    }
  }

  private set(pragma: string): void {
    this.file.prepare(`pragma ${pragma}`).all([]);
  }

  /** What is read, however many rows it has, some of them in one go: outside of a transaction nobody else uses the file meanwhile. */
  private async readInTurns<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const rows: R[] = [];
    for (const row of this.file.prepare(sql).iterate(parameters)) {
      rows.push(row as R);
      if (rows.length % mostRowsInOneTurn === 0) await othersTurn();
    }
    return { rows };
  }
}

const mostRowsInOneTurn = 500;

const mostInOneTurn = 10;

/** In bytes. */
const much = 1_000_000;

/** How many pages the log has before a commit writes it over to the file: SQLite's own measure. */
const usualLog = 1_000;

function sizeOf(parameter: unknown): number {
  return parameter instanceof Uint8Array || typeof parameter === 'string' ? parameter.length : 0;
}

/**
 * Gives the lock of the file back, which a closed file keeps while a prepared statement waits to be collected: that takes leaving the
 * write-ahead log. Where the file was removed or the disk is full the log stays, with all that was committed, and so does the lock.
 */
function release(database: DatabaseSyncInstance): void {
  try {
    database.exec('pragma journal_mode = delete; pragma locking_mode = normal; select 1 from sqlite_master;');
  } catch {
    // Whoever opens the file next reads the log with it.
  }
}

function statementOf(statement: StatementSyncInstance): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...parameters),
    run: (parameters) => statement.run(...parameters),
    iterate: (parameters) => statement.iterate(...parameters),
  };
}
