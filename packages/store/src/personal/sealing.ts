import type { PersonalCommitment } from '@quorate/engine';
import type { Kysely, Transaction } from 'kysely';
import { canonicalText } from '../chain/canonical-text.js';
import type { Tables } from '../database/tables.js';
import { record } from '../records/records.js';
import type { NewEntry } from '../journals/new-entry.js';
import { NotKeptError, RefusedEntriesError } from '../store-error.js';
import { allInTurns, eachInTurns } from '../turn.js';
import { commitmentTo, personalProblems, salted, type Personal } from './personal.js';

/** An entry with what stands for its personal data in place of the data. */
export type SealedEntry = Omit<NewEntry, 'personal'> & { readonly personal?: PersonalCommitment };

/**
 * Takes the personal data out of entries and keeps it beside them; what stands for it goes into the entries. An entry that
 * was proposed has it already.
 * @throws {RefusedEntriesError} where personal data is badly formed
 */
export async function sealedIn(
  transaction: Transaction<Tables>,
  corporation: string,
  entries: readonly NewEntry[],
  clock: () => string,
): Promise<readonly SealedEntry[]> {
  const problems = await allInTurns(entries, ({ id, personal }, index) =>
    personal === undefined || isCommitment(personal) ? [] : personalProblems(id, index, personal),
  );
  if (problems.length > 0) throw new RefusedEntriesError(corporation, problems);
  const sealed = async (entry: NewEntry, personal: Personal | PersonalCommitment): Promise<SealedEntry> => {
    if (!isCommitment(personal))
      return { ...entry, personal: await kept(transaction, corporation, { ...entry, personal }, clock()) };
    await mustBeKept(transaction, corporation, personal);
    return { ...entry, personal };
  };
  return eachInTurns(entries, ({ personal, ...entry }) => (personal === undefined ? entry : sealed(entry, personal)));
}

/** @throws {RefusedEntriesError} where personal data comes with what is not entered */
export function nothingPersonal(corporation: string, entries: readonly NewEntry[]): readonly SealedEntry[] {
  const message = 'personal data is given when an entry is entered or proposed, and not before; leave it out here';
  const problems = entries.flatMap(({ id, personal }, index) =>
    personal === undefined ? [] : [{ kind: 'form' as const, entry: id, index, path: ['personal'], message }],
  );
  if (problems.length > 0) throw new RefusedEntriesError(corporation, problems);
  return entries as readonly SealedEntry[];
}

/** An entry with nothing of its personal data but whose it is: what can be compared, and hashed without a salt. */
export function withoutPersonal(entry: NewEntry): unknown {
  const { personal } = entry;
  return personal === undefined ? entry : { ...entry, personal: { of: personal.of } };
}

/** Whether the personal data of these entries is what was kept with them before; of what was erased since it is not asked. */
export async function isSamePersonal(
  database: Kysely<Tables>,
  corporation: string,
  entries: readonly NewEntry[],
): Promise<boolean> {
  for (const { id, personal } of entries) {
    if (personal === undefined || isCommitment(personal)) continue;
    const { of, ...fields } = personal;
    const rows = await database
      .selectFrom('personal_data')
      .select('fields')
      .where('corporation', '=', corporation)
      .where('entry', '=', id)
      .where('person', '=', of)
      .execute();
    if (!rows.some((row) => row.fields === null || row.fields === canonicalText(fields))) return false;
  }
  return true;
}

async function kept(
  transaction: Transaction<Tables>,
  corporation: string,
  { id, by, personal }: NewEntry & { readonly personal: Personal },
  now: string,
): Promise<PersonalCommitment> {
  const withSalt = salted(personal);
  const commitment = commitmentTo(withSalt);
  const { of, fields, salt } = withSalt;
  const row = { corporation, hash: commitment.hash, person: of, entry: id, fields: canonicalText(fields), salt };
  const kept_ = { kept_by: by, kept_at: now, erased_by: null, erased_at: null, erased_why: null };
  await transaction
    .insertInto('personal_data')
    .values({ ...row, ...kept_ })
    .execute();
  await record(transaction, corporation, ['personal_data', commitment.hash]);
  return commitment;
}

async function mustBeKept(
  transaction: Transaction<Tables>,
  corporation: string,
  { of, hash }: PersonalCommitment,
): Promise<void> {
  const row = await transaction
    .selectFrom('personal_data')
    .select('hash')
    .where('corporation', '=', corporation)
    .where('hash', '=', hash)
    .where('person', '=', of)
    .executeTakeFirst();
  if (row === undefined) throw new NotKeptError('No personal data is kept under the hash that an entry names.');
}

function isCommitment(personal: Personal | PersonalCommitment): personal is PersonalCommitment {
  return 'hash' in personal;
}
