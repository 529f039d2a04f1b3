import { createRoute, z } from '@hono/zod-openapi';
import { allow } from '../../access/gate.js';
import { part, type Service } from '../../service.js';
import { corporationParameter, json, problems } from '../responses.js';

/** A page of the log of reads of personal data. */
export const personalReads = z
  .object({
    reads: z.array(
      z.object({
        id: z.string(),
        at: z.string(),
        by: z.string(),
        what: z.string().describe('personal data: of one person; all personal data: with an exported journal'),
        subject: z.string().describe('whose; of all, the corporation'),
      }),
    ),
    next: z.string().optional().describe('give it as "before" for the next page'),
  })
  .openapi('PersonalReads');

const list = createRoute({
  method: 'get',
  path: '/corporations/{corporation}/reads',
  tags: ['personal data'],
  summary: 'Who read whose personal data, and when: the latest first, a page at a time',
  request: {
    params: corporationParameter,
    query: z.object({
      subject: z.string().max(200).optional().describe('only those of this person'),
      before: z.string().max(100).optional().describe('only reads before this one'),
      limit: z.coerce.number().int().positive().max(1_000).default(100),
    }),
  },
  responses: { 200: json(personalReads, 'a page of the log'), ...problems(422) },
});

/** The log of reads of personal data. What is read within matters is told there, to their members. */
export function personalReadRoutes({ store }: Service) {
  const routes = part();
  routes.openapi(list, async (c) => {
    const { corporation } = c.req.valid('param');
    allow(c.get('caller'), 'see-reads', corporation);
    await store.corporation(corporation);
    const { subject, before, limit } = c.req.valid('query');
    const chosen = {
      ...(subject === undefined ? undefined : { subject }),
      ...(before === undefined ? undefined : { before }),
    };
    const found = await store.reads.of(corporation, { ...chosen, limit });
    const next = found.length === limit ? found.at(-1)?.id : undefined;
    const reads = found.map(({ id, at, by, what, subject: whose }) => ({ id, at, by, what, subject: whose }));
    return c.json({ reads, ...(next === undefined ? undefined : { next }) }, 200);
  });
  return routes;
}
