import type { Kysely } from 'kysely';
import { recordsFound } from '../chain/record-chain.js';
import type { Tables } from '../database/tables.js';
import { UnsoundJournalError } from '../store-error.js';
import { readRecords, recordAll } from './records.js';

/**
 * Puts the head of the records that were restored on record, and records what differs from them: of a backup that was written
 * while others wrote, or before there were records.
 * @throws {UnsoundJournalError} where their chain does not hold
 */
export async function recordsRestored(transaction: Kysely<Tables>, corporation: string): Promise<void> {
  const { intact, rows, broken } = await recordsFound(corporation, readRecords(transaction, corporation), []);
  if (broken !== undefined)
    throw new UnsoundJournalError(`What was recorded of "${corporation}" does not hold: ${broken}.`);
  await transaction
    .updateTable('corporations')
    .set({ records_version: intact.version, records_hash: intact.version === 0 ? '' : intact.hash })
    .where('corporation', '=', corporation)
    .execute();
  await recordAll(transaction, corporation, new Map([...rows].map(([name, of]) => [name, of.at(-1)?.hash ?? null])));
}
