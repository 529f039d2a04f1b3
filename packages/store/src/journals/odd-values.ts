import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/tables.js';
import { recordedTables, type RecordedTable } from '../records/recorded-tables.js';
import { turn } from '../turn.js';

/**
 * Whether a row beside the journal has a value that nobody writes there but whoever has the database in hand: bytes in the place of a
 * text, or a list of what is held that is none.
 */
export async function hasOddValues(database: Kysely<Tables>, corporation: string): Promise<boolean> {
  for (const { table, key, columns } of recordedTables as readonly RecordedTable[]) {
    const names = [...key, ...columns, ...(read[table] ?? [])];
    const { rows } = await sql<Readonly<Record<string, unknown>>>`
      select ${sql.join(names.map((name) => sql.ref(name)))} from ${sql.table(table)} where corporation = ${corporation}
    `.execute(database);
    if (rows.some((row) => Object.entries(row).some(([column, value]) => isOdd(`${table}.${column}`, value))))
      return true;
    await turn();
  }
  return false;
}

/** What is read for a hash of its own, and is no part of a record. */
const read: Partial<Record<keyof Tables, readonly string[]>> = { charters: ['content'] };

const lists: ReadonlySet<string> = new Set(['legal_holds.persons', 'legal_holds.entries', 'legal_holds.papers']);

function isOdd(column: string, value: unknown): boolean {
  return value instanceof Uint8Array || (lists.has(column) && !isListOfTexts(value));
}

function isListOfTexts(value: unknown): boolean {
  try {
    const list = JSON.parse(String(value)) as unknown;
    return Array.isArray(list) && list.every((each) => typeof each === 'string');
  } catch {
    return false;
  }
}
