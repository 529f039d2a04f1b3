import { createRoute, z } from '@hono/zod-openapi';
import { streamSSE, type SSEStreamingApi } from 'hono/streaming';
import type { KeptCorporation } from '@quorate/store';
import { allow } from '../../access/gate.js';
import { TooManyError } from '../../problem.js';
import { part, type Service } from '../../service.js';
import { corporationParameter, problems } from '../responses.js';

const follow = createRoute({
  method: 'get',
  path: '/corporations/{corporation}/events',
  tags: ['journal'],
  summary: 'Be told of the head of a journal now, and again whenever something is entered (server-sent events)',
  description:
    'Each event "head" has the version as its id, and the version and the hash as its data. A stream ends after a minute, and a browser comes back by itself. For whoever may no longer read it ends within seconds. One account has 20 streams at once.',
  request: { params: corporationParameter },
  responses: {
    200: { description: 'the events', content: { 'text/event-stream': { schema: z.string() } } },
    ...problems(422),
  },
});

/** How often the store is asked for the head, and how long a stream lasts, in milliseconds. */
const every = 500;
const longest = 60_000;

/** How often it is asked whether who follows may still read, where nothing is told, in milliseconds. */
const askedAgain = 5_000;

/** How many streams one account has at once, and how many seconds whoever wants more waits. */
const most = 20;
const wait = 10;

/** Live updates. The store is asked again and again, so that what another process enters is told too. */
export function eventRoutes({ store, stopping, authentication }: Service) {
  const routes = part();
  const following = new Map<string, Set<number>>();
  const asked = new Map<string, Promise<KeptCorporation>>();
  /** The head of a journal, asked for once for all who follow it: thousands of streams are no work for the store. */
  const headOf = async (corporation: string): Promise<KeptCorporation> => {
    const known = asked.get(corporation);
    if (known !== undefined) return known;
    const head = store.corporation(corporation);
    asked.set(corporation, head);
    setTimeout(() => asked.delete(corporation), every).unref();
    return head;
  };
  // A stream has no schema to be held to: the route is described, and answered by hand.
  routes.openAPIRegistry.registerPath(follow);
  routes.get('/corporations/:corporation/events', async (c) => {
    const corporation = c.req.param('corporation');
    const { name } = allow(c.get('caller'), 'read', corporation);
    const first = await store.corporation(corporation);
    if (c.req.method === 'HEAD') return c.body(null, 200, { 'content-type': 'text/event-stream' });
    const left = begun(following, name);
    // Somebody may lose a role, a key or the account while a stream goes on.
    const mayRead = async () => (await authentication.stillCallerOf(c))?.may('read', corporation) === true;
    const seen = c.req.header('last-event-id');
    const tell = async (events: SSEStreamingApi): Promise<void> => {
      let told = seen;
      const goesOn = () => !events.aborted && stopping?.aborted !== true;
      await events.write(`retry: ${every}\n\n`);
      let head = first;
      for (let waited = 0; waited < longest && goesOn(); waited += every) {
        const { version, hash } = head;
        const isNew = String(version) !== told;
        if ((isNew || waited % askedAgain === 0) && !(await mayRead())) return;
        if (isNew) {
          told = String(version);
          await events.writeSSE({ event: 'head', id: told, data: JSON.stringify({ version, hash }) });
        }
        await events.sleep(every);
        head = await headOf(corporation);
      }
    };
    // Where the store fails the stream ends; whoever comes back is told why in words.
    const follows = async (events: SSEStreamingApi): Promise<void> => tell(events).finally(left);
    return streamSSE(c, follows, async () => {});
  });
  return routes;
}

/**
 * Notes that somebody follows one more, and gives how to say that it has ended. One that nobody reads, and nobody closes, counts
 * no longer than a stream lasts.
 * @throws {TooManyError} where it would be one too many
 */
function begun(following: Map<string, Set<number>>, name: string): () => void {
  const now = performance.now();
  const mine = following.get(name) ?? new Set();
  for (const end of mine) if (end <= now) mine.delete(end);
  if (mine.size >= most) throw new TooManyError(wait);
  let end = now + longest;
  while (mine.has(end)) end += 1;
  mine.add(end);
  following.set(name, mine);
  return () => {
    mine.delete(end);
    if (mine.size === 0 && following.get(name) === mine) following.delete(name);
  };
}
