import { createRoute, z } from '@hono/zod-openapi';
import { stream } from 'hono/streaming';
import { operator } from '../../access/operator.js';
import { part, type Service } from '../../service.js';
import { problems } from '../responses.js';

const give = createRoute({
  method: 'get',
  path: '/backup',
  tags: ['keeping'],
  summary: 'Everything that the store keeps, as NDJSON, for whoever operates the service',
  description:
    'A backup has what walls hide from accounts, owners among them. It is given for the secret that a service writes beside its store when it starts, which only they can read who could read the store itself.',
  responses: {
    200: { description: 'the backup', content: { 'application/x-ndjson': { schema: z.string() } } },
    ...problems(),
  },
});

/** The backup of a store that is being served. It stands before the gate: no account opens it. */
export function backupRoutes({ store, operatorSecret }: Service) {
  const routes = part();
  // A stream has no schema to be held to: the route is described, and answered by hand.
  routes.openAPIRegistry.registerPath(give);
  routes.get('/backup', (c) => {
    operator(c, operatorSecret, 'has its backup');
    c.header('content-type', 'application/x-ndjson');
    return stream(c, async (body) => {
      for await (const line of store.backups.lines()) await body.write(`${line}\n`);
    });
  });
  return routes;
}
