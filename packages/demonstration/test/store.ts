import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore, type Store } from '@quorate/store';
import { onTestFinished } from 'vitest';

/** A store on a file of its own, gone when the test is over. */
export async function newStore(): Promise<Store> {
  const folder = mkdtempSync(join(tmpdir(), 'quorate-demonstration-'));
  const store = await openStore({ file: join(folder, 'data.sqlite') }, { clock: () => '2026-01-02T03:04:05Z' });
  onTestFinished(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });
  return store;
}
