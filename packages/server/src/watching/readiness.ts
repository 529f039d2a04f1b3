import type { Store } from '@quorate/store';
import { StoreUnavailableError } from '@quorate/store';
import type { Context } from 'hono';
import { problemOf, problemResponse } from '../problem.js';

/** How long the store may take to show that it is there, in milliseconds. */
const patience = 2_000;

/**
 * Whether requests should be sent here: not while the service is about to stop, nor while its store does not answer.
 * @throws {StoreUnavailableError} where the store does not answer
 */
export async function readiness(c: Context, store: Store, draining: AbortSignal | undefined): Promise<Response> {
  if (draining?.aborted === true) {
    return problemResponse(c, problemOf('Stopping', 'This server is about to stop. Send requests to another.'));
  }
  await inTime(store.reach());
  return c.json({ status: 'ready' });
}

async function inTime(reached: Promise<void>): Promise<void> {
  let waiting: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    waiting = setTimeout(() => reject(new StoreUnavailableError('it did not answer in time', 'reading')), patience);
  });
  try {
    await Promise.race([reached, late]);
  } finally {
    clearTimeout(waiting);
  }
}
