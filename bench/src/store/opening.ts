import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openStore, type NewEntry } from '@quorate/store';
import { heading, line } from '../measure.js';
import { movements } from '../post/movements.js';
import { written } from '../post/written.js';
import type { Opened } from './opened.js';

const corporation = { id: 'bench', name: 'Bench', charter: 'nss-bancorp', formed: '1998-12-15' } as const;

/**
 * A long register opened and asked the first question, in a process that does nothing else; with its snapshot, and from its first
 * entry.
 */
export async function opening(entries: number): Promise<void> {
  heading(
    `A register of ${entries.toLocaleString('en')} entries in SQLite, opened and asked in a new process (wall clock)`,
  );
  const folder = mkdtempSync(join(tmpdir(), 'quorate-bench-'));
  const file = join(folder, 'quorate.sqlite');
  try {
    await enter(file, entries);
    const whole = openedIn(file);
    const snapshot = openedIn(file);
    const ratio = (whole.answered / snapshot.answered).toFixed(0);
    line('the first answer, from the first entry on', ms(whole.answered), memory(whole));
    line('its snapshot written afterwards, in the background', ms(whole.closed));
    line('the first answer, from the snapshot', ms(snapshot.answered), `× ${ratio} sooner; ${memory(snapshot)}`);
    line('of it, the journal opened', ms(snapshot.opened));
    line('the same question of another day', ms(snapshot.another), `without a snapshot ${ms(whole.another)}`);
    if (new Set([whole, snapshot].map(({ answer }) => answer)).size !== 1) {
      throw new Error('The answers differ with and without the snapshot.');
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function enter(file: string, entries: number): Promise<void> {
  const store = await openStore({ file }, { snapshotEvery: Infinity });
  let { version } = await store.keep(corporation);
  for (const batch of written(movements(entries, entries / 10), 5_000)) {
    const own = batch.map(({ id, type, on, basis, by, data }): NewEntry => ({ id, type, on, basis, by, data }));
    ({ version } = await store.append({ corporation: corporation.id, expectedVersion: version, entries: own }));
  }
  await store.close();
}

function openedIn(file: string): Opened {
  const child = fileURLToPath(new URL('./opened-child.js', import.meta.url));
  return JSON.parse(execFileSync(process.execPath, [child, file], { encoding: 'utf8' })) as Opened;
}

function ms(milliseconds: number): string {
  return `${milliseconds.toFixed(0)} ms`;
}

function memory({ megabytes }: Opened): string {
  return `${megabytes.toFixed(0)} MB at most`;
}
