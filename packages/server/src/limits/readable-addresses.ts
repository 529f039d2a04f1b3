import type { MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';

/**
 * Refuses an address that is not in UTF-8, of which one reader would make something else than another; and one with the character
 * U+0000: no name has one, and PostgreSQL keeps none.
 * @throws {HTTPException} 400, or 422
 */
export const readAddresses: MiddlewareHandler = async (c, next) => {
  const { url } = c.req;
  if (url.includes('%') && !isDecodable(url)) {
    throw new HTTPException(400, {
      message: 'The address is not in UTF-8: write each of its bytes as % and two digits.',
    });
  }
  if (url.includes('%00')) {
    throw new HTTPException(422, { message: 'The character U+0000 was sent, which no text here has. Leave it out.' });
  }
  await next();
};

function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url);
    return true;
  } catch {
    return false;
  }
}
