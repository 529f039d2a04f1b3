import { createRoute, z } from '@hono/zod-openapi';
import { importedFrom, linesIn } from '@quorate/store';
import { HTTPException } from 'hono/http-exception';
import type { Caller } from '../../access/caller.js';
import { Room } from '../../limits/room.js';
import { sendsBytes, sentBytes } from '../../network/sent-bytes.js';
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
export function takingInRoutes({ authentication, store }: Service) {
  const routes = part();
  // All of a journal is held until it is verified.
  const oneByOne = new Room({ together: 1, ofOne: 1, seconds: 10 });
  // The body is read line by line: the route is described, and answered by hand.
  routes.openAPIRegistry.registerPath(takeIn);
  routes.post(takingInPath, async (c) => {
    const caller = mayTakeIn(c.get('caller'));
    if (Number(c.req.header('content-length') ?? 0) > most.together) throw tooLarge();
    const { handBack } = await oneByOne.take(caller.name, 1);
    const lines = linesIn({ [Symbol.asyncIterator]: () => (sendsBytes(c) ? sentBytes(c) : nothing()) }, most);
    // A long body comes for minutes: before anything of it is kept it is asked again who sends it.
    const asked = async (): Promise<unknown> => mayTakeIn(await authentication.stillCallerOf(c));
    const taker = { by: caller.name, role: 'secretary' };
    const kept = await importedFrom(store, followedBy(lines, asked), taker).finally(handBack);
    return c.json(kept, 201);
  });
  return routes;
}

/** A journal of some hundred thousand entries. A larger one is taken in on the machine of the store. */
const most = { longest: 10_000_000, together: 200_000_000, lines: 500_000 };

/** @throws {HTTPException} where it is nobody, or no owner */
function mayTakeIn(caller: Caller | undefined): Caller {
  if (caller === undefined) throw new HTTPException(401, { message: 'Sign in, or send an API key.' });
  if (caller.isOwner) return caller;
  throw new HTTPException(403, { message: 'You may not begin to keep a corporation here.' });
}

async function* followedBy(lines: AsyncIterable<string>, last: () => Promise<unknown>): AsyncGenerator<string> {
  yield* lines;
  await last();
}

async function* nothing(): AsyncGenerator<Uint8Array> {}

function tooLarge(): HTTPException {
  return new HTTPException(413, {
    message: 'The journal is larger than is taken in over HTTP. Take it in on the machine of the store.',
  });
}
