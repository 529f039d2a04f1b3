import type { Store } from '@quorate/store';
import type { Caller } from '../access/caller.js';
import { seesInterim } from '../access/interim.js';
import type { Answering } from './answering.js';
import type { Unseen } from './asked.js';

/** The answer, as JSON, to what a caller asks of a corporation; called off where it is awaited no longer. */
export type Answered = (caller: Caller, corporation: string, asked: Unseen, awaited?: AbortSignal) => Promise<string>;

/** The one way for routes to ask: it is said here, for all of them, whether the caller sees how was voted before the polls close. */
export function answeringTo(store: Store, answering: Answering): Answered {
  return async (caller, corporation, asked, awaited) =>
    answering.ask(
      await store.corporation(corporation),
      { ...asked, seesInterim: seesInterim(caller, corporation) },
      caller.name,
      awaited,
    );
}
