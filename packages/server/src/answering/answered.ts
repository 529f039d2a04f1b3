import type { KeptCorporation, Store } from '@quorate/store';
import type { Caller } from '../access/caller.js';
import { seesInterim } from '../access/interim.js';
import type { Answering } from './answering.js';
import type { Unseen } from './asked.js';

/**
 * The answer, as JSON, to what a caller asks of a corporation; called off where it is awaited no longer.
 * @param of by its id as it is now; or as it was read, for what is told with the answer, or beside another, and is of the same head
 */
export type Answered = (
  caller: Caller,
  of: string | KeptCorporation,
  asked: Unseen,
  awaited?: AbortSignal,
) => Promise<string>;

/** The one way for routes to ask: it is said here, for all of them, whether the caller sees how was voted before the polls close. */
export function answeringTo(store: Store, answering: Answering): Answered {
  return async (caller, of, asked, awaited) => {
    const kept = typeof of === 'string' ? await store.corporation(of) : of;
    return answering.ask(kept, { ...asked, seesInterim: seesInterim(caller, kept.id) }, caller.name, awaited);
  };
}
