import { randomUUID } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { isBehindWalls, mattersRoute } from '../access/walls.js';

/** What is noted of a request that was answered: nothing of what it asked, and nothing of who asked it. */
export interface Served {
  /** The id that the answer carries as X-Request-Id. */
  readonly request: string;
  readonly method: string;
  /** The route as it is described, such as /v1/corporations/{corporation}; never the path that was asked for. */
  readonly route: string;
  readonly status: number;
  readonly milliseconds: number;
}

/**
 * Gives every request an id of its own, and tells of it when it was answered. Requests that concern matters are told of only
 * where the service failed, and then not which they were: how many there are would show through the walls.
 */
export function watch(tell: (served: Served) => void): MiddlewareHandler {
  return async (c, next) => {
    const request = randomUUID();
    const from = performance.now();
    c.set(requestKey, request);
    await next();
    c.header('x-request-id', request);
    const method = methods.has(c.req.method) ? c.req.method : 'other';
    const served = { request, method, route: routeOf(c), status: c.res.status, milliseconds: performance.now() - from };
    if (!isBehindWalls(served.route)) tell(served);
    else if (served.status >= 500) tell({ ...served, method: 'other', route: mattersRoute });
  };
}

/** The id of a request that is being answered. */
export function requestOf(c: Context): string {
  const request: unknown = c.get(requestKey);
  return typeof request === 'string' ? request : '';
}

const requestKey = 'request';
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

function routeOf(c: Context): string {
  const own = matchedRoutes(c).filter(({ path }) => !path.endsWith('*'));
  return own.at(-1)?.path.replaceAll(/:(\w+)/gu, '{$1}') ?? 'none';
}
