import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { heading, line } from '../measure.js';
import { startPostgres } from '../store/postgres-server.js';
import { attacks } from './attacks.js';
import { flipped } from './flips.js';
import { killed, type Killed } from './kills.js';
import { attacked } from './served.js';
import { sustained } from './sustained.js';
import { underLoad } from './under-load.js';

/** What the service withstands: the figures that stand in its page. */
export async function attack({ quick }: { readonly quick: boolean }): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'quorate-bench-'));
  const service = await attacked(join(folder, 'data.sqlite'));
  try {
    heading(
      'A service in a process of its own with a heap of 512 MB: its longest block under each attack, and its memory after it',
    );
    await service.fared();
    for (const { what, run } of attacks) {
      const answered = await run(service);
      const { longest, worked, megabytes } = await service.fared();
      line(what, blocked(longest, worked), `${megabytes.toFixed(0)} MB; answered ${answered}`);
    }
    const together = await sustained(service, attacks, quick ? 5 : 60);
    const fared = await service.fared();
    line(
      'all of these at once, again and again',
      blocked(fared.longest, fared.worked),
      `${fared.megabytes.toFixed(0)} MB; ${together.attacks} attacks, answered ${together.answered.join(' ')}`,
    );
    line(
      'cheap requests meanwhile',
      `${atWork(fared.waited, 0.5)} at work, half of them less`,
      `p99 ${atWork(fared.waited, 0.99)}, ${atWork(fared.waited, 1)} at the most; ${together.failed} of ${together.asked} failed`,
    );
    const { answered, failed, p99 } = await underLoad(service, quick ? 5 : 30);
    const { longest, worked, megabytes, waited } = await service.fared();
    line(
      '64 connections with hard questions',
      `${answered.toFixed(1)} a second`,
      `${failed} failed; longest block ${blocked(longest, worked)}; ${megabytes.toFixed(0)} MB`,
    );
    line('cheap requests meanwhile', `p99 ${p99} ms`, `${atWork(waited, 0.99)} at work`);
    const kills = quick ? 3 : 50;
    heading(`32 writers, killed ${kills} times`);
    told('SQLite', await killed({ file: join(folder, 'killed.sqlite') }, kills));
    const postgres = await startPostgres();
    try {
      told('PostgreSQL', await killed({ url: postgres.url }, kills));
    } finally {
      postgres.stop();
    }
    const { flipped: bits, found, harmless } = await flipped(folder, quick ? 40 : 500);
    heading('Bits flipped in a file of SQLite, one at a time');
    line(
      'named by verify, or the file refused',
      `${found} of ${bits}`,
      `${harmless} where nothing stands, ${bits - found - harmless} unnoticed`,
    );
  } finally {
    service.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

function blocked(longest: number, worked: number): string {
  return `${longest.toFixed(0)} ms, ${worked.toFixed(0)} at work`;
}

/** How much the event loop worked while this part of the cheap requests waited. */
function atWork(waited: readonly number[], part: number): string {
  return `${(waited[Math.min(waited.length - 1, Math.floor(waited.length * part))] ?? 0).toFixed(1)} ms`;
}

function told(store: string, { acknowledged, lost, back }: Killed): void {
  line(store, `${lost} lost`, `of ${acknowledged} acknowledged; read again after ${back.toFixed(2)} s at most`);
}
