import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newSigningKey, openStore, readSigningKey, soundnessOf, type Checkpoint, type Store } from '@quorate/store';
import { corporation, entriesFrom } from '../store/world.js';

/** What came of flipping bits of a file, one at a time. */
export interface Flipped {
  readonly flipped: number;
  /** Named by verify with the old checkpoint, or the file was refused. */
  readonly found: number;
  /** In room that holds nothing: everything is as it was. */
  readonly harmless: number;
}

/** Flips bits all over a file of SQLite, each in a copy of its own, and verifies with a checkpoint that was given away. */
export async function flipped(folder: string, count: number): Promise<Flipped> {
  const file = join(folder, 'whole.sqlite');
  const store = await openStore({ file });
  await store.keep(corporation);
  await store.append({ corporation: corporation.id, expectedVersion: 0, entries: entriesFrom(0, 300) });
  await store.policies.set(corporation.id, { types: ['determination'], corrections: true }, 'admin');
  const checkpoint = await store.sign(corporation.id, readSigningKey(newSigningKey()));
  const texts = await textsOf(store);
  await store.close();
  const whole = readFileSync(file);
  const same = join(folder, 'same.sqlite');
  writeFileSync(same, whole);
  if (await isNamed(same, checkpoint)) throw new Error('Verify names something where nothing was flipped.');
  let [found, harmless] = [0, 0];
  for (let each = 0; each < count; each += 1) {
    const bytes = Buffer.from(whole);
    const place = (each * 7_919 + 13) % bytes.length;
    bytes[place] = (bytes[place] ?? 0) ^ (1 << (each % 8));
    // A file that was refused stays locked for a while: each has its own.
    const copy = join(folder, `copy-${each}.sqlite`);
    writeFileSync(copy, bytes);
    if (await isNamed(copy, checkpoint)) found += 1;
    else if ((await textsIn(copy)) === texts) harmless += 1;
    for (const end of ['', '-wal', '-shm']) rmSync(`${copy}${end}`, { force: true });
  }
  return { flipped: count, found, harmless };
}

async function isNamed(file: string, checkpoint: Checkpoint): Promise<boolean> {
  try {
    const store = await openStore({ file });
    try {
      const { id } = corporation;
      const { broken, changed, recorded } = await store.verify(
        id,
        checkpoint.records === undefined ? [] : [checkpoint.records],
      );
      const held = await soundnessOf(id, { recorded, checkpoints: [checkpoint] }, store.entries(id));
      return broken !== undefined || held.broken !== undefined || changed.length > 0;
    } finally {
      await store.close();
    }
  } catch {
    return true;
  }
}

async function textsIn(file: string): Promise<string> {
  const store = await openStore({ file });
  try {
    return await textsOf(store);
  } finally {
    await store.close();
  }
}

async function textsOf(store: Store): Promise<string> {
  const texts: string[] = [];
  for await (const { text } of store.entries(corporation.id)) texts.push(text);
  return [...texts, JSON.stringify(await store.policies.of(corporation.id))].join('\n');
}
