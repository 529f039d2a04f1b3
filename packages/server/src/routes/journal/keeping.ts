import { createRoute, z } from '@hono/zod-openapi';
import { exportedLines } from '@quorate/store';
import { stream } from 'hono/streaming';
import { allow } from '../../access/gate.js';
import { part, type Service } from '../../service.js';
import { corporationParameter, headSchema, json, problems } from '../responses.js';

/** Whether a chain of hashes holds. */
export const soundness = z
  .object({
    corporation: z.string(),
    intact: headSchema,
    recorded: headSchema,
    checkpoints: z.int(),
    broken: z.object({ sequence: z.int(), id: z.string(), says: z.string() }).optional(),
  })
  .openapi('Soundness');

const verify = createRoute({
  method: 'get',
  path: '/corporations/{corporation}/verification',
  tags: ['keeping'],
  summary: 'Work the chain of hashes out again, and name the first entry that does not fit',
  request: { params: corporationParameter },
  responses: { 200: json(soundness, 'sound, or broken and where'), ...problems(422) },
});

const give = createRoute({
  method: 'get',
  path: '/corporations/{corporation}/export',
  tags: ['keeping'],
  summary: 'The whole journal as NDJSON, to be verified by anybody',
  request: { params: corporationParameter },
  responses: {
    200: {
      description: 'a line for the corporation, then a line for each entry',
      content: { 'application/x-ndjson': { schema: z.string() } },
    },
    ...problems(422),
  },
});

/** What shows that a journal is as it was written. */
export function keepingRoutes({ store }: Service) {
  const routes = part();
  routes.openapi(verify, async (c) => {
    const { corporation } = c.req.valid('param');
    allow(c.get('caller'), 'read', corporation);
    return c.json(await store.verify(corporation), 200);
  });
  // A stream has no schema to be held to: the route is described, and answered by hand.
  routes.openAPIRegistry.registerPath(give);
  routes.get('/corporations/:corporation/export', async (c) => {
    const corporation = c.req.param('corporation');
    allow(c.get('caller'), 'export', corporation);
    await store.corporation(corporation);
    c.header('content-type', 'application/x-ndjson');
    return stream(c, async (body) => {
      for await (const line of exportedLines(store, corporation)) await body.write(`${line}\n`);
    });
  });
  return routes;
}
