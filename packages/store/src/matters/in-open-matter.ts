import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../database/tables.js';
import { inTurnOf } from '../database/transacted.js';
import { NotKeptError, SettledError } from '../store-error.js';

/** Where something stands: in a matter of a corporation. */
export interface MatterPlace {
  readonly corporation: string;
  readonly matter: string;
}

/**
 * Does something in a matter that is not closed, all of it or nothing.
 * @throws {SettledError} where the matter is closed
 * @throws {NotKeptError} where there is none
 */
export async function inOpenMatter<T>(
  database: Kysely<Tables>,
  place: MatterPlace,
  work: (transaction: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  return inTurnOf(database, place.corporation, async (transaction) => {
    await mustBeOpen(transaction, place);
    return work(transaction);
  });
}

/** @throws {SettledError} where the matter is closed */
export async function mustBeOpen(database: Kysely<Tables>, { corporation, matter }: MatterPlace): Promise<void> {
  const row = await database
    .selectFrom('matters')
    .select('closed_at')
    .where('corporation', '=', corporation)
    .where('id', '=', matter)
    .executeTakeFirst();
  if (row === undefined) throw noSuchMatter();
  if (row.closed_at !== null) throw new SettledError('This matter is closed: it is only read.');
}

/** What everybody is told of a matter that is not there, or that the asker is no member of. */
export function noSuchMatter(): NotKeptError {
  return new NotKeptError('There is no such matter.');
}
