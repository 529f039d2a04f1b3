import { createRoute, z } from '@hono/zod-openapi';
import { paperStates, type PaperRecord } from '@quorate/store';
import { HTTPException } from 'hono/http-exception';
import { allow } from '../../access/gate.js';
import { part, type Service } from '../../service.js';
import { paperTypes, typeOfPaper } from './paper-types.js';
import { corporationParameter, json, oneLine, problems } from '../responses.js';

export const state = z.enum(paperStates).describe('what has become of it');

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

const keeping = z.object({
  name: oneLine(200).describe('the name of its file'),
  state,
});

const keep = createRoute({
  method: 'post',
  path: '/corporations/{corporation}/papers',
  tags: ['papers'],
  summary: 'Keep a paper: its bytes are the body, its media type the content type',
  request: {
    params: corporationParameter,
    query: keeping,
    body: {
      description: 'the bytes of the paper',
      content: Object.fromEntries(paperTypes.map((type) => [type, { schema: { type: 'string', format: 'binary' } }])),
      required: true,
    },
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
    200: {
      description: 'the bytes, held against their hash',
      content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
    },
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
    const read = keeping.safeParse(c.req.query());
    if (!read.success) throw notUnderstood(read.error);
    const mediaType = typeOfPaper(c.req.header('content-type'));
    await store.corporation(corporation);
    const bytes = new Uint8Array(await c.req.arrayBuffer());
    if (bytes.byteLength === 0)
      throw new HTTPException(422, { message: 'the body: the bytes of a paper were expected.' });
    return c.json(wire(await papers.keep(corporation, { ...read.data, mediaType, content: bytes, by })), 201);
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
    const { name, mediaType } = await papers.record(corporation, paper);
    const etag = `"${paper}"`;
    if (c.req.header('if-none-match') === etag) return c.body(null, 304, { etag });
    const bytes = await papers.content(corporation, paper);
    // A paper is somebody's file: it is saved, and never shown as a page of this service.
    return c.body(new Uint8Array(bytes).buffer, 200, {
      'content-type': mediaType,
      'content-length': String(bytes.byteLength),
      'content-disposition': attachment(name),
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

/** The name of a file as RFC 6266 writes it: plain for old clients, whole for others. */
function attachment(name: string): string {
  const plain = name.replaceAll(/[^\w .-]/g, '_');
  const whole = encodeURIComponent(Buffer.from(name, 'utf8').toString('utf8')).replaceAll(
    /['()*]/g,
    (sign) => `%${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}

function notUnderstood({ issues }: z.ZodError): HTTPException {
  const message = issues.map(({ path, message: problem }) => `${path.join('.')}: ${problem}`).join('; ');
  return new HTTPException(422, { message });
}

function wire({ states, ...rest }: PaperRecord) {
  return { ...rest, states: [...states] };
}
