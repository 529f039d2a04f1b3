import { IncomingMessage } from 'node:http';
import type { Context } from 'hono';

/** Whether a request may send bytes. */
export function sendsBytes(c: Context): boolean {
  return withBody.has(c.req.method) && (incomingOf(c) !== undefined || c.req.raw.body !== null);
}

/** The bytes that a request sends, as they come, to be read once: what comes in many small parts at once is one part. */
export function sentBytes(c: Context): AsyncIterator<Uint8Array> {
  const incoming = incomingOf(c);
  if (incoming !== undefined) return incoming.iterator({ destroyOnReturn: false }) as AsyncIterator<Uint8Array>;
  return (c.req.raw.body as AsyncIterable<Uint8Array>)[Symbol.asyncIterator]();
}

const withBody = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** An application that is called as a function, without a server, has none. */
function incomingOf(c: Context): IncomingMessage | undefined {
  const incoming = (c.env as { readonly incoming?: unknown } | undefined)?.incoming;
  return incoming instanceof IncomingMessage ? incoming : undefined;
}
