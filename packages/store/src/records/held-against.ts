import type { Kysely } from 'kysely';
import { recordsFound, rowName, type RecordedRow, type RecordsFound } from '../chain/record-chain.js';
import type { Head } from '../chain/stored-entry.js';
import type { Tables } from '../database/tables.js';
import type { Changed, NamedBeside } from '../personal/beside.js';
import { hashOfKey } from '../papers/paper-key.js';
import { changedBehindWalls, type HeldPapers } from '../papers/held-papers.js';
import type { Viewer } from '../papers/paper-sight.js';
import { hashOfRow } from '../personal/found-beside.js';
import { covers, holdFrom } from '../personal/standing-holds.js';
import type { KeptCorporation } from '../kept-corporation.js';
import { turn } from '../turn.js';
import { recordedTables, type RecordedName } from './recorded-tables.js';
import { readRecords, recordHashAt, rowsNow, type RowNow } from './records.js';
import { unsaid } from './unsaid.js';
import { isUploaded, nameOfText } from '../charters/uploaded-charter.js';

/** What records are held against besides what they say. */
interface HeldAgainst {
  /** Heads of the records that were signed. */
  readonly signed: readonly Head[];
  readonly named: NamedBeside;
  /** To whom it is told. */
  readonly viewer: Viewer | undefined;
  readonly held: HeldPapers;
  readonly before: HeldRecords;
}

/** How far the records of a corporation hold, and what stands beside its journal that is not as it was recorded. */
export async function heldAgainstRecords(
  database: Kysely<Tables>,
  kept: KeptCorporation,
  { signed, named, viewer, held, before }: HeldAgainst,
): Promise<{ readonly intact: Head; readonly changed: readonly Changed[] }> {
  const { id, records } = kept;
  const { intact, rows, broken, misfits } = await before.look(database, id, [records, ...signed]);
  const changed: Changed[] = [];
  const tell = (says: string): number => changed.push({ entry: '', says });
  if (broken !== undefined) tell(`what was recorded beside the journal: ${broken}`);
  else if (intact.version !== records.version)
    tell(`${intact.version} records were found beside the journal, and ${records.version} are on record`);
  for (const [name, says] of misfits) tell(`${inWords(name)}: ${says}`);
  for (const says of await unsaid(database, kept, rows)) tell(says);
  for (const name of await erasedWhileHeld(database, id, rows))
    tell(`${inWords(name)}: it was erased while a legal hold covered it`);
  for (const says of await changedTexts(database, id, { named, held })) tell(says);
  if (viewer === undefined) for (const says of await changedBehindWalls(database, id, held)) tell(says);
  return { intact, changed };
}

/**
 * Records held against their hashes, and rows against their records. However often a store is looked through while others write, records
 * are not read again up to where they held, nor rows that were as recorded, unless they were recorded since: a file of SQLite is nobody
 * else's for the last look.
 */
export class HeldRecords {
  private found: RecordsFound | undefined;
  private readonly met = new Set<string>();
  private misfits: ReadonlyMap<string, string> = new Map();

  async look(
    database: Kysely<Tables>,
    corporation: string,
    heads: readonly Head[],
  ): Promise<RecordsFound & { readonly misfits: ReadonlyMap<string, string> }> {
    // Where a place that is behind is signed and not met, all is gone through again, to tell which.
    if (!(await this.meets(database, corporation, heads))) this.found = undefined;
    const { found: before } = this;
    const records = readRecords(database, corporation, before?.intact.version);
    const found = await recordsFound(corporation, records, heads, before);
    const { rows, since, intact } = found;
    for (const head of heads) if (head.version <= intact.version) this.met.add(inOne(head));
    const names = before === undefined ? undefined : new Set([...this.misfits.keys(), ...since]);
    const now = await rowsNow(database, corporation, names);
    const misfits = new Map<string, string>();
    for (const name of names ?? new Set([...now.keys(), ...rows.keys()])) {
      const says = misfit(rows.get(name) ?? [], now.get(name), isWrittenFreely(name));
      if (says !== undefined) misfits.set(name, says);
    }
    this.found = found;
    this.misfits = misfits;
    return { ...found, misfits };
  }

  private async meets(database: Kysely<Tables>, corporation: string, heads: readonly Head[]): Promise<boolean> {
    const reached = this.found?.intact.version ?? 0;
    for (const head of heads) {
      if (head.version === 0 || head.version > reached || this.met.has(inOne(head))) continue;
      if ((await recordHashAt(database, corporation, head.version)) !== head.hash) return false;
    }
    return true;
  }
}

function inOne({ version, hash }: Head): string {
  return `${version} ${hash}`;
}

/** Why a row is not as it was recorded: most are written once, and something may be said of some of them once more. */
function misfit(recorded: RecordedRow, now: RowNow | undefined, isFree: boolean): string | undefined {
  const last = recorded.at(-1)?.hash;
  if (now === undefined) return last === null && isFree ? undefined : 'it was recorded, and is gone';
  if (last === undefined || last === null) return 'it was never recorded';
  if (last !== now.hash) return 'it was changed after it was recorded';
  const isAsWritten = recorded.length === 1 || (recorded.length === 2 && recorded[0]?.hash === now.before);
  return isFree || isAsWritten ? undefined : 'it is written once, and was written and recorded anew';
}

