import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { cruiseHouse, options, repository } from './cruise.js';

const engine = 'packages/engine/src';

const ruleNames = (options.ruleSet?.forbidden ?? []).map((rule) => rule.name ?? 'a rule without a name');

/** The folders of the engine that have a place in the order; the last one has no rule, for nothing comes after it. */
const ranked = [...ruleNames.flatMap((name) => /^engine-(.+)-looks-only-up$/.exec(name)?.[1] ?? []), 'tally'];

describe('the imports of this repository', async () => {
  const { sources, refusals } = await cruiseHouse(repository);

  it('were all followed', () => {
    const written = readdirSync(join(repository, engine), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts'))
      .map((path) => `${engine}/${path}`);
    expect(written.length).toBeGreaterThan(0);
    expect(sources).toEqual(expect.arrayContaining(written));
  });

  it('keep the order of the rooms', () => {
    expect(refusals).toEqual([]);
  });

  it('come from rooms whose place in the order is known', () => {
    const folders = readdirSync(join(repository, engine), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name);
    expect(ranked).toEqual(expect.arrayContaining(folders));
  });
});

/** For each rule an import that it must refuse: the file, and what it imports. */
const refused: Readonly<Record<string, readonly [from: string, to: string]>> = {
  'no-circle': [`${engine}/exact/circle.ts`, './other-half.js'],
  'no-dead-import': [`${engine}/exact/dead.ts`, './nowhere.js'],
  'engine-stands-alone': [`${engine}/exact/reads-files.ts`, 'node:fs'],
  'exact-libraries-stay-in-exact': [`${engine}/books/calendars.ts`, 'temporal-polyfill'],
  'yaml-stays-in-case': [`${engine}/books/yaml.ts`, 'yaml'],
  'engine-exact-looks-only-up': [`${engine}/exact/asks.ts`, '../evaluation/file.js'],
  'engine-evaluation-looks-only-up': [`${engine}/evaluation/reads-books.ts`, '../books/file.js'],
  'engine-journal-looks-only-up': [`${engine}/journal/posts.ts`, '../books/file.js'],
  'engine-books-looks-only-up': [`${engine}/books/reads-instrument.ts`, '../instrument/file.js'],
  'engine-instrument-looks-only-up': [`${engine}/instrument/knows-kinds.ts`, '../kinds/voting/file.js'],
  'engine-session-looks-only-up': [`${engine}/session/knows-terms.ts`, '../terms/file.js'],
  'engine-terms-looks-only-up': [`${engine}/terms/knows-kinds.ts`, '../kinds/index.js'],
  'engine-kinds-looks-only-up': [`${engine}/kinds/voting/asks.ts`, '../../questions/file.js'],
  'engine-questions-looks-only-up': [`${engine}/questions/runs.ts`, '../case/file.js'],
  'engine-case-looks-only-up': [`${engine}/case/counts.ts`, '../tally/file.js'],
  'engine-entrance-is-for-others': [`${engine}/books/entrance.ts`, '../index.js'],
  'corporation-is-opened-late': [`${engine}/kinds/board/opens.ts`, '../../corporation.js'],
  'subject-knows-no-other-subject': [`${engine}/kinds/board/votes.ts`, '../voting/file.js'],
  'kinds-are-known-by-their-register': [`${engine}/questions/knows-a-kind.ts`, '../kinds/voting/file.js'],
  'charter-uses-the-engine-only': ['charters/one/copies.ts', '../another/index.js'],
  'engine-by-its-entrance': ['packages/cli/src/burgles.ts', '../../engine/src/exact/file.js'],
  'charters-looks-only-up': ['packages/charters/src/keeps.ts', '@quorate/store'],
  'store-looks-only-up': ['packages/store/src/serves.ts', '../../server/src/index.js'],
  'demonstration-looks-only-up': ['packages/demonstration/src/serves.ts', '@quorate/server'],
  'documents-looks-only-up': ['packages/documents/src/serves.ts', '@quorate/server'],
  'tally-looks-only-up': ['packages/tally/src/serves.ts', '@quorate/server'],
  'server-looks-only-up': ['packages/server/src/commands.ts', 'quorate'],
  'sdk-looks-only-up': ['packages/sdk/src/commands.ts', 'quorate'],
  'cli-looks-only-up': ['packages/cli/src/measures.ts', '../../../bench/src/index.js'],
  'workbench-looks-only-up': ['packages/workbench/src/measures.ts', '../../../bench/src/index.js'],
};

/** Imports that no rule may refuse. */
const allowed: readonly (readonly [from: string, to: string])[] = [
  [`${engine}/kinds/index.ts`, './voting/file.js'],
  [`${engine}/kinds/voting/same-subject.ts`, './file.js'],
  [`${engine}/questions/register.ts`, '../kinds/index.js'],
  [`${engine}/index.ts`, './questions/register.js'],
  [`${engine}/case/opens.ts`, '../corporation.js'],
  ['charters/one/index.ts', '@quorate/engine'],
  ['charters/one/articles/first.ts', '../index.js'],
  ['packages/cli/src/charter.ts', '../../../charters/one/index.js'],
  ['bench/src/entrance.ts', '../../packages/engine/src/index.js'],
];

describe('the rules of import', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'quorate-house-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  build(folder);
  const { refusals } = await cruiseHouse(folder);

  it.each(Object.entries(refused))('%s refuses an import', (rule, [from]) => {
    expect(refusals).toContainEqual({ rule, from, to: expect.any(String) as string });
  });

  it('are each shown by an example', () => {
    expect(Object.keys(refused).toSorted()).toEqual(ruleNames.toSorted());
  });

  it.each(allowed)('let %s import %s', (from) => {
    expect(refusals.filter((refusal) => refusal.from === from)).toEqual([]);
  });
});

/** Writes a small house with every import of the two tables, and with an innocent file wherever one is imported. */
function build(folder: string): void {
  const innocent = [
    ...['evaluation', 'books', 'instrument', 'terms', 'kinds/voting', 'questions', 'case', 'tally', 'exact'].map(
      (room) => `${engine}/${room}/file.ts`,
    ),
    `${engine}/corporation.ts`,
    'charters/another/index.ts',
    'packages/server/src/index.ts',
    'bench/src/index.ts',
  ];
  const files = new Map(innocent.map((path) => [path, 'export {};\n']));
  files.set(`${engine}/exact/other-half.ts`, "import './circle.js';\n");
  for (const [from, to] of [...Object.values(refused), ...allowed]) files.set(from, `import '${to}';\n`);
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}
