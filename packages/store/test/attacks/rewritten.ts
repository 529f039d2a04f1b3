import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  newSigningKey,
  openStore,
  readSigningKey,
  sha256,
  soundnessOf,
  type Checkpoint,
  type StorePlace,
  type Verified,
} from '@quorate/store';
import { fill } from '../filled-store.js';
import { canonicalText } from '../../src/chain/canonical-text.js';
import { chainedRecords } from '../../src/chain/record-chain.js';
import { recordedTables as tablesRecorded, type RecordedTable } from '../../src/records/recorded-tables.js';
import { writingIn, type Row } from '../servers/writing-in.js';

/** What somebody with the database in hand does to a table. */
type Deed = 'change' | 'delete' | 'swap' | 'forge' | 'change and hash' | 'change and record' | 'delete and record';

const recordedTables: readonly RecordedTable[] = tablesRecorded;

/** Columns of rows that are changed with no lie in it, and why that is so. */
const noLie: Readonly<Record<string, string>> = {
  accounts: 'who may sign in is the service’s own, and no corporation’s: nothing answered rests on it',
  begun_sign_ins: 'begun sign-ins end within minutes',
  counts: 'what is counted for limits is forgotten within the hour',
  identities: 'who an account is elsewhere is the service’s own',
  secrets:
    'sessions and keys are the service’s own; a forged key is somebody else’s way in, and what it enters stands in the chain',
  requests: 'how a request was answered before is told to whoever sends it again, and is nothing that answers rest on',
  proposals: 'what is proposed is judged, and accepted by a second person, before it is entered',
  hypotheticals: 'what is supposed is its maker’s own, and ends',
  fact_requests: 'what somebody is asked waits beside; the reply becomes a proposal',
  matters: 'behind a wall: verifying, which every reader may, tells nothing of it',
  matter_members: 'behind a wall',
  matter_notes: 'behind a wall',
  matter_drafts: 'behind a wall; what is brought out is entered',
  matter_papers:
    'behind a wall: whoever works on the store itself is told where bytes do not give their hash or size, and of nothing else in the row',
  matter_hypotheticals: 'behind a wall',
  matter_reads: 'a log of who read what',
  reads: 'a log of who read what',
  retained_rows: 'copies of what was deleted while everything was held',
  snapshots: 'thrown away where they differ from the journal',
  snapshot_parts: 'thrown away where they differ from the journal',
};

/** Somebody rewrites a row of any table, with or without the right hashes. */
export function rewrittenSuite(kind: string, fresh: () => Promise<StorePlace>, runs: number): void {
  describe(`a store in ${kind} of which something is rewritten`, () => {
    it('is named by verify with the old checkpoint, whatever it is, or it is no lie', async () => {
      const place = await fresh();
      const store = await openStore(place);
      await fill(store);
      const old = await store.sign('acme', readSigningKey(newSigningKey()));
      expect(await named(place, old, store)).toEqual([]);
      await store.close();
      const database = await writingIn(place);
      const tables = await database.tables();
      const columns = tables.flatMap(({ table, columns: own }) => own.map((column) => ({ table, column })));
      for (const { table } of tables) if (!(table in noLie)) expect(await database.rows(table), table).not.toEqual([]);
      const deed = fc.constantFrom<Deed>(
        'change',
        'delete',
        'swap',
        'forge',
        'change and hash',
        'change and record',
        'delete and record',
      );
      const numbers = fc.tuple(fc.nat(), fc.nat());
      try {
        await fc.assert(
          fc.asyncProperty(fc.constantFrom(...columns), deed, numbers, async ({ table, column }, how, [which, bit]) => {
            if (table in noLie) return;
            // Whoever was given a checkpoint has it, whether or not it stands here too.
            if (table === 'checkpoints' && (how !== 'change' || column === 'corporation')) return;
            // A row made up for another corporation tells nothing of this one.
            if (how === 'forge' && column === 'corporation') return;
            const before = await database.rows(table);
            const own = before.filter((row) => row['corporation'] === 'acme');
            const row = own[which % own.length];
            if (row === undefined) return;
            const isRecorded = how === 'change and record' || how === 'delete and record';
            const keyed = recordedTables.find((each) => each.table === table);
            if (isRecorded && (keyed === undefined || mayBeSaid(keyed, { row, column, how }))) return;
            const after = rewritten(before, { row, column, how, bit });
            if (after === undefined) return;
            const all =
              how === 'change and hash'
                ? await hashedAnew(database, table, after)
                : isRecorded
                  ? await recordedToo(database, keyed!, { row, after })
                  : { [table]: after };
            const kept = Object.fromEntries(
              await Promise.all(Object.keys(all).map(async (each) => [each, await database.rows(each)] as const)),
            );
            for (const [each, rows] of Object.entries(all)) await database.write(each, rows);
            // A key that is there already keeps a forged row out.
            const isSame = sha256(inOrder(await database.rows(table))) === sha256(inOrder(before));
            const told = isSame ? ['nothing was changed'] : await named(place, old);
            for (const [each, rows] of Object.entries(kept)) await database.write(each, rows);
            expect(told, `${how} ${table}.${column} ${JSON.stringify(row)}`).not.toEqual([]);
          }),
          { numRuns: runs },
        );
      } finally {
        await database.close();
      }
    });
  });
}

function inOrder(rows: readonly Row[]): string {
  return rows
    .map((row) => JSON.stringify(row))
    .toSorted()
    .join('\n');
}

interface Rewriting {
  readonly row: Row;
  readonly column: string;
  readonly how: Deed;
  readonly bit: number;
}

