import { randomBytes } from 'node:crypto';
import { hashOfSecret } from './secrets.js';

/** A new link to reply by: what is sent, once, and what is kept of it. It names the corporation, so that it is found there alone. */
export function newReplyLink(corporation: string): { readonly shown: string; readonly hash: string } {
  const shown = `qr_${corporation}.${randomBytes(32).toString('base64url')}`;
  return { shown, hash: hashOfSecret(shown) };
}

/** The corporation of a link and the hash under which it is kept; nothing where it is no such link. */
export function replyLink(shown: string): { readonly corporation: string; readonly hash: string } | undefined {
  const corporation = /^qr_([a-z0-9][a-z0-9-]{0,99})\.[\w-]{43}$/.exec(shown)?.[1];
  return corporation === undefined ? undefined : { corporation, hash: hashOfSecret(shown) };
}