function isWrittenFreely(name: string): boolean {
  const [table] = JSON.parse(name) as readonly string[];
  return recordedTables.some((each) => each.table === table && each.changes === 'freely');
}

/** What was recorded as erased after a hold that covers it by its name, or covers everything, and before that was released. */
async function erasedWhileHeld(
  database: Kysely<Tables>,
  corporation: string,
  rows: ReadonlyMap<string, RecordedRow>,
): Promise<readonly string[]> {
  const placesOf = (table: RecordedName, key: string) =>
    (rows.get(rowName({ table, key: [key] })) ?? []).map(({ place }) => place);
  const holds = (
    await database.selectFrom('legal_holds').selectAll().where('corporation', '=', corporation).execute()
  ).map((row) => ({ scope: holdFrom(row).scope, places: placesOf('legal_holds', row.id) }));
  if (holds.length === 0) return [];
  const papers = await database
    .selectFrom('papers')
    .select('hash')
    .where('corporation', '=', corporation)
    .where('erased_at', 'is not', null)
    .execute();
  const personal = (await personalRows(database, corporation)).filter(({ erased_at }) => erased_at !== null);
  const things = [
    ...papers.map(({ hash }) => ({ table: 'papers' as const, hash, papers: [hashOfKey(hash)] })),
    ...personal.map(({ hash, person, entry }) => ({
      table: 'personal_data' as const,
      hash,
      persons: [person],
      entries: [entry],
    })),
  ];
  return things.flatMap(({ table, hash, ...named }) => {
    const [, erased] = placesOf(table, hash);
    const wasHeld = holds.some(
      ({ scope, places: [set = Infinity, released = Infinity] }) =>
        erased !== undefined && set < erased && erased < released && covers(scope, named),
    );
    return wasHeld ? [rowName({ table, key: [hash] })] : [];
  });
}

/** The papers that no entry names, and the charters, are held against their hashes too. */
async function changedTexts(
  database: Kysely<Tables>,
  corporation: string,
  { named: { papers, personal }, held }: Pick<HeldAgainst, 'named' | 'held'>,
): Promise<readonly string[]> {
  const found: string[] = [];
  const kept = await database
    .selectFrom('papers')
    .select(['corporation', 'hash', 'size'])
    .where('corporation', '=', corporation)
    .where('erased_at', 'is', null)
    .execute();
  for (const paper of kept) {
    if (papers.has(hashOfKey(paper.hash)) || (await held.holds(database, paper))) continue;
    found.push('a paper does not give its hash');
  }
  found.push(...(await erasedWithBytes(database, corporation)));
  const unnamed = (await personalRows(database, corporation)).filter(({ hash }) => !personal.has(hash));
  for (const { hash, ...row } of unnamed) {
    if (row.erased_at === null && hashOfRow(row) !== hash) found.push('personal data does not give its hash');
    if (row.erased_at === null) await turn();
  }
  const charters = await database
    .selectFrom('charters')
    .select(['charter', 'content'])
    .where('corporation', '=', corporation)
    .execute();
  for (const { charter, content } of charters) {
    if (isUploaded(charter) && nameOfText(content) !== charter)
      found.push('the text of a charter does not give its hash');
    await turn();
  }
  return found;
}

/** Of what was erased, or never kept, nothing is there: what is there was put there. */
async function erasedWithBytes(database: Kysely<Tables>, corporation: string): Promise<readonly string[]> {
  const kept = database
    .selectFrom('papers')
    .select('papers.hash')
    .where('papers.corporation', '=', corporation)
    .where('papers.erased_at', 'is', null);
  const pieces = await database
    .selectFrom('paper_pieces')
    .select('hash')
    .distinct()
    .where('corporation', '=', corporation)
    .where('hash', 'not in', kept)
    .execute();
  const personal = await personalRows(database, corporation);
  return [
    ...pieces.map(() => 'a paper that was erased, or never kept, has bytes'),
    ...personal
      .filter(({ erased_at, fields, salt }) => erased_at !== null && (fields !== null || salt !== null))
      .map(() => 'personal data was erased, and is there again'),
  ];
}

async function personalRows(database: Kysely<Tables>, corporation: string) {
  return database
    .selectFrom('personal_data')
    .select(['hash', 'person', 'entry', 'fields', 'salt', 'erased_at'])
    .where('corporation', '=', corporation)
    .execute();
}

/** Papers and personal data are named by no more than what they are: not everybody who verifies may know of them. */
function inWords(name: string): string {
  const [table = '', ...key] = JSON.parse(name) as readonly string[];
  const isSecret = table.startsWith('paper') || table === 'personal_data';
  return [`a row of ${table}`, ...(isSecret || key.length === 0 ? [] : [`(${key.join(', ')})`])].join(' ');
}
