import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { canonicalText } from '../chain/canonical-text.js';
import type { Head } from '../chain/stored-entry.js';
import type { Tables } from '../database/tables.js';
import { isSamePersonal, withoutPersonal } from '../personal/sealing.js';
import { IdempotencyKeyError } from '../store-error.js';
import { turn } from '../turn.js';
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
export async function hashOfRequest(request: Request & Readonly<Record<string, unknown>>): Promise<string> {
  // No text within JSON has these signs in a row: its quotation marks are escaped.
  const around = canonicalText({ ...request, entries: [] }).split('"entries":[]');
  const hash = createHash('sha256').update(`${around[0] ?? ''}"entries":[`);
  for (const [index, entry] of request.entries.entries()) {
    hash.update(`${index === 0 ? '' : ','}${canonicalText(withoutPersonal(entry))}`);
    if (index % 200 === 199) await turn();
  }
  return hash.update(`]${around[1] ?? ''}`).digest('hex');
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
