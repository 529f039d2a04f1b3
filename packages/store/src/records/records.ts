import { randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { canonicalText } from '../chain/canonical-text.js';
import { chainedRecords, emptyRecords, rowName, type Recorded, type StoredRecord } from '../chain/record-chain.js';
import { sha256 } from '../chain/sha256.js';
import type { Tables } from '../database/tables.js';
import { turn } from '../turn.js';
import { recordedTables, type RecordedName, type RecordedTable } from './recorded-tables.js';

type AnyTables = Readonly<Record<keyof Tables, Record<string, unknown>>>;
type Row = Readonly<Record<string, unknown>>;
type Key = readonly (string | number)[];

/** Records rows of a corporation as they are now, or that they are gone, in the transaction in which they were written. */
export async function record(
  transaction: Kysely<Tables>,
  corporation: string,
  ...rows: readonly (readonly [table: RecordedName, ...key: Key])[]
): Promise<void> {
  const records: Recorded[] = [];
  for (const [name, ...key] of rows) {
    const table = recordedTables.find((each) => each.table === name) as unknown as RecordedTable;
    const [row] = await rowsOf(transaction, corporation, table, key);
    records.push({ table: name, key, row: row === undefined ? null : hashOf(row, table) });
  }
  await append(transaction, corporation, records);
}

/**
 * Records whatever differs from what was recorded last: of a store that kept no records yet, and of one that was restored. What
 * cannot be told by its key is not recorded, so that verifying names it.
 */
export async function recordAll(
  transaction: Kysely<Tables>,
  corporation: string,
  known: ReadonlyMap<string, string | null>,
): Promise<void> {
  const found = await rowsNow(transaction, corporation);
  const changed = [...found].flatMap(([name, { hash, ...row }]) =>
    hash === undefined || known.get(name) === hash ? [] : [{ ...row, hash }],
  );
  const gone = [...known].flatMap(([name, hash]) => (hash === null || found.has(name) ? [] : [name]));
  await append(transaction, corporation, [
    ...changed.map(({ table, key, hash }) => ({ table, key, row: hash })),
    ...gone.map((name) => {
      const [table = '', ...key] = JSON.parse(name) as readonly string[];
      return { table, key, row: null };
    }),
  ]);
}

/** A row as it is now. */
export interface RowNow {
  readonly table: string;
  readonly key: Key;
  /** Nothing where its key does not tell it. */
  readonly hash: string | undefined;
  /** The hash that it had before what is said of it once was said; nothing where that is not said yet. */
  readonly before: string | undefined;
}

/** The hash of every row that is recorded, or of those of these names, by its table and key. */
export async function rowsNow(
  database: Kysely<Tables>,
  corporation: string,
  names?: Iterable<string>,
): Promise<ReadonlyMap<string, RowNow>> {
  const found = new Map<string, RowNow>();
  for (const [table, key] of names === undefined ? recordedTables.map((each) => [each] as const) : keysIn(names)) {
    for (const row of await rowsOf(database, corporation, table, key)) {
      const key = table.key.map((column) => row[column] as string | number);
      const name = rowName({ table: table.table, key });
      // Of two rows of one key nobody knows which is looked for, and one that is not found by its key is not the one that counts.
      const isOne = !found.has(name) && isFoundBy(row, table);
      const hash = isOne ? hashOf(row, table) : undefined;
      found.set(name, { table: table.table, key, hash, before: hashBefore(row, table) });
      if (found.size % portion === 0) await turn();
    }
  }
  return found;
}

function keysIn(names: Iterable<string>): readonly (readonly [table: RecordedTable, key: Key])[] {
  return [...names].flatMap((name) => {
    const [called, ...key] = JSON.parse(name) as [string, ...Key];
    const table = recordedTables.find((each) => each.table === called);
    return table === undefined ? [] : [[table, key] as const];
  });
}

/** The hash of the record at this place; nothing where there is none. */
export async function recordHashAt(
  database: Kysely<Tables>,
  corporation: string,
  place: number,
): Promise<string | undefined> {
  const query = database.selectFrom('records').select('hash').where('corporation', '=', corporation);
  return (await query.where('sequence', '=', place).executeTakeFirst())?.hash;
}

/** The records of a corporation in their order, a portion at a time. */
export async function* readRecords(
  database: Kysely<Tables>,
  corporation: string,
  after = 0,
): AsyncGenerator<StoredRecord> {
  for (let last = after; ;) {
    const rows = await database
      .selectFrom('records')
      .select(['sequence', 'text', 'hash'])
      .where('corporation', '=', corporation)
      .where('sequence', '>', last)
      .orderBy('sequence')
      .limit(portion)
      .execute();
    yield* rows;
    await turn();
    last = rows.at(-1)?.sequence ?? last;
    if (rows.length < portion) return;
  }
}

const portion = 200;

/** Puts records after those that are on record, in their order. */
export async function append(
  transaction: Kysely<Tables>,
  corporation: string,
  records: readonly Recorded[],
): Promise<void> {
  if (records.length === 0) return;
  // Whoever writes this row writes alone until the transaction ends.
  const [head] = await transaction
    .updateTable('corporations')
    .set((row) => ({ records_version: sql<number>`${row.ref('records_version')} + ${sql.lit(records.length)}` }))
    .where('corporation', '=', corporation)
    .returning(['records_version as version', 'records_hash as hash'])
    .execute();
  if (head === undefined) return;
  const version = head.version - records.length;
  const before = version === 0 ? emptyRecords(corporation) : { version, hash: head.hash };
  const salted = records.map((each) => ({ ...each, salt: randomBytes(16).toString('hex') }));
  const chained = chainedRecords(before, salted);
  for (let from = 0; from < chained.length; from += portion) {
    const rows = chained.slice(from, from + portion).map((each) => ({ corporation, ...each }));
    await transaction.insertInto('records').values(rows).execute();
  }
  await transaction
    .updateTable('corporations')
    .set({ records_hash: chained.at(-1)?.hash ?? before.hash })
    .where('corporation', '=', corporation)
    .execute();
}

async function rowsOf(
  database: Kysely<Tables>,
  corporation: string,
  { table, key: columns, columns: others }: RecordedTable,
  key: Key = [],
): Promise<readonly Row[]> {
  const any = database as unknown as Kysely<AnyTables>;
  let query = any
    .selectFrom(table)
    .select([...columns, ...others].map((column) => sql.ref(column).as(column)))
    .select(columns.map((column) => sql`octet_length(cast(${sql.ref(column)} as text))`.as(bytesOf(column))))
    .where(sql.ref('corporation'), '=', corporation);
  for (const [place, value] of key.entries()) query = query.where(sql.ref(columns[place] ?? ''), '=', value);
  return query.execute();
}

/** Whether what is read of its key is all of it: SQLite reads a text as far as its first U+0000, and compares all of it. */
function isFoundBy(row: Row, { key }: RecordedTable): boolean {
  return key.every((column) => Buffer.byteLength(String(row[column])) === Number(row[bytesOf(column)]));
}

function bytesOf(column: string): string {
  return `bytes_of_${column}`;
}

function hashBefore(row: Row, table: RecordedTable): string | undefined {
  if (typeof table.changes === 'string') return undefined;
  const { changes } = table;
  if (changes.every((column) => (row[column] ?? null) === null)) return undefined;
  return hashOf({ ...row, ...Object.fromEntries(changes.map((column) => [column, null])) }, table);
}

function hashOf(row: Row, { columns }: RecordedTable): string {
  return sha256(canonicalText(Object.fromEntries(columns.map((column) => [column, row[column] ?? null]))));
}
