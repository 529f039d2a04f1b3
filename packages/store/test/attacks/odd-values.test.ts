import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openStore } from '@quorate/store';
import { HeldPapers } from '../../src/papers/held-papers.js';
import { fill } from '../filled-store.js';
import { withoutRecords } from '../formats/older-formats.js';
import { writingIn } from '../servers/writing-in.js';

const folder = mkdtempSync(join(tmpdir(), 'quorate-odd-'));
const [whole, file] = [join(folder, 'whole.sqlite'), join(folder, 'odd.sqlite')];

beforeAll(async () => {
  const store = await openStore({ file: whole });
  await fill(store);
  await store.close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** How many records held when it was verified last. */
let recordsHeld = 0;

/** What verify names once this was done to a file of SQLite. */
async function namedAfter(statement: string): Promise<readonly string[]> {
  copyFileSync(whole, file);
  const database = await writingIn({ file });
  await database.run(statement);
  await database.close();
  const store = await openStore({ file });
  try {
    const { broken, changed, records } = await store.verify('acme');
    recordsHeld = records.version;
    return [broken?.says, ...changed.map(({ says }) => says)].filter((says) => says !== undefined);
  } finally {
    await store.close();
  }
}

/** A text that is read as what stood there, and is not found by it. */
const longer = (table: string, column: string) =>
  `update ${table} set ${column} = ${column} || char(0) where corporation = 'acme'`;

describe('a value that SQLite keeps and this store never writes', () => {
  it.each([
    ['grants', 'account'],
    ['grant_changes', 'id'],
    ['paper_sight', 'hash'],
    ['paper_states', 'hash'],
    ['papers', 'hash'],
    ['paper_pieces', 'hash'],
    ['legal_holds', 'id'],
    ['personal_data', 'hash'],
    ['charters', 'charter'],
    ['frozen_answers', 'id'],
    ['entries', 'id'],
    ['entries', 'type'],
    ['entries', 'on_day'],
    ['entries', 'entered_by'],
  ])('is named by verify where it hides a row from whoever looks for it: %s.%s', async (table, column) => {
    expect(await namedAfter('select 1')).toEqual([]);
    expect(await namedAfter(longer(table, column))).not.toEqual([]);
  });

  it('is named where a row that is read in the place of another says what was recorded of that one', async () => {
    const decoy = `insert into grants select corporation, account || char(0), role, until from grants where account = 'sara';
      update grants set role = 'owner' where account = 'sara' and corporation = 'acme'`;
    expect(await namedAfter(decoy)).toEqual([expect.stringContaining('changed after it was recorded')]);
  });

  it('is named where it was there before anything was recorded, as a row that nobody recorded', async () => {
    const decoy = "update grants set account = account || char(0) where account = 'sara' and corporation = 'acme'";
    const asBefore = withoutRecords({ file })
      .map((statement) => `${statement};`)
      .join('\n');
    expect(await namedAfter(asBefore)).toEqual([]);
    expect(await namedAfter(`${asBefore}\n${decoy}`)).toEqual([
      expect.stringContaining('a row of grants (sara): it was never recorded'),
    ]);
  });

  it.each([
    "update legal_holds set persons = '' where corporation = 'acme'",
    "update charters set charter = zeroblob(10) where corporation = 'acme'",
    "update paper_pieces set content = -1 where corporation = 'acme'",
  ])('is named where it cannot be read, and ends nothing: %s', async (statement) => {
    expect(await namedAfter(statement)).not.toEqual([]);
  });

  it('is not told as recorded where the records cannot be held against it', async () => {
    expect(await namedAfter('select 1')).toEqual([]);
    expect(recordsHeld).toBeGreaterThan(0);
    await namedAfter("update charters set charter = zeroblob(10) where corporation = 'acme'");
    expect(recordsHeld).toBe(0);
  });
});

/** An index as whoever can write in the file makes it: a row of its table does not stand in it. */
function cutOff(index: string, row: string): void {
  const open = (work: (database: InstanceType<typeof DatabaseSync>) => void) => {
    const database = new DatabaseSync(file, { defensive: false });
    database.exec('pragma writable_schema = on');
    work(database);
    database.close();
  };
  let entry: readonly (string | number)[] = [];
  open((database) => {
    const columns = database.prepare(`select type, name, tbl_name, rootpage, sql from sqlite_master where name = ?`);
    entry = Object.values(columns.get(index) ?? {}) as (string | number)[];
    database.prepare('delete from sqlite_master where name = ?').run(index);
  });
  open((database) => database.exec(row));
  open((database) => database.prepare('insert into sqlite_master values (?, ?, ?, ?, ?)').run(...entry));
}

it('a key that signs in and stands in no list, since an index was cut off from its table, is named, though every chain holds', async () => {
  copyFileSync(whole, file);
  const index = 'secrets_by_account';
  cutOff(
    index,
    "insert into secrets values ('forged', 'sara', 'key', 'x', '2026-01-01T00:00:00Z', '2999-01-01T00:00:00Z', '[]', null)",
  );
  const store = await openStore({ file });
  onTestFinished(async () => store.close());
  expect(await store.verify('acme')).toMatchObject({ changed: [] });
  expect((await store.verify('acme')).broken).toBeUndefined();
  expect((await store.damages())?.join()).toContain(`missing from index ${index}`);
});

it('a file that is whole has no damages', async () => {
  const store = await openStore({ file: whole });
  onTestFinished(async () => store.close());
  expect(await store.damages()).toEqual([]);
});

it('a mistake of the program is not told as a change by hand', async () => {
  const failing = vi.spyOn(HeldPapers.prototype, 'holds').mockRejectedValue(new TypeError('a mistake of the program'));
  onTestFinished(() => failing.mockRestore());
  const store = await openStore({ file: whole });
  onTestFinished(async () => store.close());
  await expect(store.verify('acme')).rejects.toThrow('a mistake of the program');
});
