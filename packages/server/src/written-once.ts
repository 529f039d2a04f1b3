import type { Context } from 'hono';

/** What is the same for everybody, and long: it is worked out, and written as JSON, when it is asked for first. */
export function writtenOnce(described: () => unknown): (c: Context) => Response {
  let text: string | undefined;
  return (c) => c.body((text ??= JSON.stringify(described())), 200, { 'content-type': 'application/json' });
}
