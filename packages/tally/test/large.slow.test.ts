import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readdirSync, rmSync, statSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DuckDBInstance } from '@duckdb/node-api';
import { show } from '@quorate/engine';
import { countOf, scanned } from '@quorate/tally';
import { afterAll, describe, expect, it } from 'vitest';
import { csv, position, text } from './files.js';

const folder = mkdtempSync(join(tmpdir(), 'quorate-large-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const built = fileURLToPath(new URL('../dist/index.js', import.meta.url));
/** Counts in a process of its own, and tells what it came to, how many lines do not count, and how many megabytes it had at most. */
const counting = `
  import { countOf, scanned } from ${JSON.stringify(built)};
  const [positions, cards] = process.argv.slice(1);
  const found = await scanned({ positions: [positions], cards: [cards] }, { threads: 2, memory: '100MB' });
  const [{ for: yes, against }] = countOf(found, { overVotes: 'latest' }).lines;
  process.stdout.write(JSON.stringify([String(yes.n), String(against.n), found.faults.length, process.resourceUsage().maxRSS / 1024]));
`;

const holders = 1000;

/** Cards of one share each, every third against, and one line that is none. */
function cardsFile(lines: number): string {
  const path = join(folder, `${lines}.csv`);
  const file = openSync(path, 'w');
  let text = 'card,holder,class,matter,choice,shares\n7,of too few columns\n';
  for (let line = 0; line < lines; line += 1) {
    text += `card-number-${line},holder-${line % holders},common,pay,${line % 3 === 0 ? 'against' : 'for'},1\n`;
    if (text.length > 1_000_000 || line === lines - 1) {
      writeSync(file, text);
      text = '';
    }
  }
  closeSync(file);
  return path;
}

describe('a CSV file that is larger than the memory it may be counted in', () => {
  it('is counted to the last share, and takes no more the longer it is', () => {
    const positions = join(folder, 'positions.csv');
    const file = openSync(positions, 'w');
    writeSync(file, 'holder,class,shares\n');
    for (let holder = 0; holder < holders; holder += 1) writeSync(file, `holder-${holder},common,1000000\n`);
    closeSync(file);
    const most = [2_100_000, 6_300_000].map((lines) => {
      const cards = cardsFile(lines);
      expect(statSync(cards).size).toBeGreaterThan(90_000_000);
      const told = execFileSync(process.execPath, ['--input-type=module', '-e', counting, positions, cards], {
        encoding: 'utf8',
      });
      const [yes, against, faults, megabytes] = JSON.parse(told) as [string, string, number, number];
      expect([yes, against, faults]).toEqual([String((lines / 3) * 2), String(lines / 3), 1]);
      rmSync(cards);
      return megabytes;
    });
    const [short = 0, long = 0] = most;
    // Held whole, the longer one would take several hundred megabytes more.
    expect(long - short).toBeLessThan(120);
  });
});

describe('a bound of memory', () => {
  it('is kept by spilling to files, and changes nothing', async () => {
    const rows = 400_000;
    const [positions, cards] = [`${folder}/many-positions.csv`, `${folder}/many-cards.csv`];
    const made = await DuckDBInstance.create(':memory:');
    const connection = await made.connect();
    await connection.run(
      `copy (select 'holder-' || i as holder, 'common' as class, 1 + i % 97 as shares from range(${rows}) t(i)) to '${positions}';
       copy (select 'card-' || i as card, 'holder-' || i as holder, 'common' as class, 'pay' as matter,
         if(i % 3 = 0, 'against', 'for') as choice, 1 + i % 97 as shares from range(${rows}) t(i)) to '${cards}'`,
    );
    connection.closeSync();
    made.closeSync();
    const spilled = mkdtempSync(join(tmpdir(), 'quorate-spilled-'));
    let files = 0;
    const looking = setInterval(() => {
      files = Math.max(files, readdirSync(spilled).length);
    }, 2);
    try {
      const within = async (memory: string) => {
        const found = await scanned(
          { positions: [positions], cards: [cards] },
          { threads: 1, memory, folder: spilled },
        );
        return countOf(found, { overVotes: 'latest' }).lines;
      };
      const wide = await within('1GB');
      expect(files).toBe(0);
      expect(await within('50MB')).toEqual(wide);
      expect(files).toBeGreaterThan(0);
    } finally {
      clearInterval(looking);
      rmSync(spilled, { recursive: true, force: true });
    }
  });
});

describe('a broken line', () => {
  it.each([
    ['of letters', 'A'],
    ['of nothing but noughts', '\0'],
  ])('of forty million bytes %s is told, wherever it stands, and those about it count', async (_what, byte) => {
    const positions = [csv([position('ada', 100), position('cede', 9)])];
    const [one, other] = ['1,ada,common,pay,for,10', '3,cede,common,pay,for,7'];
    const long = byte.repeat(40_000_000);
    for (const lines of [
      [one, long, other],
      [one, other, long],
    ]) {
      const cards = [text(['card,holder,class,matter,choice,shares', ...lines, ''].join('\n'))];
      const scan = await scanned({ positions, cards }, { threads: 2 });
      const { lines: counts, notCounted } = countOf(scan, { overVotes: 'latest' });
      expect(counts.map((each) => show(each.for))).toEqual(['17']);
      expect(notCounted).toMatchObject([{ code: 'line-not-read', says: byte.repeat(10_000) }]);
    }
  });
});
