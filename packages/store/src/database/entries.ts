import { isLaterThan, knownFrom, type EntryInput } from '@quorate/engine';
import { sql, type Kysely } from 'kysely';
import type { StoredEntry } from '../chain/stored-entry.js';
import { turn } from '../turn.js';
import type { Selection } from './selection.js';
import { statement } from './statement.js';
import type { Tables } from './tables.js';

/** So many are looked through at a time. */
const portion = 500;
/** Entries may be long, and all that are read at a time are held at once. */
const bytesInPortion = 1_000_000;
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

/**
 * Stored entries of one corporation in the order entered, read a portion at a time: however few of a long journal are meant, and
 * however long its entries are, others have their turn after each portion that was looked through.
 */
export async function* readEntries(
  database: Kysely<Tables>,
  corporation: string,
  selection: Selection,
): AsyncGenerator<StoredEntry> {
  const { id, limit = Number.POSITIVE_INFINITY } = selection;
  let after = Math.min(selection.after ?? 0, lastPossible);
  const through = Math.min(selection.through ?? lastPossible, lastPossible);
  const isOne = id !== undefined || through - after <= 1;
  const last = isOne ? through : Math.min(through, await lastPlace(database, corporation));
  let left = limit;
  while (after < last && left > 0) {
    const end = isOne ? last : await endOfPortion(database, corporation, { ...selection, after, through: last });
    let query = chosen(database, corporation, { ...selection, after, through: end });
    if (!isInTexts(selection) && Number.isFinite(left)) query = query.limit(left);
    for (const row of await query.execute()) {
      if (left === 0 || !isMeant(row, selection)) continue;
      yield row;
      left -= 1;
    }
    after = end;
    // A file of SQLite answers at once: others have their turn before the next portion.
    if (after < last && left > 0) await turn();
  }
}

/** The hash of the entry at a place; nothing where there is none. */
export async function hashAt(
  database: Kysely<Tables>,
  corporation: string,
  place: number,
): Promise<string | undefined> {
  for await (const { hash } of readEntries(database, corporation, { after: place - 1, through: place })) return hash;
  return undefined;
}

/** The greatest place that the column has, in PostgreSQL. */
const lastPossible = 2_147_483_647;

async function lastPlace(database: Kysely<Tables>, corporation: string): Promise<number> {
  const [row] = await greatestPlace(database, corporation);
  return row?.sequence ?? 0;
}

const greatestPlace = statement((database, corporation: string) =>
  database
    .selectFrom('entries')
    .select('sequence')
    .where('corporation', '=', corporation)
    .orderBy('sequence', 'desc')
    .limit(1),
);

/** The place to which entries are read in one go: so many, and so many bytes of them, of those whose one type is asked for. */
async function endOfPortion(
  database: Kysely<Tables>,
  corporation: string,
  {
    types = [],
    after,
    through,
  }: { readonly types?: readonly string[]; readonly after: number; readonly through: number },
): Promise<number> {
  const [type] = types;
  const sizes =
    type === undefined || types.length > 1
      ? await sizesOf(database, corporation, after, through)
      : await sizesOfType(database, corporation, type, after);
  let bytes = 0;
  for (const { sequence, size } of sizes) {
    bytes += size;
    if (bytes >= bytesInPortion) return Math.min(sequence, through);
  }
  return sizes.length < portion ? through : Math.min(sizes.at(-1)?.sequence ?? through, through);
}

const sizesOf = statement((database, corporation: string, after: number, through: number) =>
  sized(database, corporation, after).where('sequence', '<=', through),
);

const sizesOfType = statement((database, corporation: string, type: string, after: number) =>
  sized(database, corporation, after).where('type', '=', type),
);

/** How long the next entries are, which neither database reads them for. */
function sized(database: Kysely<Tables>, corporation: string, after: number) {
  return database
    .selectFrom('entries')
    .select(['sequence', sql<number>`octet_length(text)`.as('size')])
    .where('corporation', '=', corporation)
    .where('sequence', '>', after)
    .orderBy('sequence')
    .limit(portion);
}

/** Whether what is asked for is looked for in the texts, which the columns tell in part only. */
function isInTexts({ about, knownAt }: Selection): boolean {
  return about !== undefined || knownAt !== undefined;
}

/** What columns cannot tell to the letter: an id within the data, and the order of instants. */
function isMeant({ text }: StoredEntry, selection: Selection): boolean {
  if (!isInTexts(selection)) return true;
  const { about, knownAt } = selection;
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
  const [type] = types ?? [];
  if (type !== undefined && types?.length === 1) {
    // SQLite would look through all places between two rather than those of one type, were it told the last as well.
    query = query.where('type', '=', type);
    if (through !== undefined) query = query.where(sql<number>`sequence + 0`, '<=', through);
  } else {
    if (types !== undefined) query = query.where('type', 'in', [...types]);
    if (through !== undefined) query = query.where('sequence', '<=', through);
  }
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
