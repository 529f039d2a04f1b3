import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStore } from '@quorate/store';
import { acme } from '../entries.js';
import { writingIn } from '../servers/writing-in.js';

const folder = mkdtempSync(join(tmpdir(), 'quorate-pieces-'));
const [whole, file] = [join(folder, 'whole.sqlite'), join(folder, 'changed.sqlite')];
const place = { corporation: 'acme', matter: 'm' };
const paper = { name: 'a.txt', mediaType: 'text/plain', state: 'signed', by: 'sara' } as const;
let [hash, gone] = ['', ''];

beforeAll(async () => {
  const store = await openStore({ file: whole });
  await store.keep(acme);
  await store.matters.open('acme', { id: 'm', title: 'Heron', by: 'sara' });
  const content = Buffer.from(Array.from({ length: 600_000 }, (_, at) => at % 251));
  ({ hash } = await store.papers.keep('acme', { ...paper, content }));
  await store.matters.papers.keep(place, { ...paper, content });
  ({ hash: gone } = await store.papers.keep('acme', { ...paper, content: Buffer.from('erased', 'utf8') }));
  await store.papers.erase('acme', gone, { by: 'sara', why: 'the law wants it' });
  await store.close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What is done to the pieces of one paper, and whether its bytes are others then. */
const deeds: readonly (readonly [what: string, statement: (table: string) => string])[] = [
  ['a byte changed', (table) => `update ${table} set content = zeroblob(240000) where place = 2`],
  ['one dropped', (table) => `delete from ${table} where place = 2`],
  ['the last dropped', (table) => `delete from ${table} where place = 3`],
  ['all dropped', (table) => `delete from ${table}`],
  [
    'two in each other’s place',
    (table) =>
      `update ${table} set place = 9 where place = 1; update ${table} set place = 1 where place = 2; update ${table} set place = 2 where place = 9`,
  ],
  ['one before the first', (table) => added(table, '0')],
  ['one between', (table) => added(table, '1.5')],
  ['one after the last', (table) => added(table, '99')],
  ['a number', (table) => `update ${table} set content = 1 where place = 3`],
];
const added = (table: string, at: string) =>
  table === 'paper_pieces'
    ? `insert into ${table} select corporation, hash, ${at}, x'00' from ${table} where place = 1`
    : `insert into ${table} select corporation, matter, hash, ${at}, x'00' from ${table} where place = 1`;

async function done(statement: string) {
  copyFileSync(whole, file);
  const database = await writingIn({ file });
  await database.run(statement);
  await database.close();
  return openStore({ file });
}

it.each(deeds)('a paper with a piece changed is told by verify, and not given out: %s', async (_, statement) => {
  const store = await done(statement('paper_pieces'));
  try {
    expect((await store.verify('acme')).changed).toMatchObject([{ says: 'a paper does not give its hash' }]);
    await expect(store.papers.content('acme', hash)).rejects.toThrow('do not give its hash');
    expect(await store.matters.papers.content(place, hash)).toHaveLength(600_000);
  } finally {
    await store.close();
  }
});

it.each(deeds)(
  'one of a matter is told to whoever works on the store itself, and not given out: %s',
  async (_, statement) => {
    const store = await done(statement('matter_paper_pieces'));
    try {
      const says = `a paper of a matter (m, ${hash}) does not give its hash`;
      expect((await store.verify('acme')).changed).toMatchObject([{ says }]);
      expect((await store.verify('acme', [], { account: 'owen', role: 'administrator' })).changed).toEqual([]);
      await expect(store.matters.papers.content(place, hash)).rejects.toThrow('do not give its hash');
      expect(await store.papers.content('acme', hash)).toHaveLength(600_000);
    } finally {
      await store.close();
    }
  },
);

/** How many bytes a paper is said to have, by whoever has the database in hand. */
const sizes = ['1000000000000', '-1', "'many'", '599999', '600001', '0'];

it.each(sizes)('a paper that is said to have %s bytes takes no more memory than it has, and is told', async (size) => {
  for (const table of ['papers', 'matter_papers']) {
    const store = await done(`update ${table} set size = ${size} where hash = '${hash}'`);
    try {
      const { papers, matters } = store;
      const content = table === 'papers' ? papers.content('acme', hash) : matters.papers.content(place, hash);
      await expect(content).rejects.toThrow('do not give its hash');
      const told = (await store.verify('acme')).changed.map(({ says }) => says);
      expect(told).toContain(`a paper ${table === 'papers' ? '' : `of a matter (m, ${hash}) `}does not give its hash`);
    } finally {
      await store.close();
    }
  }
});

it('pieces of what was erased, or never kept, are told', async () => {
  for (const key of [gone, 'f'.repeat(64), `${hash}.2`]) {
    const store = await done(`insert into paper_pieces values ('acme', '${key}', 1, x'00')`);
    const { changed } = await store.verify('acme');
    expect(changed).toMatchObject([{ says: 'a paper that was erased, or never kept, has bytes' }]);
    await store.close();
  }
  const store = await done(`insert into matter_paper_pieces values ('acme', 'm', '${gone}', 1, x'00')`);
  const { changed } = await store.verify('acme');
  const says = `a paper of a matter (m, ${gone}) that was erased, or never kept, has bytes`;
  expect(changed).toMatchObject([{ says }]);
  await store.close();
});
