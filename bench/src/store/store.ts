import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { heading, line, median } from '../measure.js';
import { perSecond } from '../per-second.js';
import { opening } from './opening.js';
import { plainPostgres } from './plain-postgres.js';
import { plainSqlite } from './plain-sqlite.js';
import { startPostgres } from './postgres-server.js';
import { oneRound, type Round, type Written } from './round.js';

/** Entries kept, each on disk when it is acknowledged; beside it plain inserts of the same texts into the same kind of database. */
export async function store({ quick }: { readonly quick: boolean }): Promise<void> {
  const written = quick ? { singles: 500, batches: 10 } : { singles: 2_000, batches: 40 };
  const rounds = quick ? 1 : 3;
  heading('Keeping a journal in SQLite, each acknowledged entry on disk (wall clock; ratio: plain inserts to Quorate)');
  told(await inTurn(rounds, async () => inSqlite(written)));
  heading('The same in PostgreSQL');
  told(await inTurn(rounds, async () => inPostgres(written)));
  await opening(quick ? 30_000 : 1_000_000);
}

async function inTurn(rounds: number, round: () => Promise<Round>): Promise<readonly Round[]> {
  const measured: Round[] = [];
  for (let at = 0; at < rounds; at += 1) measured.push(await round());
  return measured;
}

function told(measured: readonly Round[]): void {
  const figure = (name: keyof Round): number => median(measured.map((each) => each[name]));
  line('one entry at a time', perSecond(figure('single')), ratio(figure('plainSingle'), figure('single')));
  line('batches of 1,000', perSecond(figure('batched')), ratio(figure('plainBatched'), figure('batched')));
  line('read, and the chain of hashes worked out', perSecond(figure('verified')));
  line('read, judged and entered into a journal in memory', perSecond(figure('opened')));
}

async function inSqlite(written: Written): Promise<Round> {
  const folder = mkdtempSync(join(tmpdir(), 'quorate-bench-'));
  const rival = plainSqlite(join(folder, 'plain.sqlite'));
  try {
    return await oneRound({ file: join(folder, 'quorate.sqlite') }, rival, written);
  } finally {
    await rival.close();
    rmSync(folder, { recursive: true });
  }
}

async function inPostgres(written: Written): Promise<Round> {
  const server = await startPostgres();
  const rival = await plainPostgres(server.url);
  try {
    return await oneRound({ url: server.url }, rival, written);
  } finally {
    await rival.close();
    server.stop();
  }
}

function ratio(rival: number, own: number): string {
  return `× ${(own / rival).toFixed(2)} of plain inserts, ${perSecond(rival)}`;
}
