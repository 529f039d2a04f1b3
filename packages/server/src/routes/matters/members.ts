import { createRoute } from '@hono/zod-openapi';
import { HTTPException } from 'hono/http-exception';
import { roleNow } from '../../access/accounts.js';
import { permissionsOf } from '../../access/permissions.js';
import { allowInMatter } from '../../access/walls.js';
import { part, type Service } from '../../service.js';
import { inMatter, writing } from './matter-parameter.js';

const add = createRoute({
  method: 'put',
  path: '/corporations/{corporation}/matters/{matter}/members/{account}',
  tags: ['matters'],
  summary: 'Add a member, who sees all of the matter from then on; the account needs a role with the corporation',
  request: { params: inMatter('account') },
  responses: { 204: { description: 'added, or a member already' }, ...writing },
});

const remove = createRoute({
  method: 'delete',
  path: '/corporations/{corporation}/matters/{matter}/members/{account}',
  tags: ['matters'],
  summary: 'Remove a member, who sees nothing of the matter from then on; the last one stays',
  request: { params: inMatter('account') },
  responses: { 204: { description: 'removed' }, ...writing },
});

/** Who is behind the wall. Only members let anybody in. */
export function matterMemberRoutes({ store, clock }: Service) {
  const { matters } = store;
  const routes = part();
  routes.openapi(add, async (c) => {
    const { account, ...place } = c.req.valid('param');
    const within = await allowInMatter(c.get('caller'), 'open-matters', { store, place });
    const role = await roleNow(store, { account, corporation: place.corporation }, clock());
    if (role === undefined || !permissionsOf[role].includes('read-matters')) {
      throw new HTTPException(422, {
        message: 'account: expected one with a role in which matters of this corporation are read.',
      });
    }
    await matters.members.add(within.place, { account, by: within.name });
    return c.body(null, 204);
  });
  routes.openapi(remove, async (c) => {
    const { account, ...place } = c.req.valid('param');
    const within = await allowInMatter(c.get('caller'), 'open-matters', { store, place });
    await matters.members.remove(within.place, { account, by: within.name });
    return c.body(null, 204);
  });
  return routes;
}
