import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { addresses, isLoopback, plainAddress } from './addresses.js';
import { forwarded, type Forwarded } from './forwarded.js';

/** How a service is reached. */
export interface Network {
  /** The URL under which its clients know it, where that is another than the one of their requests: https://quorate.example */
  readonly publicUrl?: string;
  /** The addresses of the proxies before it; without any, what requests say of forwarding is not believed. */
  readonly proxies?: readonly string[];
}

/** How a request came. */
export interface Arrival {
  /** The address of the client. */
  readonly client: string;
  /** The origin under which the client knows the service, such as https://quorate.example */
  readonly origin: string;
  /** Whether the client speaks to the service, or to the proxy before it, by TLS. */
  readonly isSecure: boolean;
}

/**
 * Finds out how each request came. Behind a proxy, what did not come through it by TLS is refused where the service is known by
 * https: passwords and keys would go over the network as they are. Whether the service is well may be asked by anybody.
 */
export function arriving({ publicUrl, proxies }: Network): MiddlewareHandler {
  const known = publicUrl === undefined ? undefined : new URL(publicUrl).origin;
  const trusted = addresses(proxies ?? []);
  return async (c, next) => {
    if (namesSeveralHosts(c)) throw new HTTPException(400, { message: 'The request names more than one host.' });
    const { from: connected, isOwn } = connection(c);
    const isProxied = trusted.has(connected);
    const said = isProxied ? forwarded(c.req.raw.headers, trusted) : {};
    if (said === 'contradictory') throw new HTTPException(400, { message: contradictory });
    const origin = known ?? new URL(c.req.url).origin;
    const arrival = { client: said.client ?? connected, origin, isSecure: origin.startsWith('https:') };
    c.set(arrivalKey, arrival satisfies Arrival);
    const isPlain = proxies !== undefined && arrival.isSecure && isUnprotected(isOwn, isProxied, said);
    if (isPlain && !open.has(c.req.path)) throw new HTTPException(403, { message: notThisWay });
    await next();
    // From then on a browser comes by https alone (RFC 6797). Other hosts of the domain are not this service's to decide.
    if (arrival.isSecure) c.header('strict-transport-security', 'max-age=31536000');
  };
}

/** How the request came that is being answered. */
export function arrivalOf(c: Context): Arrival {
  return c.get(arrivalKey) as Arrival;
}

/** Whether a request came over a network as it is: not from the proxy, or to the proxy without TLS. */
function isUnprotected(isOwn: boolean, isProxied: boolean, { protocol }: Forwarded): boolean {
  return isProxied ? protocol !== undefined && protocol !== 'https' : !isOwn;
}

const open: ReadonlySet<string> = new Set(['/health', '/ready']);
const contradictory =
  'X-Forwarded-For or -Proto and Forwarded tell of different ways. Send neither: the proxy adds what is true.';
const notThisWay = 'This service is reached by https alone, through the proxy before it.';
const arrivalKey = 'arrival';

interface Connection {
  readonly from: string;
  /** Whether it comes from this machine itself, over no network. */
  readonly isOwn: boolean;
}

/** Of two names a proxy may go by one and this service by the other (RFC 9112, 3.2). */
function namesSeveralHosts(c: Context): boolean {
  const environment = c.env as Partial<HttpBindings> | undefined;
  return (environment?.incoming?.headersDistinct['host']?.length ?? 1) > 1;
}

/** From where a connection comes. An application that is called as a function, without a server, has none. */
function connection(c: Context): Connection {
  const environment = c.env as Partial<HttpBindings> | undefined;
  const socket = environment?.incoming?.socket;
  if (socket?.remoteAddress === undefined) return { from: 'unknown', isOwn: true };
  const from = plainAddress(socket.remoteAddress);
  return { from, isOwn: isLoopback(from) || from === plainAddress(socket.localAddress ?? '') };
}
