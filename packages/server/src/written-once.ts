import type { Context } from 'hono';

/** What is the same for everybody, and long: it is written as JSON when it is asked for first. */
export function writtenOnce(written: () => string | Promise<string>): (c: Context) => Promise<Response> {
  let text: Promise<string> | undefined;
  return async (c) => {
    text ??= (async () => written())();
    try {
      return c.body(await text, 200, { 'content-type': 'application/json' });
    } catch (error) {
      text = undefined;
      throw error;
    }
  };
}
