import { sql, type Kysely } from 'kysely';
import { recordsFound } from '../chain/record-chain.js';
import type { Head } from '../chain/stored-entry.js';
import type { Tables } from '../database/tables.js';
import type { Changed, NamedBeside } from '../personal/beside.js';
import { hashOfKey } from '../papers/paper-key.js';
import { hashOfBytes, hashOfRow } from '../personal/found-beside.js';
import type { KeptCorporation } from '../kept-corporation.js';
import { turn } from '../turn.js';
import { readRecords, rowsNow } from './records.js';
import { isUploaded, nameOfText } from '../charters/uploaded-charter.js';

/** How far the records of a corporation hold, and what stands beside its journal that is not as it was recorded. */
export async function heldAgainstRecords(
  database: Kysely<Tables>,
  { id, records }: KeptCorporation,
  { signed, named }: { readonly signed: readonly Head[]; readonly named: NamedBeside },
): Promise<{ readonly intact: Head; readonly changed: readonly Changed[] }> {
  const { intact, rows, broken } = await recordsFound(id, readRecords(database, id), [records, ...signed]);
  const changed: Changed[] = [];
  const tell = (says: string): number => changed.push({ entry: '', says });
  if (broken !== undefined) tell(`what was recorded beside the journal: ${broken}`);
  else if (intact.version !== records.version)
    tell(`${intact.version} records were found beside the journal, and ${records.version} are on record`);
  const now = await rowsNow(database, id);
  for (const [name, { hash }] of now) {
    const known = rows.get(name);
    if (known === undefined) tell(`${inWords(name)}: it was never recorded`);
    else if (known !== hash) tell(`${inWords(name)}: it was changed after it was recorded`);
  }
  for (const name of rows.keys()) if (!now.has(name)) tell(`${inWords(name)}: it was recorded, and is gone`);
  for (const says of await changedTexts(database, id, named)) tell(says);
  return { intact, changed };
}

/** The papers that no entry names, and the charters, are held against their hashes too. */
async function changedTexts(
  database: Kysely<Tables>,
  corporation: string,
  { papers, personal }: NamedBeside,
): Promise<readonly string[]> {
  const found: string[] = [];
  const hashes = await database
    .selectFrom('papers')
    .select('hash')
    .where('corporation', '=', corporation)
    .where('erased_at', 'is', null)
    .execute();
  for (const { hash: key } of hashes) {
    const hash = hashOfKey(key);
    if (papers.has(hash)) continue;
    const now = await hashOfBytes(database, corporation, key);
    if (now !== undefined && now !== hash) found.push('a paper does not give its hash');
    await turn();
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

/** Of what was erased nothing is there: what is there again was put there. */
async function erasedWithBytes(database: Kysely<Tables>, corporation: string): Promise<readonly string[]> {
  const papers = await database
    .selectFrom('papers')
    .select('hash')
    .where('corporation', '=', corporation)
    .where('erased_at', 'is not', null)
    .where((row) => row(sql<number>`length(content)`, '>', 0))
    .execute();
  const personal = await personalRows(database, corporation);
  return [
    ...papers.map(() => 'a paper was erased, and has bytes again'),
    ...personal
      .filter(({ erased_at, fields, salt }) => erased_at !== null && (fields !== null || salt !== null))
      .map(() => 'personal data was erased, and is there again'),
  ];
}

async function personalRows(database: Kysely<Tables>, corporation: string) {
  return database
    .selectFrom('personal_data')
    .select(['hash', 'person', 'fields', 'salt', 'erased_at'])
    .where('corporation', '=', corporation)
    .execute();
}

/** Papers and personal data are named by no more than what they are: not everybody who verifies may know of them. */
function inWords(name: string): string {
  const [table = '', ...key] = JSON.parse(name) as readonly string[];
  const isSecret = table.startsWith('paper') || table === 'personal_data';
  return [`a row of ${table}`, ...(isSecret || key.length === 0 ? [] : [`(${key.join(', ')})`])].join(' ');
}
