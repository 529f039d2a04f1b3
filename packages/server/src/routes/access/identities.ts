import { randomBytes } from 'node:crypto';
import { createRoute, z } from '@hono/zod-openapi';
import type { Identity } from '@quorate/store';
import { HTTPException } from 'hono/http-exception';
import { owner, unlimited } from '../../access/gate.js';
import { expectedValue } from '../../access/openid/provider.js';
import { part, type Service } from '../../service.js';
import { accountParameter, json, oneLine, problems } from '../responses.js';

export const identitySchema = z
  .object({
    id: z.string(),
    issuer: z.string().describe('the provider'),
    subject: z.string().optional().describe('whom the provider means; absent until the first sign-in'),
    expects: z.string().optional().describe('what the provider is expected to say at the first sign-in'),
    madeAt: z.string(),
    boundAt: z.string().optional().describe('the instant of the first sign-in'),
  })
  .openapi('Identity');

export const newIdentity = z
  .strictObject({
    expects: oneLine(320)
      .optional()
      .describe('what the provider says of the holder, by the claim that is set up: an e-mail address, as a rule'),
    subject: oneLine(255).optional().describe('in its place: the subject by which the provider knows the holder'),
  })
  .refine(({ expects, subject }) => (expects === undefined) !== (subject === undefined), {
    message: 'one of expects and subject was expected',
  })
  .openapi('NewIdentity');

const oneIdentity = z.object({
  identity: z
    .string()
    .max(100)
    .openapi({ param: { name: 'identity', in: 'path' } }),
});

const list = createRoute({
  method: 'get',
  path: '/accounts/{account}/identities',
  tags: ['access'],
  summary: 'Who an account is at the provider of sign-in (owners only)',
  request: { params: accountParameter },
  responses: { 200: json(z.array(identitySchema), 'the identities'), ...problems(422) },
});

const link = createRoute({
  method: 'post',
  path: '/accounts/{account}/identities',
  tags: ['access'],
  summary: 'Link an account that nobody has used yet to whoever the provider of sign-in says this of (owners only)',
  description:
    'The first to sign in there of whom it is said is bound to the account; from then on only the issuer and the subject count. Once an account was used, its holder alone links it.',
  request: { params: accountParameter, body: { ...json(newIdentity, 'who it is there'), required: true } },
  responses: { 201: json(identitySchema, 'the identity'), ...problems(400, 409, 413, 422) },
});

const unlink = createRoute({
  method: 'delete',
  path: '/accounts/{account}/identities/{identity}',
  tags: ['access'],
  summary: 'Unlink an account from an identity (owners only); its sessions end',
  request: { params: accountParameter.extend(oneIdentity.shape) },
  responses: { 204: { description: 'unlinked' }, ...problems(422) },
});

const listOwn = createRoute({
  method: 'get',
  path: '/me/identities',
  tags: ['access'],
  summary: 'Who one is at the provider of sign-in',
  responses: { 200: json(z.array(identitySchema), 'the identities'), ...problems() },
});

const linkOwn = createRoute({
  method: 'post',
  path: '/me/identities',
  tags: ['access'],
  summary: 'Link one’s account to oneself at the provider of sign-in',
  request: { body: { ...json(newIdentity, 'who one is there'), required: true } },
  responses: { 201: json(identitySchema, 'the identity'), ...problems(400, 409, 413, 422) },
});

const unlinkOwn = createRoute({
  method: 'delete',
  path: '/me/identities/{identity}',
  tags: ['access'],
  summary: 'Unlink one’s account from an identity; one’s sessions end',
  request: { params: oneIdentity },
  responses: { 204: { description: 'unlinked' }, ...problems(422) },
});

/** Who accounts are at the provider of sign-in. */
export function identityRoutes({ store, clock, openId }: Service) {
  const { accounts, identities, secrets } = store;
  const routes = part();
  routes.openapi(list, async (c) => {
    owner(c.get('caller'));
    const { account } = c.req.valid('param');
    if ((await accounts.find(account)) === undefined) throw noSuch('account');
    return c.json((await identities.of(account)).map(identityFrom), 200);
  });
  routes.openapi(link, async (c) => {
    const { name } = owner(c.get('caller'));
    const { account } = c.req.valid('param');
    const found = await accounts.find(account);
    if (found === undefined || found.isClosed) throw noSuch('account');
    if (found.usedAt !== undefined && account !== name) {
      throw new HTTPException(409, {
        message: 'Somebody uses this account already: its holder says who that is elsewhere, and nobody else.',
      });
    }
    return c.json(await linked(account, c.req.valid('json')), 201);
  });
  routes.openapi(unlink, async (c) => {
    owner(c.get('caller'));
    const { account, identity } = c.req.valid('param');
    await unlinked(account, identity);
    return c.body(null, 204);
  });
  routes.openapi(listOwn, async (c) => {
    const { name } = unlimited(c.get('caller'));
    return c.json((await identities.of(name)).map(identityFrom), 200);
  });
  routes.openapi(linkOwn, async (c) => {
    const { name } = unlimited(c.get('caller'));
    return c.json(await linked(name, c.req.valid('json')), 201);
  });
  routes.openapi(unlinkOwn, async (c) => {
    const { name } = unlimited(c.get('caller'));
    await unlinked(name, c.req.valid('param').identity);
    return c.body(null, 204);
  });

  async function linked(account: string, { expects, subject }: z.output<typeof newIdentity>) {
    if (openId === undefined) {
      throw new HTTPException(409, {
        message: 'No provider of sign-in is set up here: there is nobody to be linked to.',
      });
    }
    const identity = {
      id: randomBytes(6).toString('hex'),
      issuer: openId.issuer,
      account,
      ...(subject === undefined ? undefined : { subject }),
      ...(expects === undefined ? undefined : { expects: expectedValue(openId.options.claim, expects) }),
      madeAt: clock().toISOString(),
    };
    await identities.add(identity);
    return identityFrom(identity);
  }

  async function unlinked(account: string, identity: string): Promise<void> {
    if (!(await identities.remove(account, identity))) throw noSuch('identity');
    await secrets.endAll(account, 'session');
  }
  return routes;
}

function identityFrom(identity: Identity): Omit<Identity, 'account'> {
  const { account: _, ...shown } = identity;
  return shown;
}

function noSuch(what: 'account' | 'identity'): HTTPException {
  return new HTTPException(404, { message: `There is no such ${what}.` });
}
