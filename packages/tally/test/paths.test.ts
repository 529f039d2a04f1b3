import { copyFileSync, mkdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { beforeAll, expect, it } from 'vitest';
import { countOf, scanned } from '@quorate/tally';
import { show } from '@quorate/engine';
import { card, csv, folder, position } from './files.js';

const positions = csv([position('ada', 100)]);
const cast = {
  for: csv([card('c', 'ada', 'for', 100)]),
  against: csv([card('c', 'ada', 'against', 100)]),
} as const;
const asParquet = (path: string) => path.replace(/csv$/u, 'parquet');

beforeAll(async () => {
  const instance = await DuckDBInstance.create(':memory:');
  const connection = await instance.connect();
  for (const path of Object.values(cast))
    await connection.run(
      `copy (select * from read_csv('${path}', all_varchar = true)) to '${asParquet(path)}' (format parquet)`,
    );
  connection.closeSync();
  instance.closeSync();
});

/** The same card at a path, as CSV and as Parquet. */
function put(choice: keyof typeof cast, path: string): readonly string[] {
  const at = join(folder, 'paths', path);
  mkdirSync(dirname(at), { recursive: true });
  copyFileSync(cast[choice], at);
  copyFileSync(asParquet(cast[choice]), asParquet(at));
  return [at, asParquet(at)];
}

it.each([
  ['[c].csv', 'c.csv'],
  ['*.csv', 'other.csv'],
  ['a?.csv', 'ab.csv'],
  ['**/d.csv', 'x/d.csv'],
  ['[!x]/e.csv', 'y/e.csv'],
  [String.raw`f\g.csv`, 'f/g.csv'],
  ['choice=against/h.csv', 'h.csv'],
  ['shares=7/i.csv', 'i.csv'],
  ['matter=other/card=x/j.csv', 'j.csv'],
])('a file is counted whose hash is told, whatever its path means elsewhere: %s', async (path, beside) => {
  put('against', beside);
  for (const at of put('for', path)) {
    for (const cards of [at, relative(process.cwd(), at)]) {
      const found = await scanned({ positions: [positions], cards: [cards] }, { threads: 1 });
      const { lines, notCounted } = countOf(found, { overVotes: 'latest' });
      const told = lines.map((line) => [line.matter, show(line.for), show(line.against)]);
      expect([told, notCounted], cards).toEqual([[['pay', '100', '0']], []]);
    }
  }
});

it.each([String.raw`k\*.csv`, String.raw`l\[x].csv`])(
  'a file of which no pattern is, is not read: %s',
  async (path) => {
    for (const cards of put('for', path))
      await expect(scanned({ positions: [positions], cards: [cards] })).rejects.toThrow(
        /has a backslash .* Rename it\./u,
      );
  },
);
