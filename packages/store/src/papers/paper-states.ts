import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.js';
import { record } from '../records/records.js';
import { paperStates, type PaperState } from './paper-record.js';

/** Whether a state comes before another. */
export function isBefore(state: PaperState, other: PaperState): boolean {
  return paperStates.indexOf(state) < paperStates.indexOf(other);
}

/** Adds a state, where it is later than the last one: a paper goes never back, by whatever way it comes again. */
export async function addState(
  database: Kysely<Tables>,
  entry: Omit<Tables['paper_states'], 'place' | 'state'> & { readonly state: PaperState },
): Promise<void> {
  const { corporation, hash, state } = entry;
  const last = await database
    .selectFrom('paper_states')
    .select(['place', 'state'])
    .where('corporation', '=', corporation)
    .where('hash', '=', hash)
    .orderBy('place', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last !== undefined && !isBefore(last.state as PaperState, state)) return;
  const place = (last?.place ?? 0) + 1;
  await database
    .insertInto('paper_states')
    .values({ ...entry, place })
    .execute();
  await record(database, corporation, ['paper_states', hash, place]);
}
