import type { DuckDBConnection, DuckDBInstance, DuckDBValue } from '@duckdb/node-api';
import { TallyError } from './tally-error.js';

/** What DuckDB may use. */
export interface Resources {
  /** Processors; all of them if left out. */
  readonly threads?: number;
  /** How much memory, such as 2GB; beyond it spills to files. The process has up to 0.8 GB more: by itself it stays within 2 GB. */
  readonly memory?: string;
  /** The folder for what spills. */
  readonly folder: string;
}

/** What a cell of a result may be: texts, counts and sums. */
export type Cell = string | number | bigint | boolean | null;
export type Row = Readonly<Record<string, Cell>>;

/** DuckDB as the count uses it: statements one after another. */
export interface Database {
  run(sql: string, values?: Readonly<Record<string, DuckDBValue>>): Promise<void>;
  rows(sql: string, values?: Readonly<Record<string, DuckDBValue>>): Promise<readonly Row[]>;
  /** The rows one after another, as they come: there may be many. */
  eachRow(sql: string, take: (row: Row) => void): Promise<void>;
  interrupt(): void;
  close(): void;
}

/**
 * Opens DuckDB, in memory.
 * @throws {TallyError} where it is not installed: it is an optional dependency
 */
export async function openDatabase({ threads, memory = '1100MB', folder }: Resources): Promise<Database> {
  const { DuckDBInstance: Instance } = await installed();
  const options = { memory_limit: memory, temp_directory: folder };
  const instance: DuckDBInstance = await Instance.create(
    ':memory:',
    threads === undefined ? options : { ...options, threads: String(threads) },
  );
  const connection: DuckDBConnection = await instance.connect();
  return {
    run: async (sql, values) => {
      await connection.run(sql, values === undefined ? undefined : { ...values });
    },
    rows: async (sql, values) => {
      const found = await connection.runAndReadAll(sql, values === undefined ? undefined : { ...values });
      return found.getRowObjects() as readonly Row[];
    },
    eachRow: async (sql, take) => {
      const found = await connection.stream(sql);
      for await (const rows of found.yieldRowObjects()) for (const row of rows) take(row as Row);
    },
    interrupt: () => connection.interrupt(),
    close: () => {
      connection.closeSync();
      instance.closeSync();
    },
  };
}

async function installed() {
  try {
    return await import('@duckdb/node-api');
  } catch {
    throw new TallyError(
      'Counting files needs DuckDB, which is not installed here: run "npm install @duckdb/node-api@1.5.5-r.5", and count again.',
    );
  }
}

/** The sums by choice, as the statements name them. */
export function choicesIn(row: Row) {
  const sumOf = (name: string): bigint => whole(row[name]);
  return { for: sumOf('yes'), against: sumOf('no'), abstain: sumOf('abstain'), unvoted: sumOf('unvoted') };
}

/** A count or a sum, as it comes out of the database. */
export function whole(cell: Cell | undefined): bigint {
  if (typeof cell === 'bigint') return cell;
  throw new Error(`A whole number was expected of the database, and ${String(cell)} came.`);
}

/** A cell as text; undefined where nothing is in it. */
export function textIn(row: Row, name: string): string | undefined {
  const cell = row[name];
  return cell === null || cell === undefined ? undefined : String(cell);
}
