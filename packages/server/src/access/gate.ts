import { HTTPException } from 'hono/http-exception';
import type { MiddlewareHandler } from 'hono';
import type { Authentication, Caller } from './caller.js';
import type { Permission } from './permissions.js';

/** What the gate tells the routes behind it. */
export interface Passed {
  readonly Variables: {
    readonly caller: Caller;
    /** When that was found out, by the clock of the process, in milliseconds. */
    readonly knownAt: number;
  };
}

/**
 * Nobody passes without being known. What a caller may do is asked by each route, with `allow`. Asked again once a body has come: whoever
 * sends it slowly may have lost a role, the key or the account meanwhile.
 */
export function gate(authentication: Authentication): MiddlewareHandler<Passed> {
  return async (c, next) => {
    const now = performance.now();
    const knownAt = c.get('knownAt') as number | undefined;
    if (knownAt === undefined || now - knownAt > staysKnown) {
      const caller = await authentication.callerOf(c);
      if (caller === undefined) throw new HTTPException(401, { message: 'Sign in, or send an API key.' });
      c.set('caller', caller);
      c.set('knownAt', now);
    }
    await next();
  };
}

/** For how long a caller is taken for who it was within a request, in milliseconds. */
const staysKnown = 1_000;

/**
 * The caller, where this is allowed.
 * @throws {HTTPException} 404 where the caller may not even read: what somebody may not see is not there; 403 otherwise
 */
export function allow(caller: Caller, permission: Permission, corporation: string): Caller {
  if (caller.may(permission, corporation)) return caller;
  if (!caller.may('read', corporation)) throw new HTTPException(404, { message: 'No such corporation is kept here.' });
  throw new HTTPException(403, { message: `Your role here, or the key you use, does not include "${permission}".` });
}

/**
 * The caller, where it is an owner of the service.
 * @throws {HTTPException} 403 otherwise
 */
export function owner(caller: Caller): Caller {
  if (caller.isOwner) return caller;
  throw new HTTPException(403, { message: 'Only an owner of the service may do this.' });
}

/**
 * The caller, where it is known by all that its account may do: what a limited key could do with the account itself would
 * lead beyond its limits.
 * @throws {HTTPException} 403 otherwise
 */
export function unlimited(caller: Caller): Caller {
  if (!caller.isLimited) return caller;
  throw new HTTPException(403, { message: 'A key with limits may not do this. Sign in, or use a key without.' });
}
