import { sql, type Kysely } from 'kysely';
import { recordedTables } from '../records/recorded-tables.js';
import type { Tables } from './tables.js';

/**
 * What a database does by itself that no version of this program ever told it to, each in words: a trigger, rule or policy would let what
 * is taken away stay, or drop what is acknowledged, with no row that differs from what was recorded; and so would a view in the place
 * of a table, or a table that passes over what does not fit.
 */
export async function doneByItself(database: Kysely<Tables>, isShared: boolean): Promise<readonly string[]> {
  const query = isShared ? inPostgres : inSqlite;
  const { rows } = await query.execute(database);
  return rows
    .filter(({ sort, place }) => sort !== 'view' || tables.has(place))
    .map(({ sort, name, place }) => `the database has a ${sort} that this program did not make: ${name}, of ${place}`);
}

interface Found {
  readonly sort: string;
  readonly name: string;
  readonly place: string;
}

/** What others put there to read by is theirs; in the place of these it is not. */
const tables: ReadonlySet<string> = new Set([
  ...recordedTables.map(({ table }) => table),
  'entries',
  'records',
  'checkpoints',
]);

const inSqlite = sql<Found>`
  select type as sort, name, tbl_name as place from sqlite_master where type in ('trigger', 'view')
  union all
  select 'table with a rule of its own', name, tbl_name from sqlite_master
    where type in ('table', 'index') and (sql like '%on conflict%' or sql like '%generated always%' or sql like '%collate%'
      or (type = 'table' and sql like '% as (%'))
  order by 1, 2`;

// A trigger that only a truncation sets off is put there by what distributes tables, and nothing here truncates.
const inPostgres = sql<Found>`
  select 'trigger' as sort, tgname::text as name, relname::text as place
    from pg_trigger join pg_class on pg_class.oid = tgrelid
    where not tgisinternal and (tgtype & 32) = 0 and tgparentid = 0 and relnamespace = current_schema()::regnamespace
  union all
  select 'rule', rulename::text, tablename::text from pg_rules where schemaname = current_schema()
  union all
  select 'policy', policyname::text, tablename::text from pg_policies where schemaname = current_schema()
  union all
  select 'view', relname::text, relname::text from pg_class
    where relkind in ('v', 'm') and relnamespace = current_schema()::regnamespace
  order by 1, 2`;
