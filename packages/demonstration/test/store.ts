import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore, type Store } from '@quorate/store';

/** A file of its own for a store, and how to be rid of it. */
export function newPlace(): { readonly made: { readonly file: string }; readonly remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'quorate-demonstration-'));
  return { made: { file: join(folder, 'data.sqlite') }, remove: () => rmSync(folder, { recursive: true }) };
}

/** Works on the store there, and closes it. */
export async function at<T>(place: { readonly file: string }, work: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore(place);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}
