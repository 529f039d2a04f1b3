import { createRoute, z } from '@hono/zod-openapi';
import { HTTPException } from 'hono/http-exception';
import { owner } from '../../access/gate.js';
import { newSecret } from '../../access/secrets.js';
import { part, type Service } from '../../service.js';
import { accountParameter, json, problems } from '../responses.js';

const accountName = z.string().regex(/^[a-z0-9][a-z0-9.@_-]{0,99}$/, 'small letters, digits and . @ _ - were expected');

export const accountSchema = z
  .object({ name: z.string(), isOwner: z.boolean(), isClosed: z.boolean() })
  .openapi('Account');

export const newAccount = z
  .strictObject({ name: accountName, isOwner: z.boolean().default(false) })
  .openapi('NewAccount');

export const accountOpened = accountSchema.extend({ link: z.string() }).openapi('AccountOpened');

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

/** Accounts, for owners of the service. */
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

  async function known(account: string): Promise<void> {
    const found = await accounts.find(account);
    if (found === undefined || found.isClosed) throw new HTTPException(404, { message: 'There is no such account.' });
  }
  return routes;
}
