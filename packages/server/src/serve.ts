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
  /** Takes no new request, lets those that are being answered end, and stops. */
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
  await new Promise<void>((resolve, reject) => {
    server.close((error) => (error === undefined ? resolve() : reject(error)));
    server.closeIdleConnections();
  });
}
