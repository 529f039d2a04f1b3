import { createRoute, z } from '@hono/zod-openapi';
import type { PaperRecord } from '@quorate/store';
import { allow } from '../../access/gate.js';
import { part, type Service } from '../../service.js';
import { keeping, paperBody, paperContent, paperHeaders, paperIn, state } from './paper-bytes.js';
import { corporationParameter, json, problems } from '../responses.js';

/** A paper as it is sent, without its content. */
export const paperSchema = z
  .object({
    hash: z.string().describe('SHA-256 of its bytes in hexadecimal: entries name it by this'),
    name: z.string(),
    mediaType: z.string(),
    size: z.int().describe('in bytes'),
    keptAt: z.string(),
    states: z.array(z.object({ state, at: z.string(), by: z.string() })).describe('every state it had'),
  })
  .openapi('Paper');

const onePaper = corporationParameter.extend({
  paper: z
    .string()
    .regex(/^[0-9a-f]{64}$/, 'a SHA-256 in hexadecimal was expected')
    .openapi({ param: { name: 'paper', in: 'path' }, description: 'its hash' }),
});

const keep = createRoute({
  method: 'post',
  path: '/corporations/{corporation}/papers',
  tags: ['papers'],
  summary: 'Keep a paper: its bytes are the body, its media type the content type',
  request: {
    params: corporationParameter,
    query: keeping,
    body: paperBody,
  },
  responses: {
    201: json(paperSchema, 'kept; the same bytes sent again are the paper that is there'),
    ...problems(400, 413, 415, 422),
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
    ...problems(422),
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

/** The papers behind the entries. */
export function paperRoutes({ store }: Service) {
  const { papers } = store;
  const routes = part();
  // The body of an upload is bytes, whatever its media type: the route is described, and its body read by hand.
  routes.openAPIRegistry.registerPath(keep);
  routes.post('/corporations/:corporation/papers', async (c) => {
    const corporation = c.req.param('corporation');
    const { name: by } = allow(c.get('caller'), 'enter', corporation);
    await store.corporation(corporation);
    return c.json(wire(await papers.keep(corporation, { ...(await paperIn(c)), by })), 201);
  });
  routes.openapi(list, async (c) => {
    const { corporation } = c.req.valid('param');
    allow(c.get('caller'), 'read', corporation);
    await store.corporation(corporation);
    return c.json((await papers.all(corporation)).map(wire), 200);
  });
  routes.openapi(one, async (c) => {
    const { corporation, paper } = c.req.valid('param');
    allow(c.get('caller'), 'read', corporation);
    return c.json(wire(await papers.record(corporation, paper)), 200);
  });
  routes.openapi(content, async (c) => {
    const { corporation, paper } = c.req.valid('param');
    allow(c.get('caller'), 'read', corporation);
    const record = await papers.record(corporation, paper);
    const etag = `"${paper}"`;
    if (c.req.header('if-none-match') === etag) return c.body(null, 304, { etag });
    const bytes = await papers.content(corporation, paper);
    return c.body(new Uint8Array(bytes).buffer, 200, {
      ...paperHeaders(record, bytes),
      'cache-control': 'private, no-cache',
      etag,
    });
  });
  routes.openapi(become, async (c) => {
    const { corporation, paper } = c.req.valid('param');
    const { name: by } = allow(c.get('caller'), 'enter', corporation);
    const { state: next } = c.req.valid('json');
    return c.json(wire(await papers.becomes(corporation, paper, { state: next, by })), 200);
  });
  return routes;
}

function wire({ states, ...rest }: PaperRecord) {
  return { ...rest, states: [...states] };
}