/** The rows of a table as they are afterwards; nothing where nothing would be another. */
function rewritten(rows: readonly Row[], { row, column, how, bit }: Rewriting): readonly Row[] | undefined {
  const others = rows.filter((each) => each !== row);
  if (how === 'delete' || how === 'delete and record') return others;
  const isBetween = column === 'corporation';
  const other = others.find(
    (each) => (isBetween || each['corporation'] === row['corporation']) && each[column] !== row[column],
  );
  if (how === 'swap') {
    if (other === undefined) return undefined;
    const swapped = [
      { ...row, [column]: other[column] },
      { ...other, [column]: row[column] },
    ];
    return [...others.filter((each) => each !== other), ...swapped];
  }
  const changed = { ...row, [column]: changedValue(row[column], bit) };
  return how === 'forge' ? [...rows, changed] : [...others, changed];
}

function changedValue(value: unknown, bit: number): unknown {
  if (value === null || value === undefined) return 'forged';
  if (typeof value === 'number') return value + 1 + (bit % 7);
  if (value instanceof Uint8Array) return value.length === 0 ? Buffer.from('forged') : flipped(value, bit);
  const text = value as string;
  return text === ''
    ? 'forged'
    : text.slice(0, bit % text.length) +
        (text[bit % text.length] === 'x' ? 'y' : 'x') +
        text.slice((bit % text.length) + 1);
}

function flipped(bytes: Uint8Array, bit: number): Buffer {
  const copy = Buffer.from(bytes);
  const at = bit % copy.length;
  copy[at] = (copy[at] ?? 0) ^ (1 << (bit % 8));
  return copy;
}

type Writing = Awaited<ReturnType<typeof writingIn>>;

/** Whoever knows how it is done works both chains out anew, and puts the new heads on record; the keys are not in the store. */
async function hashedAnew(
  database: Writing,
  table: string,
  after: readonly Row[],
): Promise<Readonly<Record<string, readonly Row[]>>> {
  const of = async (name: string) => (name === table ? after : await database.rows(name));
  const chained = (rows: readonly Row[], first: string) => {
    const own = rows
      .filter((row) => row['corporation'] === 'acme')
      .toSorted((a, b) => Number(a['sequence']) - Number(b['sequence']));
    let hash = sha256(`${first}\nacme`);
    const anew = own.map((row, index) => {
      hash = sha256(`${hash}\n${index + 1}\n${String(row['text'])}`);
      return { ...row, sequence: index + 1, hash };
    });
    return { rows: [...rows.filter((row) => row['corporation'] !== 'acme'), ...anew], version: own.length, hash };
  };
  const entries = chained(await of('entries'), 'quorate journal 1');
  const records = chained(await of('records'), 'quorate records 1');
  const heads = {
    version: entries.version,
    hash: entries.hash,
    records_version: records.version,
    records_hash: records.hash,
  };
  const corporations = (await of('corporations')).map((row) =>
    row['corporation'] === 'acme' ? { ...row, ...heads } : row,
  );
  const checkpoints = (await database.rows('checkpoints')).filter((row) => row['corporation'] !== 'acme');
  return { [table]: after, entries: entries.rows, records: records.rows, corporations, checkpoints };
}

/** Whether a change of a row is one that the service could have made, and then stands in the records as whose doing it was. */
function mayBeSaid(
  { key, columns, changes }: RecordedTable,
  { row, column, how }: Pick<Rewriting, 'row' | 'column' | 'how'>,
): boolean {
  if (changes === 'freely') return true;
  if (how === 'delete and record') return false;
  // A row under another key is another row; what is not recorded has a hash that is.
  return key.includes(column) || !columns.includes(column) || (changes.includes(column) && row[column] === null);
}

/** Whoever knows how it is done chains a record of what was done, as the service would, and puts the new head on record. */
async function recordedToo(
  database: Writing,
  { table, key, columns }: RecordedTable,
  { row, after }: { readonly row: Row; readonly after: readonly Row[] },
): Promise<Readonly<Record<string, readonly Row[]>>> {
  const names = key.map((column) => row[column] as string | number);
  const isSame = (each: Row) => each['corporation'] === 'acme' && key.every((column) => each[column] === row[column]);
  const now = after.find(isSame);
  const hash =
    now === undefined
      ? null
      : sha256(canonicalText(Object.fromEntries(columns.map((column) => [column, now[column] ?? null]))));
  const corporations = await database.rows('corporations');
  const acme = corporations.find((each) => each['corporation'] === 'acme')!;
  const head = { version: Number(acme['records_version']), hash: String(acme['records_hash']) };
  const chained = chainedRecords(head, [{ table, key: names, row: hash }]).map((each) => ({
    corporation: 'acme',
    ...each,
  }));
  const last = chained.at(-1)!;
  const moved = { ...acme, records_version: last.sequence, records_hash: last.hash };
  return {
    [table]: after,
    records: [...(await database.rows('records')), ...chained],
    corporations: [...corporations.filter((each) => each !== acme), moved],
  };
}

/** What verify names, with the checkpoint that was given away. */
async function named(
  place: StorePlace,
  old: Checkpoint,
  open?: Awaited<ReturnType<typeof openStore>>,
): Promise<readonly string[]> {
  const store = open ?? (await openStore(place).catch((error: unknown) => error));
  if (store instanceof Error) return [store.message];
  const opened = store as Awaited<ReturnType<typeof openStore>>;
  try {
    const found: Verified = await opened.verify('acme', old.records === undefined ? [] : [old.records]);
    const recorded = { version: found.recorded.version, hash: found.recorded.hash };
    const { broken } = await soundnessOf('acme', { recorded, checkpoints: [old] }, opened.entries('acme'));
    return [found.broken?.says, broken?.says, ...found.changed.map(({ says }) => says)].filter(
      (each) => each !== undefined,
    );
  } catch (error) {
    return [String(error)];
  } finally {
    if (open === undefined) await opened.close();
  }
}
