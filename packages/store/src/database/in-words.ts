import {
  RawNode,
  SelectQueryNode,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import { StoreUnavailableError } from '../store-error.js';

/**
 * Lets Kysely speak to a database so that whatever the database fails at is told in words, wherever it is asked.
 * @throws {StoreUnavailableError} from every statement that the database does not carry out
 */
export function inWords(dialect: Dialect): Dialect {
  return {
    createDriver: () => new DriverInWords(dialect.createDriver()),
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (database) => dialect.createIntrospector(database),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  };
}

class DriverInWords implements Driver {
  private readonly driver: Driver;

  constructor(driver: Driver) {
    this.driver = driver;
  }

  async init(): Promise<void> {
    await this.driver.init();
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    return new ConnectionInWords(await told('reading', async () => this.driver.acquireConnection()));
  }

  async beginTransaction(connection: ConnectionInWords, settings: TransactionSettings): Promise<void> {
    await told('reading', async () => this.driver.beginTransaction(connection.connection, settings));
    connection.isInTransaction = true;
  }

  async commitTransaction(connection: ConnectionInWords): Promise<void> {
    await told('writing', async () => this.driver.commitTransaction(connection.connection));
    connection.isInTransaction = false;
  }

  async rollbackTransaction(connection: ConnectionInWords): Promise<void> {
    connection.isInTransaction = false;
    await told('writing', async () => this.driver.rollbackTransaction(connection.connection));
  }

  async releaseConnection({ connection }: ConnectionInWords): Promise<void> {
    await this.driver.releaseConnection(connection);
  }

  async destroy(): Promise<void> {
    await this.driver.destroy();
  }
}

class ConnectionInWords implements DatabaseConnection {
  readonly connection: DatabaseConnection;
  isInTransaction = false;

  constructor(connection: DatabaseConnection) {
    this.connection = connection;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const isRead = SelectQueryNode.is(query.query) || RawNode.is(query.query);
    const work = isRead && !this.isInTransaction ? 'reading' : 'writing';
    return told(work, async () => this.connection.executeQuery<R>(query));
  }

  streamQuery<R>(query: CompiledQuery, rows: number): AsyncIterableIterator<QueryResult<R>> {
    return this.connection.streamQuery<R>(query, rows);
  }
}

async function told<T>(what: 'writing' | 'reading', work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw isOfDatabase(error) ? new StoreUnavailableError(error.message, what, { cause: error }) : error;
  }
}

/** Errors of a database carry a code; mistakes of a program do not, or are of another type: what no column takes. */
function isOfDatabase(error: unknown): error is Error {
  if (!(error instanceof Error) || error instanceof TypeError) return false;
  return 'code' in error || /sqlite|connect|terminat/iu.test(error.message);
}
