import { turn, type Store } from '@quorate/store';
import { longestIdle } from './access/sessions.js';

/** What is tidied up, and by which clock. */
export interface Housekeeping {
  readonly store: Store;
  readonly clock?: () => Date;
  /** Told of what could not be tidied up; it is tried again the next time. */
  readonly failed: (error: unknown) => void;
  /** How often, in milliseconds; every ten minutes where it is left out. */
  readonly every?: number;
}

/** Drops what is over, now and again and again: secrets, sign-ins that nobody ended, counts, what was supposed. Gives how to end it. */
export function keepTidy({ store, clock = now, failed, every = 600_000 }: Housekeeping): () => Promise<void> {
  let going: Promise<void> = Promise.resolve();
  const begin = () => {
    going = going.then(async () => tidied(store, clock())).catch(failed);
  };
  begin();
  const repeating = setInterval(begin, every);
  repeating.unref();
  return async () => {
    clearInterval(repeating);
    await going;
  };
}

/** Drops what is over at this instant. */
export async function tidied(store: Store, at: Date): Promise<void> {
  const instant = at.toISOString();
  await store.secrets.forgetExpired(instant);
  await store.secrets.forgetIdle(new Date(at.getTime() - longestIdle).toISOString());
  await store.begunSignIns.forgetExpired(instant);
  await store.counts.forgetExpired(instant);
  for (const { id } of await store.corporations()) {
    await store.hypotheticals.forgetExpired(id, instant);
    await turn();
  }
}

function now(): Date {
  return new Date();
}
