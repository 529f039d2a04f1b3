import { demonstrations, missingDemonstrationOf, type Made } from '@quorate/demonstration';
import type { Store } from '@quorate/store';

/** When a service makes the demonstration: where it is missing, or only where no corporation of somebody's own is kept. */
export type WhenMade = 'missing' | 'first';

/** Makes what is missing of the demonstration, if it is wanted there. */
export async function withDemonstration(store: Store, when: WhenMade | undefined): Promise<readonly Made[]> {
  if (when === undefined || (when === 'first' && (await hasOthers(store)))) return [];
  return missingDemonstrationOf(store);
}

async function hasOthers(store: Store): Promise<boolean> {
  const ids = new Set(demonstrations.map(({ id }) => id));
  return (await store.corporations()).some(({ id }) => !ids.has(id));
}
