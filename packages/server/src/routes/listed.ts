import type { Context, TypedResponse } from 'hono';
import { stream } from 'hono/streaming';
import { turn } from '@quorate/store';

/**
 * A list in JSON, of which some are sent when they are read: however long the list is, no more of it is held, and others have
 * their turn before it goes on.
 */
export function listed<From, T>(
  c: Context,
  all: AsyncIterable<From> | readonly From[],
  wire: (one: From) => T | Promise<T>,
): TypedResponse<T[], 200, 'json'> {
  c.header('content-type', 'application/json');
  const sent = stream(c, async (body) => {
    let [waiting, before] = ['', '['];
    for await (const each of whileAwaited(c, all)) {
      waiting += `${before}${JSON.stringify(await wire(each))}`;
      before = ',';
      if (waiting.length < atATime) continue;
      await body.write(waiting);
      waiting = '';
      await turn();
    }
    await body.write(`${waiting}${before === '[' ? '[]' : ']'}`);
  });
  return sent as unknown as TypedResponse<T[], 200, 'json'>;
}

/** What is read for whoever sent a request, for as long as that waits for it. */
export async function* whileAwaited<T>(c: Context, all: AsyncIterable<T> | Iterable<T>): AsyncGenerator<T> {
  const { signal } = c.req.raw;
  for await (const each of all) {
    if (signal.aborted) return;
    yield each;
  }
}

/** So many characters are sent at a time. */
const atATime = 64_000;
