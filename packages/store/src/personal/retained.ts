import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.js';
import { isHeldWhole } from './standing-holds.js';

/**
 * Keeps rows that were just deleted, where everything of the corporation is held: nobody sees them any more, but they stand
 * in every backup until the hold is released.
 */
export async function retain(
  database: Kysely<Tables>,
  corporation: string,
  deleted: { readonly table: keyof Tables; readonly rows: readonly object[]; readonly at: string },
): Promise<void> {
  const { table, rows, at } = deleted;
  if (rows.length === 0 || !(await isHeldWhole(database, corporation))) return;
  const retained = rows.map((row) => ({
    corporation,
    id: randomBytes(16).toString('hex'),
    was_in: table,
    row: JSON.stringify(row),
    deleted_at: at,
  }));
  await database.insertInto('retained_rows').values(retained).execute();
}

/** Lets go of what was retained, where nothing holds everything any more. */
export async function letGo(database: Kysely<Tables>, corporation: string): Promise<void> {
  if (await isHeldWhole(database, corporation)) return;
  await database.deleteFrom('retained_rows').where('corporation', '=', corporation).execute();
}
