import { createRoute, z } from '@hono/zod-openapi';
import { newestOfEachKey, turn } from '@quorate/store';
import { HTTPException } from 'hono/http-exception';
import { allow } from '../../access/gate.js';
import { part, type Service } from '../../service.js';
import { corporationParameter, headSchema, json, problems } from '../responses.js';

/** The head of a journal as somebody signed it. */
export const checkpointSchema = headSchema
  .extend({
    corporation: z.string(),
    records: headSchema
      .optional()
      .describe('the head of what was recorded beside the journal; none where only the journal was signed'),
    signedAt: z.iso.datetime().describe('the instant of signing'),
    publicKey: z.base64().max(1_000).describe('the Ed25519 public key, SPKI in base64'),
    signature: z.base64().max(1_000).describe('over the lines that a checkpoint says, in base64'),
  })
  .openapi('Checkpoint');

const list = createRoute({
  method: 'get',
  path: '/corporations/{corporation}/checkpoints',
  tags: ['keeping'],
  summary: 'The signed heads of a journal, the earliest first',
  request: { params: corporationParameter },
  responses: { 200: json(z.array(checkpointSchema), 'the checkpoints'), ...problems(422) },
});

const newest = createRoute({
  method: 'get',
  path: '/checkpoints',
  tags: ['keeping'],
  summary:
    'The newest head of each journal that the caller may see by each key that signed it, for a witness to keep elsewhere',
  responses: { 200: json(z.array(checkpointSchema), 'the checkpoints, by corporation'), ...problems() },
});

const take = createRoute({
  method: 'post',
  path: '/corporations/{corporation}/checkpoints',
  tags: ['keeping'],
  summary: 'Keep the head of a journal as the caller signed it; the private key stays with the caller',
  request: { params: corporationParameter, body: { ...json(checkpointSchema, 'the signed head'), required: true } },
  responses: { 201: json(checkpointSchema, 'kept'), ...problems(400, 413, 422) },
});

/** Heads of journals, signed by whoever keeps the key: what is before one cannot be written anew unnoticed. */
export function checkpointRoutes({ store }: Service) {
  const routes = part();
  routes.openapi(list, async (c) => {
    const { corporation } = c.req.valid('param');
    allow(c.get('caller'), 'read', corporation);
    await store.corporation(corporation);
    return c.json([...(await store.checkpoints(corporation))], 200);
  });
  routes.openapi(newest, async (c) => {
    const caller = c.get('caller');
    const seen = (await store.corporations()).filter(({ id }) => caller.may('read', id));
    const found = [];
    for (const { id } of seen) {
      found.push(...newestOfEachKey(await store.checkpoints(id)));
      await turn();
    }
    return c.json(found, 200);
  });
  routes.openapi(take, async (c) => {
    const { corporation } = c.req.valid('param');
    allow(c.get('caller'), 'sign', corporation);
    const checkpoint = c.req.valid('json');
    if (checkpoint.corporation !== corporation)
      throw new HTTPException(422, { message: 'corporation: the checkpoint is of another.' });
    await store.takeCheckpoint(checkpoint);
    return c.json(checkpoint, 201);
  });
  return routes;
}
