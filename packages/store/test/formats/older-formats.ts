import { describe, expect, it } from 'vitest';
import { openStore, SeenPapers, type Store, type StorePlace } from '@quorate/store';
import { fill } from '../filled-store.js';
import { writingIn } from '../servers/writing-in.js';

type Undoing = (place: StorePlace) => readonly string[];

const withoutPieces: Undoing = (place) => [
  ...[
    ['papers', 'paper_pieces', ['corporation', 'hash']] as const,
    ['matter_papers', 'matter_paper_pieces', ['corporation', 'matter', 'hash']] as const,
  ].flatMap(([papers, pieces, key]) => {
    const own = key.map((column) => `${pieces}.${column} = ${papers}.${column}`).join(' and ');
    const inOrder = `(select content from ${pieces} where ${own} order by place)`;
    const [all, none] =
      'file' in place
        ? [`select cast(group_concat(cast(content as text), '') as blob) from ${inOrder}`, "x''"]
        : [`select string_agg(content, '') from ${inOrder} as pieces`, "''"];
    return [
      `alter table ${papers} add column content bytea`,
      `update ${papers} set content = coalesce((${all}), ${none})`,
      `drop table ${pieces}`,
    ];
  }),
  "delete from kysely_migration where name >= '0020'",
];
const withoutErasures: Undoing = (place) => [
  ...withoutPieces(place),
  'alter table proposals drop column erasure',
  "delete from kysely_migration where name >= '0019'",
];
const withoutCopies: Undoing = (place) => [
  ...withoutErasures(place),
  'drop index papers_by_bytes',
  "delete from kysely_migration where name >= '0018'",
];

/** What makes a store as it was written before anything beside the journal was recorded. */
export const withoutRecords: Undoing = (place) => [
  ...withoutCopies(place),
  ...['papers', 'paper_states', 'paper_sight'].map((table) => `delete from ${table} where length(hash) > 64`),
  'drop table records',
  // What was signed then had no head of records in it.
  'delete from checkpoints',
  ...['corporations', 'checkpoints'].flatMap((table) =>
    ['records_version', 'records_hash'].map((column) => `alter table ${table} drop column ${column}`),
  ),
  "delete from kysely_migration where name >= '0017'",
];

/** What a format brought, taken away again: what is left is a store as the version before it wrote it. */
const olderFormats: readonly (readonly [before: string, undoing: Undoing])[] = [
  ['papers were kept in pieces', withoutPieces],
  ['erasures were proposed', withoutErasures],
  ['copies of papers were found by their bytes', withoutCopies],
  ['what stands beside the journal was recorded', withoutRecords],
];

const long = {
  name: 'long.txt',
  mediaType: 'text/plain',
  content: Buffer.from('a long paper, '.repeat(50_000), 'utf8'),
  state: 'signed',
  by: 'sara',
} as const;

/** A store with papers that an older version wrote, and this version opens. */
export function olderFormatsSuite(kind: string, fresh: () => Promise<StorePlace>): void {
  describe(`a store in ${kind} that was written`, () => {
    it.each(olderFormats)('before %s has each of its papers, is sound, and keeps copies', async (_, undoing) => {
      const place = await fresh();
      const written = await openStore(place);
      await fill(written);
      const { hash } = await written.papers.keep('other', long);
      await written.matters.open('other', { id: 'n', title: 'Heron', by: 'sara' });
      await written.matters.papers.keep(behind, long);
      await written.close();
      const newest = await madeIn(place);
      const database = await writingIn(place);
      for (const statement of undoing(place)) await database.run(statement);
      await database.close();
      const old = await madeIn(place);
      expect(old.indices.includes('papers_by_bytes')).toBe([withoutPieces, withoutErasures].includes(undoing));

      await (await openStore(place)).close();
      const made = await madeIn(place);
      expect(made.indices).toEqual(newest.indices);
      expect(made.tables).toEqual(newest.tables);
      expect(made.papers).toEqual(old.papers);
      const store = await openStore(place);
      await isSound(store);
      expect(Buffer.from(await store.papers.content('other', hash)).equals(long.content)).toBe(true);
      expect(Buffer.from(await store.matters.papers.content(behind, hash)).equals(long.content)).toBe(true);
      await hidesAndKeepsAgain(store);
      await isSound(store);
      await store.close();
      expect((await madeIn(place)).indices).toEqual(newest.indices);
    });
  });
}

const behind = { corporation: 'other', matter: 'n' };

async function madeIn(place: StorePlace) {
  const database = await writingIn(place);
  try {
    return {
      indices: await database.indices(),
      tables: (await database.tables()).map(({ table }) => table),
      papers: [
        (await database.rows('papers')).map((row) => ({ ...row, content: undefined })),
        await database.rows('paper_states'),
        await database.rows('paper_sight'),
      ],
    };
  } finally {
    await database.close();
  }
}

async function isSound(store: Store): Promise<void> {
  for (const id of ['acme', 'other']) {
    const { broken, changed } = await store.verify(id);
    expect([broken, changed]).toEqual([undefined, []]);
  }
}

/** A paper of the old store is hidden; who has its bytes is told nothing of it, and keeps a copy. */
async function hidesAndKeepsAgain({ papers }: Store): Promise<void> {
  const sara = new SeenPapers(papers, { account: 'sara', role: 'secretary' });
  const vera = new SeenPapers(papers, { account: 'vera', role: 'viewer' });
  const record = (await sara.all('other')).find(({ name }) => name === 'b');
  if (record === undefined) throw new Error('The older store has no paper.');
  await sara.show('other', record.hash, { roles: ['secretary'], accounts: [] });
  expect((await vera.all('other')).map(({ name }) => name)).toEqual([long.name]);
  const content = await sara.content('other', record.hash);
  const own = { name: 'own', mediaType: 'text/plain', content, state: 'drafted', by: 'vera' } as const;
  expect(await vera.keep('other', own)).toMatchObject({ hash: record.hash, name: 'own' });
  expect((await sara.record('other', record.hash)).name).toBe(record.name);
}
