import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/tables.js';
import { StoreUnavailableError } from '../store-error.js';
import type { BackedUpTable, Row } from './backed-up-table.js';
import { rowsNotTaken } from './unsound-backup.js';

type AnyTables = Readonly<Record<keyof Tables, Record<string, unknown>>>;

/** The rows of a table by its key, a portion at a time: those in which these columns have these values. */
export async function* readRows(
  database: Kysely<Tables>,
  { table, key, portion }: BackedUpTable,
  where: Row,
): AsyncGenerator<Row> {
  const any = database as unknown as Kysely<AnyTables>;
  let last: Row | undefined;
  for (;;) {
    let query = any.selectFrom(table).selectAll().limit(portion);
    for (const column of key) query = query.orderBy(sql.ref(column));
    for (const [column, value] of Object.entries(where)) query = query.where(sql.ref(column), '=', value);
    if (last !== undefined) query = query.where(beyond(key, last));
    const rows: readonly Row[] = await query.execute();
    yield* rows;
    last = rows.at(-1);
    if (rows.length < portion || key.length === 0) return;
  }
}

/** @throws {UnsoundJournalError} where the database takes one of them in no table: nothing that was ever kept is so */
export async function insertRows(
  database: Kysely<Tables>,
  { table }: BackedUpTable,
  rows: readonly Row[],
): Promise<void> {
  const any = database as unknown as Kysely<AnyTables>;
  if (rows.length === 0) return;
  try {
    await any.insertInto(table).values(rows).execute();
  } catch (error) {
    if (!(error instanceof StoreUnavailableError) || !isOfTheRows(error)) throw error;
    throw rowsNotTaken(table, error.problem);
  }
}

/** Whether what a database says is of the values that it was given: one that it has already, or cannot hold. */
function isOfTheRows({ problem, cause }: StoreUnavailableError): boolean {
  return /^2[23]/u.test(String((cause as { readonly code?: unknown }).code)) || /constraint failed/u.test(problem);
}

function beyond(key: readonly string[], last: Row) {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  const values = sql.join(key.map((column) => last[column]));
  return sql<boolean>`(${columns}) > (${values})`;
}
