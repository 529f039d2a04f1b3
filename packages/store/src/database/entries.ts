import type { EntryInput } from '@quorate/engine';
import type { Kysely } from 'kysely';
import type { StoredEntry } from '../chain/stored-entry.js';
import type { Selection } from './selection.js';
import type { Tables } from './tables.js';

const portion = 1_000;

/** Writes stored entries; `inputs` are the same entries before they became text, for what is looked up by column. */
export async function insertEntries(
  database: Kysely<Tables>,
  stored: readonly StoredEntry[],
  inputs: readonly EntryInput[],
): Promise<void> {
  const rows = stored.map(({ corporation, sequence, id, text, hash }, index) => {
    const { type = '', on = '', enteredAt = '', by = '' } = inputs[index] ?? {};
    return { corporation, sequence, id, type, on_day: on, entered_at: enteredAt, entered_by: by, text, hash };
  });
  for (let from = 0; from < rows.length; from += portion) {
    await database
      .insertInto('entries')
      .values(rows.slice(from, from + portion))
      .execute();
  }
}

/** Stored entries of one corporation in the order entered, read a portion at a time. */
export async function* readEntries(
  database: Kysely<Tables>,
  corporation: string,
  selection: Selection,
): AsyncGenerator<StoredEntry> {
  let { after = 0 } = selection;
  let left = selection.limit ?? Number.POSITIVE_INFINITY;
  while (left > 0) {
    const wanted = Math.min(portion, left);
    const rows = await chosen(database, corporation, { ...selection, after })
      .limit(wanted)
      .execute();
    yield* rows;
    left -= rows.length;
    if (rows.length < wanted) return;
    after = rows.at(-1)?.sequence ?? after;
  }
}

function chosen(database: Kysely<Tables>, corporation: string, { after = 0, through, types, from, to, by }: Selection) {
  let query = database
    .selectFrom('entries')
    .select(['corporation', 'sequence', 'id', 'text', 'hash'])
    .where('corporation', '=', corporation)
    .where('sequence', '>', after)
    .orderBy('sequence');
  if (through !== undefined) query = query.where('sequence', '<=', through);
  if (types !== undefined) query = query.where('type', 'in', [...types]);
  if (from !== undefined) query = query.where('on_day', '>=', from);
  if (to !== undefined) query = query.where('on_day', '<=', to);
  return by === undefined ? query : query.where('entered_by', '=', by);
}
