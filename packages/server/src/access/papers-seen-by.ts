import { SeenPapers, type Store } from '@quorate/store';
import type { Caller } from './caller.js';
import { SeenEntries } from './interim.js';

/** The papers as a caller sees them: who may see what is decided there, by account and role; those behind votes that are kept back are not there. */
export function papersSeenBy(store: Store, caller: Caller, corporation: string): SeenPapers {
  const viewer = { account: caller.name, role: caller.roleIn(corporation) };
  const entries = new SeenEntries(store, caller, corporation);
  return new SeenPapers(store.papers, viewer, async () => entries.papersKeptBack());
}
