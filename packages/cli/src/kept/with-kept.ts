import { openStore, StoreError } from '@quorate/store';
import { BadInputError } from '../bad-input.js';
import type { Output } from '../output.js';
import { keptByService } from './by-service.js';
import { keptInStore } from './in-store.js';
import type { Kept } from './kept.js';
import { keptPlace, type KeptOptions } from './kept-place.js';

/** Works on what is kept, wherever it is. @throws {BadInputError} in the words of the store or of the service, where it refuses */
export async function withKept<T>(options: KeptOptions, output: Output, work: (kept: Kept) => Promise<T>): Promise<T> {
  const place = await keptPlace(options, output);
  if ('service' in place) return keptByService(place.service, work);
  try {
    const store = await openStore(place.store);
    try {
      return await work(keptInStore(store));
    } finally {
      await store.close();
    }
  } catch (error) {
    if (error instanceof StoreError) throw new BadInputError(error.message);
    throw error;
  }
}
