import { behindTheStore } from './behind-the-store.js';

/** What Citus has for its users to call and to read, on one server: it notes which tables were distributed, and how. */
export async function withCitusStandIn(url: string): Promise<void> {
  for (const statement of [
    'create table pg_dist_partition (logicalrelid regclass primary key, partmethod "char", partkey text, colocationid integer, repmodel "char")',
    `create function column_to_column_name(of regclass, key text) returns text language sql as 'select key'`,
    `create function create_distributed_table(of regclass, by text, colocate_with text) returns void language sql as '
       insert into pg_dist_partition values (of, ''h'', by, coalesce(
         (select colocationid from pg_dist_partition where logicalrelid = to_regclass(colocate_with)),
         (select coalesce(max(colocationid), 0) + 1 from pg_dist_partition)), ''s'')'`,
    `create function create_reference_table(of regclass) returns void language sql as '
       insert into pg_dist_partition values (of, ''n'', null, 0, ''t'')'`,
  ])
    await behindTheStore({ url }, statement);
}
