import type { Kysely } from 'kysely';
import { createTable, type Division } from './create-table.js';

/** Who gave which roles, and took them away. */
export interface GrantTables {
  grant_changes: {
    corporation: string;
    /** Begins with the instant, so that it sorts by it. */
    id: string;
    account: string;
    /** Empty where it was taken away. */
    role: string | null;
    until: string | null;
    changed_by: string;
    at: string;
  };
}

/** The table of changes of roles. */
export async function grantTables(database: Kysely<unknown>, { partitions }: Division): Promise<void> {
  const columns =
    'corporation text not null, id text not null, account text not null, role text, until text, changed_by text not null, at text not null, primary key (corporation, id)';
  await createTable(database, { name: 'grant_changes', columns, partitions });
}
