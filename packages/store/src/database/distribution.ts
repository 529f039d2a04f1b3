import { sql, type Kysely } from 'kysely';
import { DatabaseUnusableError } from '../store-error.js';
import { migrate } from './migrations.js';
import { openPostgres } from './postgres.js';

/** A table of a store that is spread over several servers by Citus. */
export interface TableOnCitus {
  readonly table: string;
  /**
   * `distributed`: by corporation, what is a corporation's on one server; `everywhere`: whole, on each of them; `coordinator`: whole,
   * for it is the service's own.
   */
  readonly lies: 'distributed' | 'everywhere' | 'coordinator';
  /** What makes it so; nothing where it is so already. */
  readonly statement?: string;
}

/** The tables that are no corporation's: who may sign in, and what servers count. No statement joins them with the others. */
export const serviceTables: readonly string[] = ['accounts', 'secrets', 'identities', 'begun_sign_ins', 'counts'];

/** What each account may do with which corporation: every request asks it by account. */
const everywhere = 'grants';

/**
 * Spreads a store in PostgreSQL over the servers of Citus: each table of corporations is distributed by corporation and collocated
 * with the others, so that a statement, and a transaction, of one corporation is one server's. Safe twice, and after each new version
 * of Quorate: what is distributed already stays. Nobody should use the store meanwhile.
 * @param dryRun tells what would be done, and does nothing
 * @throws {DatabaseUnusableError} with what to do, where there is no Citus or no store, or a table is distributed otherwise
 */
export async function distribute(
  url: string,
  { dryRun = false }: { readonly dryRun?: boolean } = {},
): Promise<readonly TableOnCitus[]> {
  const database = openPostgres(url, { connections: 1 }) as unknown as Kysely<unknown>;
  try {
    await mustBeCitus(database);
    if (!dryRun) await migrate(database);
    const tables = await tablesOn(database);
    if (!dryRun)
      for (const { statement } of tables) if (statement !== undefined) await sql.raw(statement).execute(database);
    return tables;
  } finally {
    await database.destroy();
  }
}

async function mustBeCitus(database: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ there: boolean }>`select to_regclass('pg_dist_partition') is not null as there`.execute(
    database,
  );
  if (rows[0]?.there === true) return;
  throw new DatabaseUnusableError(
    'This PostgreSQL has no Citus, by which tables are distributed. Install it on every server, "create extension citus" in this database, and add the servers with citus_add_node; on one server nothing needs to be distributed.',
  );
}

/** The first is distributed by itself, the others beside it. */
const first = 'corporations';

/** Every table of the store, with what is to be done with it. */
async function tablesOn(database: Kysely<unknown>): Promise<readonly TableOnCitus[]> {
  const [names, found] = [await ownTables(database), await distributedNow(database)];
  if (!names.some(({ name }) => name === first))
    throw new DatabaseUnusableError(
      'There are no tables of Quorate in this database. Leave --dry-run out, and they are made, or open the store once.',
    );
  const beside = found.get(first)?.colocation;
  return names
    .toSorted((a, b) => Number(b.name === first) - Number(a.name === first) || (a.name < b.name ? -1 : 1))
    .map(({ name: table, isCorporations }) => {
      const now = found.get(table);
      if (!isCorporations) {
        if (serviceTables.includes(table)) return { table, lies: 'coordinator' };
        throw new DatabaseUnusableError(`The table ${table} is not of this version of Quorate. Use a newer one.`);
      }
      if (table === everywhere) {
        if (now === undefined)
          return { table, lies: 'everywhere', statement: `select create_reference_table('${table}')` };
        if (now.isReference) return { table, lies: 'everywhere' };
        throw distributedOtherwise(table);
      }
      if (now === undefined) return { table, lies: 'distributed', statement: distributing(table) };
      if (now.column === 'corporation' && now.colocation === beside) return { table, lies: 'distributed' };
      throw distributedOtherwise(table);
    });
}

function distributedOtherwise(table: string): DatabaseUnusableError {
  return new DatabaseUnusableError(
    `The table ${table} is distributed otherwise already. Take it back with "select undistribute_table('${table}')", and distribute again.`,
  );
}

function distributing(table: string): string {
  const beside = table === first ? 'none' : first;
  return `select create_distributed_table('${table}', 'corporation', colocate_with => '${beside}')`;
}

/** The tables of this database that Quorate made, and whether they are divided by corporation. */
async function ownTables(
  database: Kysely<unknown>,
): Promise<readonly { readonly name: string; readonly isCorporations: boolean }[]> {
  const { rows } = await sql<{ name: string; is_corporations: boolean }>`
    select c.relname as name, exists (
      select from pg_attribute a where a.attrelid = c.oid and a.attname = 'corporation' and not a.attisdropped
    ) as is_corporations
    from pg_class c
    where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = current_schema()::regnamespace
      and c.relname not like 'kysely%' and c.relname not like 'pg_dist%'`.execute(database);
  return rows.map(({ name, is_corporations: isCorporations }) => ({ name, isCorporations }));
}

/** How a table is distributed. */
interface Distributed {
  /** By which column; none where it is whole. */
  readonly column: string | null;
  /** The tables of one number lie together. */
  readonly colocation: number;
  /** Whether every server has it whole. */
  readonly isReference: boolean;
}

async function distributedNow(database: Kysely<unknown>): Promise<ReadonlyMap<string, Distributed>> {
  const { rows } = await sql<{ name: string; column: string | null; colocation: number; is_reference: boolean }>`
    select logicalrelid::regclass::text as name, colocationid as colocation,
      case when partkey is null then null else column_to_column_name(logicalrelid, partkey) end as column,
      partmethod = 'n' and repmodel = 't' as is_reference
    from pg_dist_partition`.execute(database);
  return new Map(
    rows.map(({ name, column, colocation, is_reference: isReference }) => [name, { column, colocation, isReference }]),
  );
}
