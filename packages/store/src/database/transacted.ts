import type { Kysely, Transaction } from 'kysely';
import { StoreError } from '../store-error.js';
import type { Tables } from './tables.js';

/**
 * A transaction needs something first that takes long: it is undone, and begun anew when that is done. Where what was done is
 * out of date each time, because others write, the writer is told.
 */
export class NotYetError extends StoreError {
  readonly first: () => Promise<void>;
  constructor(first: () => Promise<void>) {
    super(
      'While this was judged, others changed the journal or its charter, again and again: nothing was entered. Send it again.',
    );
    this.first = first;
  }
}

/** Does something in one transaction, all of it or nothing. */
export async function transacted<T>(
  database: Kysely<Tables>,
  work: (transaction: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await database.transaction().execute(work);
    } catch (error) {
      if (!(error instanceof NotYetError) || tries === mostTries) throw error;
      await error.first();
    }
  }
}

/**
 * The same, for what of a corporation is looked at before it is written: in either database whoever changes the row of the corporation
 * has it alone until this is done, so that of those who come at once each sees what the one before did.
 */
export async function inTurnOf<T>(
  database: Kysely<Tables>,
  corporation: string,
  work: (transaction: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  return transacted(database, async (transaction) => {
    await transaction
      .updateTable('corporations')
      .set((row) => ({ name: row.ref('name') }))
      .where('corporation', '=', corporation)
      .execute();
    return work(transaction);
  });
}

const mostTries = 5;
