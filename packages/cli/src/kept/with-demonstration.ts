import { demonstrations, missingDemonstrationIn, type DemonstrationOptions, type Made } from '@quorate/demonstration';
import type { Store, StorePlace } from '@quorate/store';
import { inItsWords } from './store-place.js';

/** When a service makes the demonstration: where it is missing, or only where no corporation of somebody's own is kept. */
export type WhenMade = 'missing' | 'first';

/** Makes what is missing of the demonstration, if it is wanted there. Nobody else may have the store meanwhile. */
export async function withDemonstration(
  place: StorePlace,
  when: WhenMade | undefined,
  options: DemonstrationOptions = {},
): Promise<readonly Made[]> {
  if (when === undefined) return [];
  return missingDemonstrationIn(place, {
    ...options,
    only: async (store) => when === 'missing' || !(await hasOthers(store)),
  }).catch(inItsWords);
}

async function hasOthers(store: Store): Promise<boolean> {
  const ids = new Set(demonstrations.map(({ id }) => id));
  return (await store.corporations()).some(({ id }) => !ids.has(id));
}
