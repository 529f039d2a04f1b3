import { createRoute, z } from '@hono/zod-openapi';
import { HTTPException } from 'hono/http-exception';
import { takeCookie } from '../../access/cookies.js';
import { unlimited } from '../../access/gate.js';
import { endSessions, serves } from '../../access/sessions.js';
import { part, type Service } from '../../service.js';
import { json, problems } from '../responses.js';

export const sessionSchema = z
  .object({
    id: z.string(),
    madeAt: z.string(),
    lastUsed: z.string().optional().describe('to about five minutes'),
    expiresAt: z.string().describe('it ends earlier where it is not used for two hours'),
    isCurrent: z.boolean().describe('whether it is the one by which this was asked'),
  })
  .openapi('Session');

const list = createRoute({
  method: 'get',
  path: '/me/sessions',
  tags: ['access'],
  summary: 'Where one is signed in',
  responses: { 200: json(z.array(sessionSchema), 'the sessions'), ...problems() },
});

const end = createRoute({
  method: 'delete',
  path: '/me/sessions/{session}',
  tags: ['access'],
  summary: 'End one of one’s sessions',
  request: {
    params: z.object({
      session: z
        .string()
        .max(100)
        .openapi({ param: { name: 'session', in: 'path' } }),
    }),
  },
  responses: { 204: { description: 'ended' }, ...problems(422) },
});

const endAll = createRoute({
  method: 'delete',
  path: '/me/sessions',
  tags: ['access'],
  summary: 'Sign out everywhere: every session of one’s account ends',
  responses: { 204: { description: 'ended' }, ...problems() },
});

/** The sessions of the caller's own account. */
export function ownSessionRoutes(service: Service) {
  const { clock, store } = service;
  const { secrets } = store;
  const routes = part();
  routes.openapi(list, async (c) => {
    const { name, secret } = unlimited(c.get('caller'));
    const sessions = (await secrets.of(name, 'session')).filter((each) => serves(each, clock()));
    return c.json(
      sessions.map(({ id, madeAt, lastUsed, expiresAt, hash }) => {
        const used = lastUsed === undefined ? undefined : { lastUsed };
        return { id, madeAt, ...used, expiresAt, isCurrent: hash === secret };
      }),
      200,
    );
  });
  routes.openapi(end, async (c) => {
    const { name } = unlimited(c.get('caller'));
    const isGone = await secrets.end(name, 'session', c.req.valid('param').session);
    if (!isGone) throw new HTTPException(404, { message: 'You have no such session.' });
    return c.body(null, 204);
  });
  routes.openapi(endAll, async (c) => {
    const { name } = unlimited(c.get('caller'));
    await endSessions(service, name);
    for (const sort of ['session', 'device'] as const) takeCookie(c, sort);
    return c.body(null, 204);
  });
  return routes;
}
