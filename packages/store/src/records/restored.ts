import { sql, type Kysely } from 'kysely';
import { recordedIn, recordsFound, rowName, type Recorded, type RecordsFound } from '../chain/record-chain.js';
import type { Head } from '../chain/stored-entry.js';
import type { Tables } from '../database/tables.js';
import { UnsoundJournalError } from '../store-error.js';
import { recordedTables } from './recorded-tables.js';
import { append, readRecords, recordAll, rowsNow } from './records.js';

/**
 * Puts the head of the records that were restored on record, and records what differs from them: of a backup that was written before
 * there were records. Of what was recorded while the backup was written only that stays which its rows have.
 * @param begun the head of the records when the backup of this corporation was begun
 * @throws {UnsoundJournalError} where their chain does not hold
 */
export async function recordsRestored(transaction: Kysely<Tables>, corporation: string, begun: Head): Promise<void> {
  const heads = begun.version === 0 ? [] : [begun];
  let found = await recordsFound(corporation, readRecords(transaction, corporation), heads);
  if (found.broken !== undefined)
    throw new UnsoundJournalError(`What was recorded of "${corporation}" does not hold: ${found.broken}.`);
  if (found.intact.version > begun.version && (await hasLeftLaterOut(transaction, corporation, { begun, found }))) {
    found = await recordsFound(corporation, readRecords(transaction, corporation), heads);
  }
  await putOnRecord(transaction, corporation, found.intact);
  await recordAll(
    transaction,
    corporation,
    new Map([...found.rows].map(([name, of]) => [name, of.at(-1)?.hash ?? null])),
  );
}

async function putOnRecord(transaction: Kysely<Tables>, corporation: string, { version, hash }: Head): Promise<void> {
  await transaction
    .updateTable('corporations')
    .set({ records_version: version, records_hash: version === 0 ? '' : hash })
    .where('corporation', '=', corporation)
    .execute();
}

/**
 * Takes away what was recorded after the rows of a backup were read, with what is said of it alone: who gave a role, or changed the
 * charter, after that was read, and what became of a paper that was kept after it. Tells whether anything was.
 */
async function hasLeftLaterOut(
  transaction: Kysely<Tables>,
  corporation: string,
  { begun, found }: { readonly begun: Head; readonly found: RecordsFound },
): Promise<boolean> {
  const now = await rowsNow(transaction, corporation);
  /** The place of the first record that says more of a row than the backup has. */
  const beyond = (name: string): number => {
    const recorded = found.rows.get(name) ?? [];
    // Who changes a row there and back records what it has twice: it was read as it was first after the backup was begun.
    const at = recorded.findIndex(
      ({ hash }, place) =>
        hash === (now.get(name)?.hash ?? null) &&
        (recorded[place + 1]?.place ?? Number.POSITIVE_INFINITY) > begun.version,
    );
    const next = recorded[at + 1]?.place ?? Number.POSITIVE_INFINITY;
    // What is as it was never recorded is for `verify` to name.
    return at >= 0 || (!now.has(name) && next > begun.version) ? next : Number.POSITIVE_INFINITY;
  };
  const charterChanged = beyond(rowName({ table: 'corporations', key: [] }));
  const accountOf = new Map(
    (
      await transaction
        .selectFrom('grant_changes')
        .select(['id', 'account'])
        .where('corporation', '=', corporation)
        .execute()
    ).map(({ id, account }) => [id, account]),
  );
  const isThere = (record: Recorded, place: number): boolean => {
    const { table, key } = record;
    const [first = ''] = key;
    // A change is recorded right before the corporation that it changes, and right after the role.
    if (table === 'charter_changes') return place + 1 < charterChanged;
    if (table === 'grant_changes') {
      const account = accountOf.get(String(first));
      return account !== undefined && place < beyond(rowName({ table: 'grants', key: [account] }));
    }
    const isOfPaper = table === 'paper_states' || table === 'paper_sight';
    if (isOfPaper && !now.has(rowName({ table: 'papers', key: [first] }))) return false;
    return place < beyond(rowName(record));
  };
  const [stays, goes]: [Recorded[], Recorded[]] = [[], []];
  for await (const { sequence, text } of readRecords(transaction, corporation, begun.version)) {
    const record = recordedIn(text);
    if (record !== undefined) (isThere(record, sequence) ? stays : goes).push(record);
  }
  if (goes.length === 0) return false;
  for (const record of goes) await takenAway(transaction, corporation, record);
  const later = transaction.deleteFrom('records').where('corporation', '=', corporation);
  await later.where('sequence', '>', begun.version).execute();
  // Heads that were signed meanwhile are none of what stays.
  const signed = transaction.deleteFrom('checkpoints').where('corporation', '=', corporation);
  await signed.where('records_version', '>', begun.version).execute();
  await putOnRecord(transaction, corporation, begun);
  await append(transaction, corporation, stays);
  return true;
}

/** Takes a row away that is said of something which is not there; what is there as it was before has none. */
async function takenAway(
  transaction: Kysely<Tables>,
  corporation: string,
  { table: name, key }: Recorded,
): Promise<void> {
  const table = saidOfOthers.find((each) => each.table === name);
  if (table === undefined) return;
  const any = transaction as unknown as Kysely<Readonly<Record<keyof Tables, Record<string, unknown>>>>;
  let query = any.deleteFrom(table.table).where(sql.ref('corporation'), '=', corporation);
  for (const [place, column] of table.key.entries()) query = query.where(sql.ref(column), '=', key[place]);
  await query.execute();
}

const saidOfOthers = recordedTables.filter(({ table }) =>
  ['charter_changes', 'grant_changes', 'paper_states', 'paper_sight'].includes(table),
);
