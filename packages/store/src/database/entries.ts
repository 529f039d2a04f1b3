import { isLaterThan, knownFrom, type EntryInput } from '@quorate/engine';
import { sql, type Kysely } from 'kysely';
import type { StoredEntry } from '../chain/stored-entry.js';
import { turn } from '../turn.js';
import type { Selection } from './selection.js';
import { statement } from './statement.js';
import type { Tables } from './tables.js';

/** So many are read at a time: entries may be long, and all of these are held at once. */
const portion = 250;
/** So many are written at a time: a file of SQLite is written where everything else waits. */
const written = 200;

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
  const [one] = rows;
  if (one !== undefined && rows.length === 1) {
    const { corporation, sequence, id, type, on_day, entered_at, entered_by, text, hash } = one;
    await inserted(database, corporation, sequence, id, type, on_day, entered_at, entered_by, text, hash);
    return;
  }
  for (let from = 0; from < rows.length; from += written) {
    if (from > 0) await turn();
    await database
      .insertInto('entries')
      .values(rows.slice(from, from + written))
      .execute();
  }
}

const inserted = statement(
  (
    database,
    corporation: string,
    sequence: number,
    id: string,
    type: string,
    on_day: string,
    entered_at: string,
    entered_by: string,
    text: string,
    hash: string,
  ) =>
    database
      .insertInto('entries')
      .values({ corporation, sequence, id, type, on_day, entered_at, entered_by, text, hash }),
);

/** Stored entries of one corporation in the order entered, read a portion at a time. */
export async function* readEntries(
  database: Kysely<Tables>,
  corporation: string,
  selection: Selection,
): AsyncGenerator<StoredEntry> {
  const isInTexts = selection.about !== undefined || selection.knownAt !== undefined;
  const through = selection.through === undefined ? undefined : Math.min(selection.through, lastPossible);
  const last = isInTexts ? Math.min(through ?? lastPossible, await lastPlace(database, corporation)) : through;
  let after = Math.min(selection.after ?? 0, lastPossible);
  let left = selection.limit ?? Number.POSITIVE_INFINITY;
  while (left > 0) {
    // What is looked for in the texts is looked for in some of them at a time, so that nobody waits for all.
    const end = isInTexts && last !== undefined ? Math.min(after + searched, last) : last;
    const wanted = Math.min(portion, left);
    const rows = await chosen(database, corporation, {
      ...selection,
      after,
      ...(end === undefined ? {} : { through: end }),
    })
      .limit(wanted)
      .execute();
    for (const row of rows) {
      if (!isMeant(row, selection)) continue;
      yield row;
      left -= 1;
    }
    // A file of SQLite answers at once: others have their turn before the next portion.
    await turn();
    if (rows.length === wanted) after = rows.at(-1)?.sequence ?? after;
    else if (end === undefined || last === undefined || end >= last) return;
    else after = end;
  }
}

const searched = 20_000;

/** The greatest place that the column has, in PostgreSQL. */
const lastPossible = 2_147_483_647;

async function lastPlace(database: Kysely<Tables>, corporation: string): Promise<number> {
  const row = await database
    .selectFrom('corporations')
    .select('version')
    .where('corporation', '=', corporation)
    .executeTakeFirst();
  return row?.version ?? 0;
}

/** What columns cannot tell to the letter: an id within the data, and the order of instants. */
function isMeant({ text }: StoredEntry, { about, knownAt }: Selection): boolean {
  if (about === undefined && knownAt === undefined) return true;
  const entry = JSON.parse(text) as EntryInput;
  const isKnown = knownAt === undefined || !isLaterThan(knownFrom(entry), knownAt);
  return isKnown && (about === undefined || names(entry.data, about));
}

function names(value: unknown, id: string): boolean {
  if (typeof value !== 'object' || value === null) return value === id;
  return Object.values(value).some((each) => names(each, id));
}

function chosen(database: Kysely<Tables>, corporation: string, selection: Selection) {
  const { after = 0, through, types, from, to, by, id, about, knownAt } = selection;
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
  if (id !== undefined) query = query.where('id', '=', id);
  // To the second: what is within that second is told apart when it is read, and so is what was known before it was entered.
  const beyond = knownAt === undefined ? undefined : secondAfter(knownAt);
  if (beyond !== undefined)
    query = query.where((row) => row('entered_at', '<', beyond).or('text', 'like', '%"knownSince":%'));
  if (about !== undefined) query = query.where(sql<boolean>`text like ${likeText(about)} escape '!'`);
  return by === undefined ? query : query.where('entered_by', '=', by);
}

/** The second that follows an instant: of letters and digits alone, so that every collation sorts by it. None after the last year. */
function secondAfter(instant: string): string | undefined {
  const after = new Date(Date.parse(`${instant.slice(0, 19)}Z`) + 1_000);
  return after.getUTCFullYear() > 9_999 ? undefined : after.toISOString().slice(0, 19);
}

/** The pattern of a text in which this id stands, as JSON writes it. */
function likeText(id: string): string {
  return `%${JSON.stringify(id).replaceAll(/[!%_]/gu, '!$&')}%`;
}
