import type { MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';

/**
 * Refuses an address with the character U+0000: no name has one, and PostgreSQL keeps none.
 * @throws {HTTPException} 422
 */
export const refuseNul: MiddlewareHandler = async (c, next) => {
  if (c.req.url.includes('%00')) {
    throw new HTTPException(422, { message: 'The character U+0000 was sent, which no text here has. Leave it out.' });
  }
  await next();
};
