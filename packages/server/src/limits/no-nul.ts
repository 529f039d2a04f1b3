import type { MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';

/**
 * Refuses whatever has the character U+0000 in its address or its JSON: no name and no text has one, and PostgreSQL keeps none.
 * @throws {HTTPException} 422
 */
export const refuseNul: MiddlewareHandler = async (c, next) => {
  if (c.req.url.includes('%00') || (isJson(c.req.header('content-type')) && nulInJson.test(await c.req.text()))) {
    throw new HTTPException(422, { message: 'The character U+0000 was sent, which no text here has. Leave it out.' });
  }
  await next();
};

/** The escape itself, and not a backslash that is escaped before other letters. */
const nulInJson = /(?<!\\)(?:\\\\)*\\u0000/u;

/** Whether a body of this media type is JSON. */
export function isJson(mediaType: string | undefined): boolean {
  return /[/+]json\b/u.test(mediaType ?? '');
}
