import { createRoute, z } from '@hono/zod-openapi';
import { allow } from '../../access/gate.js';
import { allowInMatter } from '../../access/walls.js';
import { part, type Service } from '../../service.js';
import { paperParameter } from '../papers/one-paper.js';
import { givenInParts, keeping, paperBody, paperContent, paperIn, state } from '../papers/paper-bytes.js';
import { erasedSchema, erasing } from '../personal/personal-data.js';
import { json, problems } from '../responses.js';
import { matterParameter, reading, writing } from './matter-parameter.js';

/** A paper of a matter, without its content. */
export const matterPaperSchema = z
  .object({
    hash: z.string().describe('SHA-256 of its bytes in hexadecimal: drafts name it by this'),
    name: z.string(),
    mediaType: z.string(),
    size: z.int().describe('in bytes'),
    state,
    keptBy: z.string(),
    keptAt: z.string(),
    broughtOutBy: z.string().optional().describe('who gave it to the corporation'),
    broughtOutAt: z.string().optional(),
    erased: erasedSchema.optional().describe('where its bytes were erased'),
  })
  .openapi('MatterPaper');

const onePaper = matterParameter.extend(paperParameter);

const keep = createRoute({
  method: 'post',
  path: '/corporations/{corporation}/matters/{matter}/papers',
  tags: ['matters'],
  summary: 'Keep a paper in a matter: its bytes are the body, its media type the content type',
  description:
    'The same bytes may be kept by the corporation or in another matter; of that nothing shows here, nor of these there.',
  request: { params: matterParameter, query: keeping, body: paperBody },
  responses: {
    201: json(matterPaperSchema, 'kept; the same bytes sent again are the paper that is in this matter'),
    ...problems(400, 409, 413, 415, 422),
  },
});

const list = createRoute({
  method: 'get',
  path: '/corporations/{corporation}/matters/{matter}/papers',
  tags: ['matters'],
  summary: 'The papers of a matter, in the order kept',
  request: { params: matterParameter },
  responses: { 200: json(z.array(matterPaperSchema), 'the papers'), ...reading },
});

const content = createRoute({
  method: 'get',
  path: '/corporations/{corporation}/matters/{matter}/papers/{paper}/content',
  tags: ['matters'],
  summary: 'The bytes of a paper of a matter',
  request: { params: onePaper },
  responses: { 200: paperContent, ...problems(410, 422) },
});

const erase = createRoute({
  method: 'post',
  path: '/corporations/{corporation}/matters/{matter}/papers/{paper}/erasure',
  tags: ['matters'],
  summary: 'Erase the bytes of a paper of a matter for good; its record stays',
  description: 'The same bytes may be kept by the corporation or in another matter; those stay.',
  request: { params: onePaper, body: { ...json(erasing, 'why'), required: true } },
  responses: { 200: json(matterPaperSchema, 'erased'), ...writing },
});

const bringOut = createRoute({
  method: 'post',
  path: '/corporations/{corporation}/matters/{matter}/papers/{paper}/release',
  tags: ['matters'],
  summary: 'Give a paper of a matter to the corporation; it stays in the matter too',
  request: { params: onePaper },
  responses: { 200: json(matterPaperSchema, 'the corporation has it now'), ...writing },
});

/** Papers behind a wall. Nothing of them is left with a browser or a proxy, and each time they are sent is written down. */
export function matterPaperRoutes({ store, room }: Service) {
  const { papers } = store.matters;
  const routes = part();
  // The body of an upload is bytes, whatever its media type: the route is described, and its body read by hand.
  routes.openAPIRegistry.registerPath(keep);
  routes.post('/corporations/:corporation/matters/:matter/papers', async (c) => {
    const place = c.req.param();
    const { place: here, name: by } = await allowInMatter(c.get('caller'), 'work-in-matters', { store, place });
    return c.json(await papers.keep(here, { ...(await paperIn(c)), by }), 201);
  });
  routes.openapi(list, async (c) => {
    const place = c.req.valid('param');
    const within = await allowInMatter(c.get('caller'), 'read-matters', { store, place });
    return c.json(await within.given('papers', place.matter, [...(await papers.all(within.place))]), 200);
  });
  routes.openapi(content, async (c) => {
    const { paper, ...place } = c.req.valid('param');
    const within = await allowInMatter(c.get('caller'), 'read-matters', { store, place });
    const record = await papers.record(within.place, paper);
    const read = async () => within.given('paper', paper, await papers.content(within.place, paper));
    return givenInParts(c, room, { paper: record, read });
  });
  routes.openapi(bringOut, async (c) => {
    const { paper, ...place } = c.req.valid('param');
    const caller = c.get('caller');
    const within = await allowInMatter(caller, 'work-in-matters', { store, place });
    const { name: by } = allow(caller, 'enter', place.corporation);
    return c.json(await papers.bringOut(within.place, paper, by), 200);
  });
  routes.openapi(erase, async (c) => {
    const { paper, ...place } = c.req.valid('param');
    const caller = c.get('caller');
    const within = await allowInMatter(caller, 'work-in-matters', { store, place });
    const { name: by } = allow(caller, 'erase', place.corporation);
    return c.json(await papers.erase(within.place, paper, { by, why: c.req.valid('json').why }), 200);
  });
  return routes;
}
