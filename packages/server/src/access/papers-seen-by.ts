import { SeenPapers, type Store } from '@quorate/store';
import type { Caller } from './caller.js';

/** The papers as a caller sees them: who may see what is decided there, by account and role. */
export function papersSeenBy(store: Store, caller: Caller, corporation: string): SeenPapers {
  return new SeenPapers(store.papers, { account: caller.name, role: caller.roleIn(corporation) });
}
