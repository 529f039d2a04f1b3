import { createRoute, z } from '@hono/zod-openapi';
import { HTTPException } from 'hono/http-exception';
import { allow, owner } from '../../access/gate.js';
import type { Caller } from '../../access/caller.js';
import { roles } from '../../access/permissions.js';
import { newSecret } from '../../access/secrets.js';
import { part, type Service } from '../../service.js';
import { accountParameter, corporationParameter, json, problems } from '../responses.js';

const accountName = z.string().regex(/^[a-z0-9][a-z0-9.@_-]{0,99}$/, 'small letters, digits and . @ _ - were expected');

export const accountSchema = z
  .object({ name: z.string(), isOwner: z.boolean(), isClosed: z.boolean() })
  .openapi('Account');

export const grantSchema = z
  .object({ account: z.string(), role: z.string(), until: z.string().optional() })
  .openapi('Grant');

export const newAccount = z
  .strictObject({ name: accountName, isOwner: z.boolean().default(false) })
  .openapi('NewAccount');

export const accountOpened = accountSchema.extend({ link: z.string() }).openapi('AccountOpened');

export const newGrant = z
  .strictObject({
    role: z.enum(roles),
    until: z.iso.datetime().optional().describe('the instant at which it ends; an examiner’s must have one'),
  })
  .openapi('NewGrant');

const list = createRoute({
  method: 'get',
  path: '/accounts',
  tags: ['access'],
  summary: 'Every account (owners only)',
  responses: { 200: json(z.array(accountSchema), 'the accounts'), ...problems() },
});

const open = createRoute({
  method: 'post',
  path: '/accounts',
  tags: ['access'],
  summary: 'Make an account (owners only); the link signs its holder in once',
  request: {
    body: {
      ...json(newAccount, 'who'),
      required: true,
    },
  },
  responses: {
    201: json(accountOpened, 'the account and its link'),
    ...problems(400, 413, 422),
  },
});

const close = createRoute({
  method: 'delete',
  path: '/accounts/{account}',
  tags: ['access'],
  summary: 'Close an account (owners only): it signs in no more; what it entered stays',
  request: { params: accountParameter },
  responses: { 204: { description: 'closed' }, ...problems(422) },
});

const grants = createRoute({
  method: 'get',
  path: '/corporations/{corporation}/roles',
  tags: ['access'],
  summary: 'Who has which role with a corporation',
  request: { params: corporationParameter },
  responses: { 200: json(z.array(grantSchema), 'the roles'), ...problems(422) },
});

const grant = createRoute({
  method: 'put',
  path: '/corporations/{corporation}/roles/{account}',
  tags: ['access'],
  summary: 'Give an account a role with a corporation, in place of the one it had',
  request: {
    params: corporationParameter.extend(accountParameter.shape),
    body: {
      ...json(newGrant, 'the role'),
      required: true,
    },
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

/** Accounts and their roles. */
export function accountRoutes({ store, clock }: Service) {
  const { accounts } = store;
  const routes = part();
  routes.openapi(list, async (c) => {
    owner(c.get('caller'));
    return c.json(
      (await accounts.all()).map(({ name, isOwner, isClosed }) => ({ name, isOwner, isClosed })),
      200,
    );
  });
  routes.openapi(open, async (c) => {
    owner(c.get('caller'));
    const { name, isOwner } = c.req.valid('json');
    const account = await accounts.open({ name, isOwner });
    const { shown, kept } = newSecret(name, 'link', { now: clock() });
    await store.secrets.add(kept);
    return c.json({ name: account.name, isOwner, isClosed: false, link: shown }, 201);
  });
  routes.openapi(close, async (c) => {
    const caller = owner(c.get('caller'));
    const { account } = c.req.valid('param');
    if (account === caller.name)
      throw new HTTPException(422, { message: 'You cannot close the account that you use.' });
    await known(account);
    await accounts.close(account);
    return c.body(null, 204);
  });
  routes.openapi(grants, async (c) => {
    const { corporation } = c.req.valid('param');
    manager(c.get('caller'), corporation);
    await store.corporation(corporation);
    const found = await accounts.grantsIn(corporation);
    return c.json(
      found.map(({ account, role, until }) => ({ account, role, ...(until === undefined ? undefined : { until }) })),
      200,
    );
  });
  routes.openapi(grant, async (c) => {
    const { corporation, account } = c.req.valid('param');
    manager(c.get('caller'), corporation);
    const { role, until } = c.req.valid('json');
    if (role === 'examiner' && until === undefined) {
      throw new HTTPException(422, { message: 'until: an examiner looks for a time; say when it ends.' });
    }
    await store.corporation(corporation);
    await known(account);
    await accounts.grant({ account, corporation, role, ...(until === undefined ? undefined : { until }) });
    return c.body(null, 204);
  });
  routes.openapi(withdraw, async (c) => {
    const { corporation, account } = c.req.valid('param');
    manager(c.get('caller'), corporation);
    await accounts.withdraw(account, corporation);
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
