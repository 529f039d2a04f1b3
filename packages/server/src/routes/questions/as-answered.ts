import type { Context, TypedResponse } from 'hono';

/** An answer, as it was worked out: it is JSON already, and is not read again only to be written again. */
export function asAnswered<T extends object = { outcome: string; asserted: string[] }>(
  c: Context,
  text: string,
): TypedResponse<T, 200, 'json'> {
  c.header('content-type', 'application/json');
  return c.body(text, 200) as unknown as TypedResponse<T, 200, 'json'>;
}
