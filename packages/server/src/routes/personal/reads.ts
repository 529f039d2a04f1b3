import { createRoute, z } from '@hono/zod-openapi';
import type { ReadSelection } from '@quorate/store';
import { allow } from '../../access/gate.js';
import { papersSeenBy } from '../../access/papers-seen-by.js';
import { readOfPaper, readsOfPersons } from '../../access/written-reads.js';
import { part, type Service } from '../../service.js';
import { onePaper } from '../papers/one-paper.js';
import { corporationParameter, json, problems } from '../responses.js';

/** A page of the log of reads. */
export const readsPage = z
  .object({
    reads: z.array(
      z.object({
        id: z.string(),
        at: z.string(),
        by: z.string(),
        what: z
          .string()
          .describe('personal data: of one person; all personal data: with an exported journal; paper: its bytes'),
        subject: z.string().describe('whose; of all, the corporation; of a paper, its hash'),
      }),
    ),
    next: z.string().optional().describe('give it as "before" for the next page'),
  })
  .openapi('Reads');

const paged = {
  before: z.string().max(100).optional().describe('only reads before this one'),
  limit: z.coerce.number().int().positive().max(1_000).default(100),
};

const list = createRoute({
  method: 'get',
  path: '/corporations/{corporation}/reads',
  tags: ['personal data'],
  summary: 'Who read whose personal data, and when: the latest first, a page at a time',
  request: {
    params: corporationParameter,
    query: z.object({
      subject: z.string().max(200).optional().describe('only those of this person'),
      ...paged,
    }),
  },
  responses: { 200: json(readsPage, 'a page of the log'), ...problems(422) },
});

const ofPaper = createRoute({
  method: 'get',
  path: '/corporations/{corporation}/papers/{paper}/reads',
  tags: ['papers'],
  summary: 'Who was given the bytes of a paper while not everybody might see it: the latest first, a page at a time',
  request: { params: onePaper, query: z.object(paged) },
  responses: { 200: json(readsPage, 'a page of the log'), ...problems(422) },
});

/**
 * The log of reads of personal data, and of papers that not everybody may see: of these to whoever sees them, each by itself,
 * so that no list tells which there are. What is read within matters is told there, to their members.
 */
export function readRoutes({ store }: Service) {
  const routes = part();
  routes.openapi(list, async (c) => {
    const { corporation } = c.req.valid('param');
    allow(c.get('caller'), 'see-reads', corporation);
    await store.corporation(corporation);
    const { subject, ...page } = c.req.valid('query');
    const whose = subject === undefined ? {} : { subject };
    return c.json(await paging(corporation, { what: readsOfPersons, ...whose }, page), 200);
  });
  routes.openapi(ofPaper, async (c) => {
    const { corporation, paper } = c.req.valid('param');
    const caller = allow(c.get('caller'), 'see-reads', corporation);
    const { key, copies } = await papersSeenBy(store, caller, corporation).record(corporation, paper);
    const chosen = { what: [readOfPaper], subject: [key, ...copies.map((copy) => copy.key)] };
    const { reads, ...page } = await paging(corporation, chosen, c.req.valid('query'));
    return c.json({ reads: reads.map((read) => ({ ...read, subject: paper })), ...page }, 200);
  });

  async function paging(
    corporation: string,
    chosen: ReadSelection,
    { before, limit }: { readonly before?: string | undefined; readonly limit: number },
  ) {
    const from = before === undefined ? {} : { before };
    const found = await store.reads.of(corporation, { ...chosen, ...from, limit });
    const next = found.length === limit ? found.at(-1)?.id : undefined;
    const reads = found.map(({ id, at, by, what, subject }) => ({ id, at, by, what, subject }));
    return { reads, ...(next === undefined ? undefined : { next }) };
  }
  return routes;
}
