import type { Context } from 'hono';

/** Whether whoever asks has this already, by what it says of itself: compared weakly, as a proxy that packs it anew says `W/` of it. */
export function isHadAlready(c: Context, etag: string): boolean {
  const had = c.req.header('if-none-match') ?? '';
  const tags: readonly string[] = had.match(/"[^"]*"/gu) ?? [];
  return had.trim() === '*' || tags.includes(etag);
}
