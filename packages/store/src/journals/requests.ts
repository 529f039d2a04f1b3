import type { Transaction } from 'kysely';
import { canonicalText } from '../chain/canonical-text.js';
import { sha256 } from '../chain/sha256.js';
import type { Head } from '../chain/stored-entry.js';
import type { Tables } from '../database/tables.js';
import { isSamePersonal, withoutPersonal } from '../personal/sealing.js';
import { IdempotencyKeyError } from '../store-error.js';
import type { NewEntry } from './new-entry.js';

/** A request by the key that its writer made, where one was made, and the hash of all that it asks. */
interface Sent {
  readonly key: string | undefined;
  readonly request: string | undefined;
}

/** What is asked with entries, as far as it is known by again. */
interface Request {
  readonly entries: readonly NewEntry[];
}

/**
 * The hash of all that a request asks. Personal data is left out: a hash of it would be there to try numbers by when the data
 * is erased.
 */
export function hashOfRequest(request: Request & Readonly<Record<string, unknown>>): string {
  return sha256(canonicalText({ ...request, entries: withoutPersonal(request.entries) }));
}

/**
 * The head of the journal as it was told when this very request was answered before.
 * @throws {IdempotencyKeyError} where the key was used for another request
 */
export async function answeredBefore(
  transaction: Transaction<Tables>,
  corporation: string,
  { key, request }: Sent,
  entries: readonly NewEntry[],
): Promise<Head | undefined> {
  if (key === undefined) return undefined;
  const earlier = await transaction
    .selectFrom('requests')
    .select(['request', 'version', 'hash'])
    .where('corporation', '=', corporation)
    .where('key', '=', key)
    .executeTakeFirst();
  if (earlier === undefined) return undefined;
  const isSame = earlier.request === request && (await isSamePersonal(transaction, corporation, entries));
  if (!isSame) throw new IdempotencyKeyError(corporation, key);
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
