import { createRoute, z } from '@hono/zod-openapi';
import { HTTPException } from 'hono/http-exception';
import type { Caller } from '../../access/caller.js';
import { allow } from '../../access/gate.js';
import { roles } from '../../access/permissions.js';
import { part, type Service } from '../../service.js';
import { accountParameter, corporationParameter, json, problems } from '../responses.js';

export const grantSchema = z
  .object({ account: z.string(), role: z.string(), until: z.string().optional() })
  .openapi('Grant');

export const grantChange = z
  .object({
    account: z.string(),
    role: z.string().optional().describe('the role given; without it, the one it had was taken away'),
    until: z.string().optional(),
    by: z.string().describe('whose doing it was'),
    at: z.string(),
  })
  .openapi('GrantChange');

export const newGrant = z
  .strictObject({
    role: z.enum(roles),
    until: z.iso.datetime().optional().describe('the instant at which it ends; an examiner’s must have one'),
  })
  .openapi('NewGrant');

const list = createRoute({
  method: 'get',
  path: '/corporations/{corporation}/roles',
  tags: ['access'],
  summary: 'Who has which role with a corporation',
  request: { params: corporationParameter },
  responses: { 200: json(z.array(grantSchema), 'the roles'), ...problems(422) },
});

const changes = createRoute({
  method: 'get',
  path: '/corporations/{corporation}/role-changes',
  tags: ['access'],
  summary: 'Every role that was given or taken away, and by whom, the earliest first',
  request: { params: corporationParameter },
  responses: { 200: json(z.array(grantChange), 'the changes'), ...problems(422) },
});

const give = createRoute({
  method: 'put',
  path: '/corporations/{corporation}/roles/{account}',
  tags: ['access'],
  summary: 'Give an account a role with a corporation, in place of the one it had',
  request: {
    params: corporationParameter.extend(accountParameter.shape),
    body: { ...json(newGrant, 'the role'), required: true },
  },
  responses: { 204: { description: 'given' }, ...problems(400, 413, 422) },
});

const withdraw = createRoute({
  method: 'delete',
  path: '/corporations/{corporation}/roles/{account}',
  tags: ['access'],
  summary: 'Take the role of an account with a corporation away',
  request: { params: corporationParameter.extend(accountParameter.shape) },
  responses: { 204: { description: 'taken away' }, ...problems(422) },
});

/** What accounts are to corporations, and who made them that. */
export function roleRoutes({ store }: Service) {
  const { accounts, grants } = store;
  const routes = part();
  routes.openapi(list, async (c) => {
    const { corporation } = c.req.valid('param');
    manager(c.get('caller'), corporation);
    await store.corporation(corporation);
    const found = await grants.in(corporation);
    return c.json(
      found.map(({ account, role, until }) => ({ account, role, ...(until === undefined ? undefined : { until }) })),
      200,
    );
  });
  routes.openapi(changes, async (c) => {
    const { corporation } = c.req.valid('param');
    manager(c.get('caller'), corporation);
    await store.corporation(corporation);
    return c.json([...(await grants.changes(corporation))], 200);
  });
  routes.openapi(give, async (c) => {
    const { corporation, account } = c.req.valid('param');
    const { name: by, isOwner } = manager(c.get('caller'), corporation);
    if (account === by && !isOwner) throw new HTTPException(403, { message: 'Nobody gives a role to themselves.' });
    const { role, until } = c.req.valid('json');
    if (role === 'examiner' && until === undefined) {
      throw new HTTPException(422, { message: 'until: an examiner looks for a time; say when it ends.' });
    }
    await store.corporation(corporation);
    await known(account);
    await grants.give({ account, corporation, role, ...(until === undefined ? undefined : { until }) }, by);
    return c.body(null, 204);
  });
  routes.openapi(withdraw, async (c) => {
    const { corporation, account } = c.req.valid('param');
    const { name: by } = manager(c.get('caller'), corporation);
    await grants.withdraw({ account, corporation }, by);
    return c.body(null, 204);
  });

  async function known(account: string): Promise<void> {
    const found = await accounts.find(account);
    if (found === undefined || found.isClosed) throw new HTTPException(404, { message: 'There is no such account.' });
  }
  return routes;
}

/** Owners give roles with every corporation, administrators with their own. */
function manager(caller: Caller, corporation: string): Caller {
  return caller.isOwner ? caller : allow(caller, 'manage-accounts', corporation);
}
