import type { Context, TypedResponse } from 'hono';
import { stream } from 'hono/streaming';

/** A list in JSON, of which each is sent when it is read: however long the list is, no more than one of it is held. */
export function listed<From, T>(
  c: Context,
  all: AsyncIterable<From>,
  wire: (one: From) => T,
): TypedResponse<T[], 200, 'json'> {
  c.header('content-type', 'application/json');
  const sent = stream(c, async (body) => {
    let before = '[';
    for await (const each of all) {
      await body.write(`${before}${JSON.stringify(wire(each))}`);
      before = ',';
    }
    await body.write(before === '[' ? '[]' : ']');
  });
  return sent as unknown as TypedResponse<T[], 200, 'json'>;
}
