import { serve as listen } from '@hono/node-server';
import { createServer as createPlainServer, type RequestListener, type Server, type ServerOptions } from 'node:http';
import { createServer, type Server as TlsServer, type ServerOptions as TlsOptions } from 'node:https';
import type { AddressInfo } from 'node:net';
import { createSecureContext } from 'node:tls';
import type { Socket } from 'node:net';
import { isLoopback, networkOfAddress, plainAddress, type Addresses } from './network/addresses.js';
import { awayInTurns } from './network/left-unread.js';
import { fewAtOnce, isBeingAnswered } from './network/pipelined.js';

/** Where a service listens. */
export interface ServingOptions {
  readonly fetch: (request: Request) => Response | Promise<Response>;
  readonly host: string;
  /** 0: any free port. */
  readonly port: number;
  /** What it shows that it is who it is; without it, it speaks without TLS. */
  readonly tls?: TlsIdentity;
  /** Addresses from which any number of connections may come: those of the proxies before it. */
  readonly unlimited?: Addresses;
}

/** A certificate, with those that signed it after it, and its key, in PEM. */
export interface TlsIdentity {
  readonly certificate: string;
  readonly key: string;
}

/** A service that listens. */
export interface Serving {
  readonly url: string;
  /** Shows another certificate to whoever connects from now on; connections that there are go on. @throws {Error} where it cannot be used */
  renew(tls: TlsIdentity): void;
  /** Takes no new request, lets those that are being answered end, for a minute at most, and stops; told once more, it is no sooner there. */
  stop(): Promise<void>;
}

/** Listens for requests. @throws {Error} where the port is taken, or the certificate cannot be used */
export async function serve({ fetch, host, port, tls, unlimited }: ServingOptions): Promise<Serving> {
  const how =
    tls === undefined
      ? { createServer: plain, serverOptions: limits }
      : { createServer: withTls, serverOptions: { ...limits, ...usable(tls), ...handshake } };
  return new Promise((resolve, reject) => {
    const server = listen({ fetch, hostname: host, port, ...how }) as Server;
    limitConnections(server, unlimited);
    // A reader that takes nothing of its answer, and one that asks for nothing more; one that has no answer yet waits as long as that takes.
    server.setTimeout(longestUnread, (socket: Socket) => {
      if (socket.writableLength > 0 || !isBeingAnswered(socket)) socket.destroy();
    });
    server.once('listening', () => {
      const { address, port: taken } = server.address() as AddressInfo;
      let ended: Promise<void> | undefined;
      const name = address.includes(':') ? `[${address}]` : address;
      resolve({
        url: `${tls === undefined ? 'http' : 'https'}://${name}:${taken}`,
        renew: (renewed) => {
          if (tls === undefined) return;
          (server as TlsServer).setSecureContext({ ...usable(renewed), minVersion: handshake.minVersion });
        },
        stop: async () => (ended ??= stopped(server)),
      });
    });
    server.once('error', reject);
  });
}

const plain = ((options: ServerOptions, listener: RequestListener) =>
  createPlainServer(options, fewAtOnce(awayInTurns(listener)))) as typeof createPlainServer;
const withTls = ((options: TlsOptions, listener: RequestListener) =>
  createServer(options, fewAtOnce(awayInTurns(listener)))) as typeof createServer;

/** How long is waited, in milliseconds: for the head of a request, for all of it, and for the next on the same connection. */
const limits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 60_000,
  connectionsCheckingInterval: 1_000,
  // Less than what is left of a portion that comes in single bytes, so that no second one is taken before others have their turn.
  highWaterMark: 8_192,
};

/** Older ones are broken (RFC 8996); before it is made, no head of a request is waited for yet. */
const handshake = { minVersion: 'TLSv1.2', handshakeTimeout: limits.headersTimeout } as const;

/** How long an answer waits of which nothing more is taken, in milliseconds; twice that where some was taken since it was written. */
const longestUnread = 15_000;

/** More connections at a time than this from one place are closed as they come; this machine itself, and proxies, have no limit. */
const mostConnections = 256;

export function limitConnections(server: Pick<Server, 'on'>, unlimited: Addresses | undefined): void {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const from = plainAddress(socket.remoteAddress ?? '');
    if (isLoopback(from) || unlimited?.has(from) === true) return;
    const place = networkOfAddress(from);
    const count = (open.get(place) ?? 0) + 1;
    if (count > mostConnections) {
      socket.destroy();
      return;
    }
    open.set(place, count);
    socket.once('close', () => {
      const left = (open.get(place) ?? 1) - 1;
      if (left === 0) open.delete(place);
      else open.set(place, left);
    });
  });
}

/** As Node calls it. @throws {Error} where the certificate cannot be read or is not that of the key */
function usable({ certificate: cert, key }: TlsIdentity): { readonly cert: string; readonly key: string } {
  createSecureContext({ cert, key });
  return { cert, key };
}

async function stopped(server: Server): Promise<void> {
  // A connection that is kept is closed when its last request is answered; one that never ends, when the time is over.
  const closing = setInterval(() => server.closeIdleConnections(), 50);
  const ending = setTimeout(() => server.closeAllConnections(), longestStop);
  try {
    await new Promise<void>((resolve, reject) => {
      server.close((error) => (error === undefined ? resolve() : reject(error)));
      server.closeIdleConnections();
    });
  } finally {
    clearInterval(closing);
    clearTimeout(ending);
  }
}

/** Questions are given up before this: only a stream, or a client that reads nothing, is cut. */
const longestStop = 60_000;
