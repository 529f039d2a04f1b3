import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { arrivalOf } from '../network/arrival.js';

/** What a browser holds: who is signed in, who signs in elsewhere just now, and that somebody signed in on it before. */
export type CookieSort = 'session' | 'sign-in' | 'device';

/** Gives a browser something to hold; no script sees it, and other sites do not send it. */
export function giveCookie(c: Context, sort: CookieSort, value: string, expires: Date): void {
  const { isSecure } = arrivalOf(c);
  setCookie(c, cookieName(sort, isSecure), value, {
    httpOnly: true,
    // Whoever comes back from a provider comes from another site, and has to bring what was begun along.
    sameSite: sort === 'sign-in' ? 'Lax' : 'Strict',
    secure: isSecure,
    path: '/',
    expires,
  });
}

export function takeCookie(c: Context, sort: CookieSort): void {
  const { isSecure } = arrivalOf(c);
  deleteCookie(c, cookieName(sort, isSecure), { path: '/', secure: isSecure });
}

/** What the browser holds; nothing where it holds none. */
export function cookieIn(c: Context, sort: CookieSort): string | undefined {
  return getCookie(c, cookieName(sort, arrivalOf(c).isSecure));
}

/** By https, browsers take a cookie of such a name from this host alone, and only by TLS. */
function cookieName(sort: CookieSort, isSecure: boolean): string {
  return `${isSecure ? '__Host-' : ''}quorate-${sort}`;
}
