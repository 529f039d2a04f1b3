import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { createRoute, z } from '@hono/zod-openapi';
import { importedFrom } from '@quorate/store';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import { part, type Service } from '../../service.js';
import { corporationSchema, json, problems } from '../responses.js';

/** Where a journal is taken in: its body may be larger than any other. */
export const takingInPath = '/journals';

const takeIn = createRoute({
  method: 'post',
  path: takingInPath,
  tags: ['keeping'],
  summary: 'Take in a journal as it was exported: all of it, verified, or nothing (owners only)',
  request: {
    body: {
      description: 'the lines of the export',
      content: { 'application/x-ndjson': { schema: z.string() } },
      required: true,
    },
  },
  responses: { 201: json(corporationSchema, 'taken in'), ...problems(400, 409, 413, 422) },
});

/** Taking in what another service, or the command line, exported. */
export function takingInRoutes({ store }: Service) {
  const routes = part();
  // The body is read line by line: the route is described, and answered by hand.
  routes.openAPIRegistry.registerPath(takeIn);
  routes.post(takingInPath, bodyLimit({ maxSize: largestJournal, onError: tooLarge }), async (c) => {
    const caller = c.get('caller');
    if (!caller.isOwner) throw new HTTPException(403, { message: 'You may not begin to keep a corporation here.' });
    // All of it is read before anything is begun, so that nobody waits for whoever sends slowly.
    const lines = await linesOf(c.req.raw.body);
    const kept = await importedFrom(store, inTurn(lines));
    await store.grants.give({ account: caller.name, corporation: kept.id, role: 'secretary' }, caller.name);
    return c.json(kept, 201);
  });
  return routes;
}

async function linesOf(body: ReadableStream | null): Promise<readonly string[]> {
  if (body === null) return [];
  const lines: string[] = [];
  for await (const line of createInterface({ input: Readable.fromWeb(body), crlfDelay: Number.POSITIVE_INFINITY }))
    lines.push(line);
  return lines;
}

async function* inTurn(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines;
}

/** In bytes: a journal of some hundred thousand entries. A larger one is taken in on the machine of the store. */
const largestJournal = 200_000_000;

function tooLarge(): never {
  throw new HTTPException(413, {
    message: 'The journal is larger than is taken in over HTTP. Take it in on the machine of the store.',
  });
}
