import { HTTPException } from 'hono/http-exception';
import { SeenPapers, type SeenBy, type Store, type Viewer } from '@quorate/store';
import type { Service } from '../service.js';
import { roleNow } from './accounts.js';
import type { Caller } from './caller.js';
import { SeenEntries } from './interim.js';

/** The papers as a caller sees them: who may see what is decided there, by account and role; those behind votes that are kept back are not there. */
export function papersSeenBy(store: Store, caller: Caller, corporation: string): SeenPapers {
  const entries = new SeenEntries(store, caller, corporation);
  return new SeenPapers(store.papers, viewerOf(caller, corporation), async () => entries.papersKeptBack());
}

/** As whom a caller sees the papers of a corporation. */
export function viewerOf(caller: Caller, corporation: string): Viewer {
  return { account: caller.name, role: caller.roleIn(corporation) };
}

/** @throws {HTTPException} 422 where a paper would be for an account that sees nothing here: of a mistaken name nobody would know */
export async function mustBeSeenByAll(
  { store, clock }: Pick<Service, 'store' | 'clock'>,
  corporation: string,
  seenBy: SeenBy,
): Promise<void> {
  for (const account of seenBy === 'everybody' ? [] : seenBy.accounts) {
    if ((await roleNow(store, { account, corporation }, clock())) !== undefined) continue;
    throw new HTTPException(422, {
      message: 'accounts: each was expected to be open, and to have a role with this corporation.',
    });
  }
}
