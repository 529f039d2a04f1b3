import { timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { hashOfSecret } from './secrets.js';

/**
 * Lets nobody pass who does not show the secret that the service writes beside its store: only they can read it who could read the
 * store itself.
 * @param does what they alone do, for the refusal
 */
export function operator(c: Context, secret: string | undefined, does: string): void {
  const shown = /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '')?.[1];
  if (secret !== undefined && shown !== undefined && isSame(shown, secret)) return;
  throw new HTTPException(401, { message: `Only whoever operates the service ${does}.` });
}

function isSame(shown: string, secret: string): boolean {
  return timingSafeEqual(Buffer.from(hashOfSecret(shown)), Buffer.from(hashOfSecret(secret)));
}
