import { endsProblems } from '@quorate/engine';
import type { Transaction } from 'kysely';
import { soundnessOf } from '../chain/soundness.js';
import { emptyHead, entryIn, headAfter, type Head, type StoredEntry } from '../chain/stored-entry.js';
import { insertEntries } from '../database/entries.js';
import { statement } from '../database/statement.js';
import type { Tables } from '../database/tables.js';
import { RefusedEntriesError, UnsoundJournalError } from '../store-error.js';
import type { KeptCorporation } from '../kept-corporation.js';
import { emptyJournal, grown } from './open-journals.js';

/**
 * Takes in the entries of a journal that is empty yet, after verifying them, and tells its head.
 * @param judged as what somebody enters now, or as what was entered here before
 */
export async function takenIn(
  transaction: Transaction<Tables>,
  kept: KeptCorporation,
  entries: AsyncIterable<StoredEntry>,
  judged: 'as new' | 'as kept',
): Promise<Head> {
  const found: StoredEntry[] = [];
  for await (const entry of entries) found.push(entry);
  const head = headAfter(found) ?? emptyHead(kept.id);
  const { broken } = await soundnessOf(kept.id, { recorded: head, checkpoints: [] }, found);
  if (broken !== undefined) {
    throw new UnsoundJournalError(
      `The journal of "${kept.id}" was not taken in: entry ${broken.sequence} ${broken.says}.`,
    );
  }
  const inputs = found.map(entryIn);
  const beyond = judged === 'as new' ? inputs.flatMap((input, index) => endsProblems(input, index)) : [];
  const problems = beyond.length > 0 ? beyond : (await grown(emptyJournal(kept), inputs)).problems;
  if (problems.length > 0) throw new RefusedEntriesError(kept.id, problems);
  await insertEntries(transaction, found, inputs);
  await moveHead(transaction, kept.id, head);
  return head;
}

/** Puts a new head on record. */
export async function moveHead(
  transaction: Transaction<Tables>,
  corporation: string,
  { version, hash }: Head,
): Promise<void> {
  await moved(transaction, version, hash, corporation);
}

const moved = statement((database, version: number, hash: string, corporation: string) =>
  database.updateTable('corporations').set({ version, hash }).where('corporation', '=', corporation),
);
