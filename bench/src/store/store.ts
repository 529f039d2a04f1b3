import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '@quorate/store';
import { heading, line, median } from '../measure.js';
import { perSecond, secondsOf } from '../per-second.js';
import { plainSqlite } from './plain-sqlite.js';
import { corporation, entriesFrom } from './world.js';

/** Entries kept in a file of SQLite, each on disk when it is acknowledged; beside it plain inserts of the same size. */
export async function store({ quick }: { readonly quick: boolean }): Promise<void> {
  heading('Keeping a journal in SQLite, each acknowledged entry on disk (wall clock; ratio: plain inserts to Quorate)');
  const rounds = quick ? 1 : 3;
  const [singles, batches] = quick ? [300, 10] : [1_500, 40];
  const measured: Round[] = [];
  for (let round = 0; round < rounds; round += 1) measured.push(await oneRound(singles, batches));
  const figure = (name: keyof Round): number => median(measured.map((each) => each[name]));
  line('one entry at a time', perSecond(figure('single')), ratio(figure('plainSingle'), figure('single')));
  line('batches of 1,000', perSecond(figure('batched')), ratio(figure('plainBatched'), figure('batched')));
  line('read, and the chain of hashes worked out', perSecond(figure('verified')));
  line('read, judged and entered into a journal in memory', perSecond(figure('opened')));
}

interface Round {
  readonly single: number;
  readonly plainSingle: number;
  readonly batched: number;
  readonly plainBatched: number;
  readonly verified: number;
  readonly opened: number;
}

/** Entries a second, each way. */
async function oneRound(singles: number, batches: number): Promise<Round> {
  const folder = mkdtempSync(join(tmpdir(), 'quorate-bench-'));
  const rival = plainSqlite(join(folder, 'plain.sqlite'));
  const file = join(folder, 'quorate.sqlite');
  try {
    const kept = await openStore({ file });
    await kept.keep(corporation);
    const append = async (expectedVersion: number, count: number) =>
      kept.append({ corporation: corporation.id, expectedVersion, entries: entriesFrom(expectedVersion, count) });
    const single = await secondsOf(async () => {
      for (let place = 0; place < singles; place += 1) await append(place, 1);
    });
    const batched = await secondsOf(async () => {
      for (let batch = 0; batch < batches; batch += 1) await append(singles + batch * 1_000, 1_000);
    });
    const all = singles + batches * 1_000;
    const verified = await secondsOf(async () => kept.verify(corporation.id));
    await kept.close();
    const again = await openStore({ file });
    const opened = await secondsOf(async () => again.journal(corporation.id));
    await again.close();
    const plainSingle = await secondsOf(() => {
      for (let place = 0; place < singles; place += 1) rival.insert(place, 1);
    });
    const plainBatched = await secondsOf(() => {
      for (let batch = 0; batch < batches; batch += 1) rival.insert(singles + batch * 1_000, 1_000);
    });
    return {
      single: singles / single,
      plainSingle: singles / plainSingle,
      batched: (batches * 1_000) / batched,
      plainBatched: (batches * 1_000) / plainBatched,
      verified: all / verified,
      opened: all / opened,
    };
  } finally {
    rival.close();
    rmSync(folder, { recursive: true });
  }
}

function ratio(rival: number, own: number): string {
  return `× ${(own / rival).toFixed(2)} of plain inserts, ${perSecond(rival)}`;
}
