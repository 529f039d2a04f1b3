import { createRoute, z } from '@hono/zod-openapi';
import type { PaperCopy, PaperRecord } from '@quorate/store';
import { allow } from '../../access/gate.js';
import { givenPaper } from '../../access/written-reads.js';
import { isHadAlready } from '../../had-already.js';
import { mustBeSeenByAll, papersSeenBy } from '../../access/papers-seen-by.js';
import { part, type Service } from '../../service.js';
import { givenInParts, keeping, paperBody, paperContent, paperIn, state } from './paper-bytes.js';
import { erasedSchema, erasing } from '../personal/personal-data.js';
import { listed } from '../listed.js';
import { corporationParameter, json, problems } from '../responses.js';
import { onePaper } from './one-paper.js';
import { seenBy, seenByIn, seenByQuery, showing, sightWire } from './seen-by.js';

const copySchema = z.object({
  name: z.string(),
  mediaType: z.string(),
  size: z.int().describe('in bytes'),
  keptAt: z.string(),
  states: z.array(z.object({ state, at: z.string(), by: z.string() })).describe('every state it had'),
  sights: z
    .array(z.object({ seenBy, by: z.string(), at: z.string() }))
    .describe('who might see it, time after time: the last counts, and without any everybody who reads sees it'),
  erased: erasedSchema.optional().describe('where its bytes were erased'),
});

/** A paper as it is sent, without its content. */
export const paperSchema = copySchema
  .extend({
    hash: z.string().describe('SHA-256 of its bytes in hexadecimal: entries name it by this'),
    copies: z
      .array(copySchema)
      .describe('other copies of the same bytes that you see, kept by who might not see this one'),
  })
  .openapi('Paper');

const keep = createRoute({
  method: 'post',
  path: '/corporations/{corporation}/papers',
  tags: ['papers'],
  summary: 'Keep a paper: its bytes are the body, its media type the content type',
  request: {
    params: corporationParameter,
    query: keeping.extend(seenByQuery),
    body: paperBody,
  },
  responses: {
    201: json(paperSchema, 'kept; the same bytes sent again are the paper that you see'),
    ...problems(400, 409, 413, 415, 422),
  },
});

const list = createRoute({
  method: 'get',
  path: '/corporations/{corporation}/papers',
  tags: ['papers'],
  summary: 'The papers of a corporation, in the order kept',
  request: { params: corporationParameter },
  responses: { 200: json(z.array(paperSchema), 'the papers'), ...problems(422) },
});

const one = createRoute({
  method: 'get',
  path: '/corporations/{corporation}/papers/{paper}',
  tags: ['papers'],
  summary: 'What is known of a paper, without its content',
  request: { params: onePaper },
  responses: { 200: json(paperSchema, 'the paper'), ...problems(422) },
});

const content = createRoute({
  method: 'get',
  path: '/corporations/{corporation}/papers/{paper}/content',
  tags: ['papers'],
  summary: 'The bytes of a paper, as they were kept',
  request: { params: onePaper },
  responses: {
    200: paperContent,
    304: { description: 'the caller has them already' },
    ...problems(410, 422),
  },
});

const become = createRoute({
  method: 'post',
  path: '/corporations/{corporation}/papers/{paper}/states',
  tags: ['papers'],
  summary: 'Say what has become of a paper: drafted, then signed, then filed; never back',
  request: {
    params: onePaper,
    body: { ...json(z.strictObject({ state }).openapi('PaperBecomes'), 'its new state'), required: true },
  },
  responses: { 200: json(paperSchema, 'the paper'), ...problems(400, 409, 413, 422) },
});

const show = createRoute({
  method: 'put',
  path: '/corporations/{corporation}/papers/{paper}/sight',
  tags: ['papers'],
  summary: 'Say who may see a paper, and every copy of it that you see, from now on; to all others it is not there',
  request: { params: onePaper, body: { ...json(showing, 'who'), required: true } },
  responses: { 200: json(paperSchema, 'the paper'), ...problems(400, 413, 422) },
});

