import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { show } from '@quorate/engine';
import { countOf, scanned } from '@quorate/tally';
import { heading, line } from '../measure.js';
import { ballots } from './ballots.js';

/**
 * Counting from Parquet: as many cards as positions, two classes, two matters; beside it DuckDB alone joining and grouping the
 * same files, which applies no rule. Wall time: both use every processor.
 */
export async function tally({ quick }: { readonly quick: boolean }): Promise<void> {
  ballots({ quick });
  for (const rows of quick ? [200_000] : [200_000, 1_000_000, 10_000_000]) {
    const folder = mkdtempSync(join(tmpdir(), 'quorate-bench-tally-'));
    try {
      heading(
        `Counting ${rows.toLocaleString('en')} cards on as many positions from Parquet (wall ms; DuckDB's plain join in the same run)`,
      );
      for (const again of [0, 6]) {
        const what = again === 0 ? 'one card a holder' : `${again} % of holders with a second card`;
        const files = await made(rows, again, folder);
        for (const threads of [1, 2]) await compared({ ...files, threads, what });
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
}

interface Run {
  readonly positions: string;
  readonly cards: string;
  readonly threads: number;
  readonly what: string;
}

async function compared({ positions, cards, threads, what }: Run): Promise<void> {
  const plain = await inMs(async () => joined(positions, cards, threads));
  const found: { scan?: Awaited<ReturnType<typeof scanned>> } = {};
  const ours = await inMs(async () => {
    found.scan = await scanned({ positions: [positions], cards: [cards] }, { threads, memory: '2GB' });
  });
  const { scan } = found;
  if (scan === undefined) throw new Error('Nothing was scanned.');
  const name = `${what}, ${threads} ${threads === 1 ? 'thread' : 'threads'}`;
  line(`  DuckDB's plain join, ${name}`, plain.toFixed(0));
  line(`  counted, ${name}`, ours.toFixed(0), `x ${(ours / plain).toFixed(2)} of the plain join`);
  const anew = await inMs(async () => {
    countOf(scan, { overVotes: 'receipt' });
  });
  const [first] = countOf(scan, { overVotes: 'latest' }).lines;
  line(
    `  counted again under another rule, ${name}`,
    anew.toFixed(1),
    first === undefined ? '' : `${show(first.for)} for`,
  );
}

async function inMs(work: () => Promise<unknown>): Promise<number> {
  const before = performance.now();
  await work();
  return performance.now() - before;
}

/** @param again of a hundred holders, so many send a second card of all they have */
async function made(rows: number, again: number, folder: string): Promise<Pick<Run, 'positions' | 'cards'>> {
  const positions = join(folder, `positions-${again}.parquet`);
  const cards = join(folder, `cards-${again}.parquet`);
  const instance = await DuckDBInstance.create(':memory:', { memory_limit: '2GB' });
  const connection = await instance.connect();
  const card = (offset: number, choice: string, when: string) =>
    `select 'c' || (i + ${offset}) as card, 'h' || i as holder, case when i % 5 = 0 then 'b' else 'a' end as class, 'm' as matter,
       case when i % 3 = 0 then 'against' else '${choice}' end as choice, cast(1 + i % 997 as varchar) as shares, '${when}' as received
     from range(${rows}) t(i)`;
  await connection.run(
    `copy (select 'h' || i as holder, case when i % 5 = 0 then 'b' else 'a' end as class, cast(1 + i % 997 as varchar) as shares
       from range(${rows}) t(i)) to '${positions}' (format parquet);
     copy (${card(0, 'for', '2004-05-01T10:00')} union all ${card(rows, 'abstain', '2004-05-02T10:00')} where i % 100 < ${again})
       to '${cards}' (format parquet)`,
  );
  connection.closeSync();
  instance.closeSync();
  return { positions, cards };
}

async function joined(positions: string, cards: string, threads: number): Promise<void> {
  const instance = await DuckDBInstance.create(':memory:', { threads: String(threads), memory_limit: '2GB' });
  const connection = await instance.connect();
  await connection.runAndReadAll(
    `select matter, c.class, choice, sum(cast(c.shares as bigint)) from read_parquet('${cards}') c
     join read_parquet('${positions}') p on p.holder = c.holder and p.class = c.class group by all`,
  );
  connection.closeSync();
  instance.closeSync();
}
