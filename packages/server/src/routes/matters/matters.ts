import { createRoute, z } from '@hono/zod-openapi';
import type { Matter, MatterPlace } from '@quorate/store';
import { allow } from '../../access/gate.js';
import { allowInMatter, listedReads } from '../../access/walls.js';
import { randomId } from '../../random-id.js';
import { part, type Service } from '../../service.js';
import { corporationParameter, json, oneLine } from '../responses.js';
import { matterParameter, reading, writing } from './matter-parameter.js';

/** A matter as it is listed. */
export const matterListed = z
  .object({
    id: z.string(),
    title: z.string(),
    openedBy: z.string(),
    openedAt: z.string(),
    closedBy: z.string().optional(),
    closedAt: z.string().optional().describe('from then on it is only read'),
  })
  .openapi('MatterListed');

/** A matter with its members. */
export const matterSchema = matterListed
  .extend({
    members: z
      .array(
        z.object({
          account: z.string(),
          addedBy: z.string(),
          addedAt: z.string(),
          removedBy: z.string().optional(),
          removedAt: z.string().optional().describe('from then on this member saw nothing any more'),
        }),
      )
      .describe('who sees it, or did, in the order added; to everybody else it is not there'),
  })
  .openapi('Matter');

/** A matter to be opened. */
export const newMatter = z.strictObject({ title: oneLine(200) }).openapi('NewMatter');

const list = createRoute({
  method: 'get',
  path: '/corporations/{corporation}/matters',
  tags: ['matters'],
  summary: 'The matters of which you are a member; of others nothing shows',
  request: { params: corporationParameter },
  responses: { 200: json(z.array(matterListed), 'your matters, the earliest first'), ...reading },
});

const open = createRoute({
  method: 'post',
  path: '/corporations/{corporation}/matters',
  tags: ['matters'],
  summary: 'Open a matter: a workspace that its members alone can see; you are the first',
  request: { params: corporationParameter, body: { ...json(newMatter, 'what it is called'), required: true } },
  responses: { 201: json(matterSchema, 'opened, under an id drawn at random'), ...writing },
});

const one = createRoute({
  method: 'get',
  path: '/corporations/{corporation}/matters/{matter}',
  tags: ['matters'],
  summary: 'A matter of yours, with its members',
  request: { params: matterParameter },
  responses: { 200: json(matterSchema, 'the matter'), ...reading },
});

const close = createRoute({
  method: 'post',
  path: '/corporations/{corporation}/matters/{matter}/closure',
  tags: ['matters'],
  summary: 'Close a matter: from then on its members only read it',
  request: { params: matterParameter },
  responses: { 200: json(matterSchema, 'closed'), ...writing },
});

/** Walled workspaces: opening one, seeing one’s own, closing. */
export function matterRoutes({ store }: Service) {
  const { matters } = store;
  const routes = part();
  routes.openapi(list, async (c) => {
    const { corporation } = c.req.valid('param');
    const { name } = allow(c.get('caller'), 'read-matters', corporation);
    await store.corporation(corporation);
    const own = await matters.of(corporation, name);
    await store.reads.recordAll(corporation, listedReads(name, own));
    return c.json([...own], 200);
  });
  routes.openapi(open, async (c) => {
    const { corporation } = c.req.valid('param');
    const { name: by } = allow(c.get('caller'), 'open-matters', corporation);
    const { title } = c.req.valid('json');
    await store.corporation(corporation);
    const matter = await matters.open(corporation, { id: randomId(), title, by });
    return c.json(await withMembers({ corporation, matter: matter.id }, matter), 201);
  });
  routes.openapi(one, async (c) => {
    const place = c.req.valid('param');
    const within = await allowInMatter(c.get('caller'), 'read-matters', { store, place });
    const matter = await withMembers(within.place, await matters.one(within.place));
    return c.json(await within.given('matter', matter.id, matter), 200);
  });
  routes.openapi(close, async (c) => {
    const place = c.req.valid('param');
    const within = await allowInMatter(c.get('caller'), 'open-matters', { store, place });
    const matter = await withMembers(within.place, await matters.close(within.place, within.name));
    return c.json(await within.given('matter', matter.id, matter), 200);
  });

  async function withMembers(place: MatterPlace, matter: Matter) {
    return { ...matter, members: [...(await matters.members.all(place))] };
  }
  return routes;
}
