import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { isHadAlready } from './had-already.js';

/**
 * What is the same for everybody, and long: it is written as JSON when it is asked for first, and whoever has it already is told
 * that it is still so.
 */
export function writtenOnce(written: () => string | Promise<string>): (c: Context) => Promise<Response> {
  let kept: Promise<{ readonly text: string; readonly etag: string }> | undefined;
  return async (c) => {
    kept ??= (async () => {
      const text = await written();
      return { text, etag: `"${createHash('sha256').update(text).digest('base64url')}"` };
    })();
    try {
      const { text, etag } = await kept;
      const headers = { 'cache-control': 'private, no-cache', etag };
      if (isHadAlready(c, etag)) return c.body(null, 304, headers);
      return c.body(text, 200, { 'content-type': 'application/json', ...headers });
    } catch (error) {
      kept = undefined;
      throw error;
    }
  };
}
