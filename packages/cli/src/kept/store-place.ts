import { statSync } from 'node:fs';
import {
  openStore,
  StoreError,
  type StoreOptions as OpeningOptions,
  type Store,
  type StorePlace,
} from '@quorate/store';
import { BadInputError } from '../bad-input.js';

/** How the place of what is kept is named on the command line. */
export interface StoreOptions {
  /** A file of SQLite. */
  readonly data?: string;
}

/** Where journals are kept: `--data`, else QUORATE_DATA, else DATABASE_URL (PostgreSQL), else `data/quorate.sqlite`. */
export function storePlace({ data }: StoreOptions, environment: NodeJS.ProcessEnv = process.env): StorePlace {
  const file = data ?? environment['QUORATE_DATA'];
  if (file !== undefined && file !== '') return { file };
  const url = environment['DATABASE_URL'];
  return url === undefined || url === '' ? { file: 'data/quorate.sqlite' } : { url };
}

/** What is to be said of a file of the store that others on the machine may read. */
export function openToOthers(place: StorePlace): string | undefined {
  if (!('file' in place) || process.platform === 'win32' || (statSync(place.file).mode & 0o077) === 0) return undefined;
  return `Others on this machine may open ${place.file}, past every wall and role. Take that from them: chmod 600 ${place.file}*`;
}

/** Works on the store and closes it. @throws {BadInputError} in the words of the store where it refuses */
export async function withStore<T>(options: StoreOptions, work: (store: Store) => Promise<T>): Promise<T> {
  const store = await openedStore(options);
  try {
    return await work(store).catch(inItsWords);
  } finally {
    await store.close();
  }
}

/** Opens the store. @throws {BadInputError} in its words where it cannot be used */
export async function openedStore(options: StoreOptions, more: OpeningOptions = {}): Promise<Store> {
  return openStore(storePlace(options), more).catch(inItsWords);
}

/** What a store refuses, as input that cannot be used. */
export function inItsWords(error: unknown): never {
  if (error instanceof StoreError) throw new BadInputError(error.message);
  throw error;
}
