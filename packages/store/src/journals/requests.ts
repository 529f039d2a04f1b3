import type { Transaction } from 'kysely';
import type { Head } from '../chain/stored-entry.js';
import type { Tables } from '../database/tables.js';
import { IdempotencyKeyError } from '../store-error.js';

/** A request by the key that its writer made, where one was made, and the hash of all that it asks. */
interface Sent {
  readonly key: string | undefined;
  readonly request: string | undefined;
}

/**
 * The head of the journal as it was told when this very request was answered before.
 * @throws {IdempotencyKeyError} where the key was used for another request
 */
export async function answeredBefore(
  transaction: Transaction<Tables>,
  corporation: string,
  { key, request }: Sent,
): Promise<Head | undefined> {
  if (key === undefined) return undefined;
  const earlier = await transaction
    .selectFrom('requests')
    .select(['request', 'version', 'hash'])
    .where('corporation', '=', corporation)
    .where('key', '=', key)
    .executeTakeFirst();
  if (earlier === undefined) return undefined;
  if (earlier.request !== request) throw new IdempotencyKeyError(corporation, key);
  return { version: earlier.version, hash: earlier.hash };
}

/** Keeps how a request was answered, so that the same one is answered so again. */
export async function remember(
  transaction: Transaction<Tables>,
  corporation: string,
  { key, request }: Sent,
  { version, hash }: Head,
): Promise<void> {
  if (key === undefined || request === undefined) return;
  await transaction.insertInto('requests').values({ corporation, key, request, version, hash }).execute();
}
