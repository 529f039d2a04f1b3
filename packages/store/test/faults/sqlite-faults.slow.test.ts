import { copyFileSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { DatabaseUnusableError, openStore, type Store } from '@quorate/store';
import { acme, issued, person } from '../entries.js';
import { startWriter } from './child.js';
import { killedAgainAndAgain } from './killed.js';

const folder = mkdtempSync(join(tmpdir(), 'quorate-faults-'));
let made = 0;

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a file of SQLite', () => {
  it('belongs to one process: the second is told so, and the first goes on', async () => {
    const file = newFile();
    const store = await filled(file, 3);
    await store.close();
    const holder = startWriter({ file }, 'hold');
    await holder.tells(1);
    const refused = await openStore({ file }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(DatabaseUnusableError);
    expect(String(refused)).toContain('Another process has');
    holder.child.kill('SIGKILL');
    await holder.ended();
    const again = await openStore({ file });
    expect(await again.verify('acme')).toMatchObject({ intact: { version: 3 } });
    await again.close();
  });

  it('loses nothing acknowledged when its writer is killed', async () => {
    const file = newFile();
    const store = await openStore({ file });
    await store.keep(acme);
    await store.close();
    await killedAgainAndAgain({ file }, { rounds: 2, seed: 3 });
  });

  it('tells the first entry that does not fit when bytes of it were changed, and what is intact', async () => {
    const file = newFile();
    const store = await filled(file, 200);
    await store.close();
    const bytes = readFileSync(file);
    const at = bytes.indexOf('"id":"e120"');
    expect(at).toBeGreaterThan(0);
    bytes[at + 7] = 'd'.codePointAt(0) ?? 0;
    writeFileSync(file, bytes);
    const changed = await openStore({ file });
    expect(await changed.verify('acme')).toMatchObject({
      intact: { version: 119 },
      broken: { sequence: 120, id: 'e120' },
    });
    await expect(changed.journal('acme')).resolves.toBeDefined();
    await changed.close();
  });

  it('never takes a changed byte, wherever it is, for a sound journal of other entries', async () => {
    const file = newFile();
    const store = await filled(file, 300);
    const texts = await textsOf(store);
    await store.close();
    const bytes = readFileSync(file);
    for (let round = 0; round < 60; round += 1) {
      const changed = Buffer.from(bytes);
      const place = (round * 7_919 + 13) % changed.length;
      changed[place] = (changed[place] ?? 0) ^ (1 << (round % 8));
      const copy = newFile();
      writeFileSync(copy, changed);
      await soundOrTold(copy, texts);
    }
  });

  it('tells a sound beginning of the journal when its write-ahead log is cut off anywhere', async () => {
    const file = newFile();
    const store = await filled(file, 40);
    onTestFinished(async () => store.close());
    const texts = await textsOf(store);
    const { size } = statSync(`${file}-wal`);
    for (let part = 0; part <= 10; part += 1) {
      const copy = newFile();
      copyFileSync(file, copy);
      copyFileSync(`${file}-wal`, `${copy}-wal`);
      truncateSync(`${copy}-wal`, Math.floor((size * part) / 10));
      await soundOrTold(copy, texts);
    }
  });

  it('says that it cannot write when the disk is full, and keeps what it had', async () => {
    const file = newFile();
    const store = await filled(file, 1);
    await store.close();
    const writer = startWriter({ file }, 'append', { mostBlocks: 300 });
    await writer.ended();
    expect(writer.errors()).toContain('StoreUnavailableError');
    const acknowledged = Number(writer.told.at(-1));
    expect(acknowledged).toBeGreaterThan(1);
    const again = await openStore({ file });
    const sound = await again.verify('acme');
    expect(sound.broken).toBeUndefined();
    expect(sound.intact.version).toBeGreaterThanOrEqual(acknowledged);
    expect(
      (
        await again.append({
          corporation: 'acme',
          expectedVersion: sound.intact.version,
          entries: [issued('after', 'anna', 1)],
        })
      ).version,
    ).toBe(sound.intact.version + 1);
    await again.close();
  });

  it('that is none is not written to', async () => {
    const file = newFile();
    writeFileSync(file, 'minutes of a meeting, long enough to be no header of anything, and more of it still');
    const before = readFileSync(file);
    await expect(openStore({ file })).rejects.toThrow('is no file of SQLite');
    expect(readFileSync(file).equals(before)).toBe(true);
  });
});

function newFile(): string {
  made += 1;
  return join(folder, `${made}.sqlite`);
}

/** A store with a journal of so many entries, each entered by itself. */
async function filled(file: string, entries: number): Promise<Store> {
  const store = await openStore({ file });
  await store.keep(acme);
  await store.append({ corporation: 'acme', expectedVersion: 0, entries: [person('anna')] });
  for (let version = 1; version < entries; version += 1) {
    const entry = issued(`e${version + 1}`, 'anna', 1);
    await store.append({ corporation: 'acme', expectedVersion: version, entries: [entry] });
  }
  return store;
}

async function textsOf(store: Store): Promise<readonly string[]> {
  const texts: string[] = [];
  for await (const { text } of store.entries('acme')) texts.push(text);
  return texts;
}

/** Either it opens and verifies, and then every entry up to where it is intact is as it was; or it says that it cannot be used. */
async function soundOrTold(file: string, texts: readonly string[]): Promise<void> {
  const store = await openStore({ file }).catch((error: unknown) => error);
  if (store instanceof Error) {
    expect(store).toBeInstanceOf(DatabaseUnusableError);
    return;
  }
  const opened = store as Store;
  try {
    if ((await opened.corporations()).length === 0) return;
    const sound = await opened.verify('acme');
    const found: string[] = [];
    for await (const { text } of opened.entries('acme', { through: sound.intact.version })) found.push(text);
    expect(found).toEqual(texts.slice(0, sound.intact.version));
  } finally {
    await opened.close();
  }
}
