import { createRoute, z } from '@hono/zod-openapi';
import { allowInMatter, readsInMatters, type ReadInMatter } from '../../access/walls.js';
import { part, type Service } from '../../service.js';
import { json } from '../responses.js';
import { matterParameter, reading } from './matter-parameter.js';

/** A page of the log of reads. */
export const matterReads = z
  .object({
    reads: z.array(
      z.object({
        id: z.string(),
        at: z.string(),
        by: z.string(),
        what: z.enum(readsInMatters),
        subject: z.string().describe('the id of the thing; of a list, that of the matter'),
      }),
    ),
    next: z.string().optional().describe('give it as "before" for the next page'),
  })
  .openapi('MatterReads');

const list = createRoute({
  method: 'get',
  path: '/corporations/{corporation}/matters/{matter}/reads',
  tags: ['matters'],
  summary: 'Who read what of a matter, and when: the latest first, a page at a time',
  request: {
    params: matterParameter,
    query: z.object({
      before: z.string().max(100).optional().describe('only reads before this one'),
      limit: z.coerce.number().int().positive().max(1_000).default(100),
    }),
  },
  responses: { 200: json(matterReads, 'a page of the log'), ...reading },
});

/** The log of reads of a matter, for its members. */
export function matterReadRoutes({ store }: Service) {
  const routes = part();
  routes.openapi(list, async (c) => {
    const place = c.req.valid('param');
    const { before, limit } = c.req.valid('query');
    const within = await allowInMatter(c.get('caller'), 'read-matters', { store, place });
    const selection = { matter: place.matter, limit, ...(before === undefined ? undefined : { before }) };
    const found = await store.reads.of(place.corporation, selection);
    const next = found.length === limit ? found.at(-1)?.id : undefined;
    const reads = found.map(({ id, at, by, what, subject }) => ({ id, at, by, what: what as ReadInMatter, subject }));
    const page = { reads, ...(next === undefined ? undefined : { next }) };
    return c.json(await within.given('reads', place.matter, page), 200);
  });
  return routes;
}
