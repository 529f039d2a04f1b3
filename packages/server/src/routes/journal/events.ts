import { createRoute, z } from '@hono/zod-openapi';
import { streamSSE, type SSEStreamingApi } from 'hono/streaming';
import { allow } from '../../access/gate.js';
import { part, type Service } from '../../service.js';
import { corporationParameter, problems } from '../responses.js';

const follow = createRoute({
  method: 'get',
  path: '/corporations/{corporation}/events',
  tags: ['journal'],
  summary: 'Be told of the head of a journal now, and again whenever something is entered (server-sent events)',
  description:
    'Each event "head" has the version as its id, and the version and the hash as its data. A stream ends after a minute; a browser then comes back by itself, and so who may no longer read is told nothing more.',
  request: { params: corporationParameter },
  responses: {
    200: { description: 'the events', content: { 'text/event-stream': { schema: z.string() } } },
    ...problems(422),
  },
});

/** How often the store is asked for the head, and how long a stream lasts, in milliseconds. */
const every = 500;
const longest = 60_000;

/** Live updates. The store is asked again and again, so that what another process enters is told too. */
export function eventRoutes({ store, stopping }: Service) {
  const routes = part();
  // A stream has no schema to be held to: the route is described, and answered by hand.
  routes.openAPIRegistry.registerPath(follow);
  routes.get('/corporations/:corporation/events', async (c) => {
    const corporation = c.req.param('corporation');
    allow(c.get('caller'), 'read', corporation);
    await store.corporation(corporation);
    const seen = c.req.header('last-event-id');
    const tell = async (events: SSEStreamingApi): Promise<void> => {
      let told = seen;
      const goesOn = () => !events.aborted && stopping?.aborted !== true;
      await events.write(`retry: ${every}\n\n`);
      for (let waited = 0; waited < longest && goesOn(); waited += every) {
        const { version, hash } = await store.corporation(corporation);
        if (String(version) !== told) {
          told = String(version);
          await events.writeSSE({ event: 'head', id: told, data: JSON.stringify({ version, hash }) });
        }
        await events.sleep(every);
      }
    };
    // Where the store fails the stream ends; whoever comes back is told why in words.
    return streamSSE(c, tell, async () => {});
  });
  return routes;
}