const erase = createRoute({
  method: 'post',
  path: '/corporations/{corporation}/papers/{paper}/erasure',
  tags: ['papers'],
  summary:
    'Erase the bytes of a paper, in every copy that you see, for good; its record stays, and the entries that name it',
  request: { params: onePaper, body: { ...json(erasing, 'why'), required: true } },
  responses: { 200: json(paperSchema, 'erased'), ...problems(400, 409, 413, 422) },
});

/** The papers behind the entries, each for those who may see it. */
export function paperRoutes({ store, clock, room }: Service) {
  const routes = part();
  // The body of an upload is bytes, whatever its media type: the route is described, and its body read by hand.
  routes.openAPIRegistry.registerPath(keep);
  routes.post('/corporations/:corporation/papers', async (c) => {
    const corporation = c.req.param('corporation');
    const { name: by } = allow(c.get('caller'), 'enter', corporation);
    const few = seenByIn(c);
    await store.corporation(corporation);
    await mustBeSeenByAll({ store, clock }, corporation, few);
    const paper = { ...(await paperIn(c)), by };
    return c.json(wire(await papersSeenBy(store, c.get('caller'), corporation).keep(corporation, paper, few)), 201);
  });
  routes.openapi(list, async (c) => {
    const { corporation } = c.req.valid('param');
    allow(c.get('caller'), 'read', corporation);
    await store.corporation(corporation);
    return listed(c, await papersSeenBy(store, c.get('caller'), corporation).all(corporation), wire);
  });
  routes.openapi(one, async (c) => {
    const { corporation, paper } = c.req.valid('param');
    allow(c.get('caller'), 'read', corporation);
    return c.json(wire(await papersSeenBy(store, c.get('caller'), corporation).record(corporation, paper)), 200);
  });
  routes.openapi(content, async (c) => {
    const { corporation, paper } = c.req.valid('param');
    const caller = allow(c.get('caller'), 'read', corporation);
    const { name } = caller;
    const papers = papersSeenBy(store, caller, corporation);
    const record = await papers.record(corporation, paper);
    const etag = `"${paper}"`;
    if (record.erased === undefined && isHadAlready(c, etag)) return c.body(null, 304, { etag });
    const read = async () =>
      givenPaper(store, corporation, { record, by: name }, await papers.content(corporation, paper));
    const kept = { 'cache-control': 'private, no-cache', etag };
    return givenInParts(c, room, { paper: record, read }, kept);
  });
  routes.openapi(become, async (c) => {
    const { corporation, paper } = c.req.valid('param');
    const { name: by } = allow(c.get('caller'), 'enter', corporation);
    const { state: next } = c.req.valid('json');
    const papers = papersSeenBy(store, c.get('caller'), corporation);
    return c.json(wire(await papers.becomes(corporation, paper, { state: next, by })), 200);
  });
  routes.openapi(show, async (c) => {
    const { corporation, paper } = c.req.valid('param');
    const papers = papersSeenBy(store, allow(c.get('caller'), 'restrict-papers', corporation), corporation);
    const { seenBy: who } = c.req.valid('json');
    await mustBeSeenByAll({ store, clock }, corporation, who);
    return c.json(wire(await papers.show(corporation, paper, who)), 200);
  });
  routes.openapi(erase, async (c) => {
    const { corporation, paper } = c.req.valid('param');
    const papers = papersSeenBy(store, allow(c.get('caller'), 'erase', corporation), corporation);
    return c.json(wire(await papers.erase(corporation, paper, c.req.valid('json').why)), 200);
  });
  return routes;
}

function wire(paper: PaperRecord) {
  return { hash: paper.hash, ...copyWire(paper), copies: paper.copies.map(copyWire) };
}

function copyWire({ name, mediaType, size, keptAt, states, sights, erased }: PaperCopy) {
  const gone = erased === undefined ? undefined : { erased };
  return { name, mediaType, size, keptAt, states: [...states], sights: sights.map(sightWire), ...gone };
}
