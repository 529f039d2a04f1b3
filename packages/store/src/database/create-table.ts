import { sql, type Kysely } from 'kysely';

/** How a database divides its tables. `partitions`: PostgreSQL only, by hash of the corporation; absent: not at all. */
export interface Division {
  readonly partitions?: number;
}

/** Makes a table; where the database divides its tables, one that is divided by corporation. */
export async function createTable(
  database: Kysely<unknown>,
  {
    name,
    columns,
    partitions,
  }: { readonly name: string; readonly columns: string; readonly partitions?: number | undefined },
): Promise<void> {
  const divided = partitions === undefined ? '' : ' partition by hash (corporation)';
  await sql.raw(`create table ${name} (${columns})${divided}`).execute(database);
  for (let part = 0; part < (partitions ?? 0); part += 1) {
    const values = `for values with (modulus ${partitions}, remainder ${part})`;
    await sql.raw(`create table ${name}_${part} partition of ${name} ${values}`).execute(database);
  }
}
