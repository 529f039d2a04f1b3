import { serve as listen } from '@hono/node-server';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Where a service listens. */
export interface ServingOptions {
  readonly fetch: (request: Request) => Response | Promise<Response>;
  readonly host: string;
  /** 0: any free port. */
  readonly port: number;
}

/** A service that listens. */
export interface Serving {
  readonly url: string;
  /** Takes no new request, lets those that are being answered end, for a minute at most, and stops. */
  stop(): Promise<void>;
}

/** Listens for requests. @throws {Error} where the port is taken */
export async function serve({ fetch, host, port }: ServingOptions): Promise<Serving> {
  return new Promise((resolve, reject) => {
    const server = listen({ fetch, hostname: host, port }) as Server;
    server.once('listening', () => {
      const { address, port: taken } = server.address() as AddressInfo;
      const name = address.includes(':') ? `[${address}]` : address;
      resolve({ url: `http://${name}:${taken}`, stop: async () => stopped(server) });
    });
    server.once('error', reject);
  });
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
