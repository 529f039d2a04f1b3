import { createRoute, z } from '@hono/zod-openapi';
import type { Secret } from '@quorate/store';
import { HTTPException } from 'hono/http-exception';
import { cookieIn, takeCookie } from '../../access/cookies.js';
import { unlimited } from '../../access/gate.js';
import { hashPassword, isPassword, weakness } from '../../access/passwords.js';
import { permissions } from '../../access/permissions.js';
import { newSecret } from '../../access/secrets.js';
import { endedOf, openSession } from '../../access/sessions.js';
import { addressOf } from '../../limits/rate.js';
import { TooManyError } from '../../problem.js';
import { part, type Service } from '../../service.js';
import { json, problems } from '../responses.js';

export const keySchema = z
  .object({
    id: z.string(),
    madeAt: z.string(),
    expiresAt: z.string(),
    lastUsed: z.string().optional().describe('the day on which it was used last'),
    permissions: z.array(z.string()).describe('what it is limited to; empty: all that its account may do'),
  })
  .openapi('Key');

export const keyShown = keySchema.extend({ key: z.string() }).openapi('KeyShown');

export const newKey = z
  .strictObject({
    permissions: z.array(z.enum(permissions)).default([]),
    expiresAt: z.iso
      .datetime()
      .optional()
      .describe('when it ends; within a year, and after a year where it is not said'),
  })
  .openapi('NewKey');

export const newPassword = z
  .strictObject({
    old: z.string().max(1_000).optional().describe('where there is one'),
    new: z.string().max(2_000),
  })
  .openapi('NewPassword');

export const meSchema = z.object({
  name: z.string(),
  isOwner: z.boolean(),
  roles: z.array(z.object({ corporation: z.string(), role: z.string() })),
});

const me = createRoute({
  method: 'get',
  path: '/me',
  tags: ['access'],
  summary: 'Who is signed in, and with which corporations in which role',
  responses: {
    200: json(meSchema, 'the caller'),
    ...problems(),
  },
});

const signOut = createRoute({
  method: 'post',
  path: '/sign-out',
  tags: ['access'],
  summary: 'End the session',
  responses: { 204: { description: 'signed out' }, ...problems() },
});

const password = createRoute({
  method: 'put',
  path: '/me/password',
  tags: ['access'],
  summary: 'Set one’s password',
  description:
    'Every session of the account ends, and a new one comes as a cookie where a browser asked. Keys go on: revoke those that may be known.',
  request: {
    body: {
      ...json(newPassword, 'the passwords'),
      required: true,
    },
  },
  responses: { 204: { description: 'set' }, ...problems(400, 413, 422) },
});

const listKeys = createRoute({
  method: 'get',
  path: '/me/keys',
  tags: ['access'],
  summary: 'One’s API keys, without what is secret of them',
  responses: { 200: json(z.array(keySchema), 'the keys'), ...problems() },
});

const makeKey = createRoute({
  method: 'post',
  path: '/me/keys',
  tags: ['access'],
  summary: 'Make an API key; it is shown this once',
  request: {
    body: {
      ...json(newKey, 'what it may do, and until when'),
      required: true,
    },
  },
  responses: {
    201: json(keyShown, 'the key'),
    ...problems(400, 413, 422),
  },
});

const revokeKey = createRoute({
  method: 'delete',
  path: '/me/keys/{key}',
  tags: ['access'],
  summary: 'Revoke an API key',
  request: {
    params: z.object({
      key: z
        .string()
        .max(100)
        .openapi({ param: { name: 'key', in: 'path' } }),
    }),
  },
  responses: { 204: { description: 'revoked' }, ...problems(422) },
});

/** What concerns the caller's own account: who one is, one's password and keys. */
export function ownAccessRoutes(service: Service) {
  const { store, clock, attempts } = service;
  const { accounts, grants, secrets } = store;
  const routes = part();
  routes.openapi(me, async (c) => {
    const caller = c.get('caller');
    const { name, isOwner } = caller;
    const given = await grants.of(name);
    const roles = given.flatMap(({ corporation }) => {
      const role = caller.roleIn(corporation);
      return role === undefined ? [] : [{ corporation, role }];
    });
    return c.json({ name, isOwner, roles }, 200);
  });
  routes.openapi(signOut, async (c) => {
    const { secret } = c.get('caller');
    if (secret !== undefined) await secrets.take(secret);
    takeCookie(c, 'session');
    return c.body(null, 204);
  });
  routes.openapi(password, async (c) => {
    const { name, secret } = unlimited(c.get('caller'));
    const { old = '', new: next } = c.req.valid('json');
    const ended = await endedOf(service, name);
    const account = await accounts.find(name);
    const isFirst = account?.passwordHash === undefined;
    if (!isFirst) {
      // Whoever has a session, or the key, and not the password is counted as one who signs in.
      const attempt = { name, from: addressOf(c), device: secret };
      const seconds = await attempts?.tried(attempt);
      if (seconds !== undefined) throw new TooManyError(seconds);
      if (!(await isPassword(old, account.passwordHash))) {
        throw new HTTPException(403, { message: 'old: this is not the password that was set.' });
      }
      await attempts?.succeeded(attempt);
    }
    const weak = weakness(next);
    if (weak !== undefined) throw new HTTPException(422, { message: `new: ${weak}.` });
    const passwordHash = await hashPassword(next);
    await accounts.setPassword(name, passwordHash);
    // Whoever was in by the old password is out, in this browser and in any other.
    for (const sort of ['session', 'device', 'link'] as const) await secrets.endAll(name, sort);
    if (cookieIn(c, 'session') !== undefined) await openSession(c, service, { name, passwordHash, ended });
    return c.body(null, 204);
  });
  routes.openapi(listKeys, async (c) => c.json((await secrets.of(c.get('caller').name, 'key')).map(keyFrom), 200));
  routes.openapi(makeKey, async (c) => {
    const { permissions: limits, expiresAt } = c.req.valid('json');
    const { name, secret } = unlimited(c.get('caller'));
    const end = expiresAt === undefined ? undefined : { expiresAt: endOf(clock(), expiresAt) };
    const { shown, kept: made } = newSecret(name, 'key', { now: clock(), permissions: limits, ...end });
    // A key that is made with a key ends with it at the latest.
    const own = secret === undefined ? undefined : await secrets.find(secret);
    const isBeyond = own?.sort === 'key' && own.expiresAt < made.expiresAt;
    const kept = isBeyond ? { ...made, expiresAt: own.expiresAt } : made;
    if (!(await secrets.addWithin(mostKeys, kept)))
      throw new HTTPException(422, { message: `You have ${mostKeys} keys already. Revoke one that nobody uses.` });
    return c.json({ ...keyFrom(kept), key: shown }, 201);
  });
  routes.openapi(revokeKey, async (c) => {
    const isGone = await secrets.end(unlimited(c.get('caller')).name, 'key', c.req.valid('param').key);
    if (!isGone) throw new HTTPException(404, { message: 'You have no such key.' });
    return c.body(null, 204);
  });
  return routes;
}

/** Of one account: each is a row that every list of its keys reads. */
const mostKeys = 100;

/** @throws {HTTPException} 422 where the end is past, or further away than a key may last */
function endOf(now: Date, asked: string): string {
  const end = new Date(asked);
  if (end > now && end.getTime() <= now.getTime() + 366 * 86_400_000) return end.toISOString();
  throw new HTTPException(422, { message: 'expiresAt: expected an instant to come, within a year.' });
}

function keyFrom({ id, madeAt, expiresAt, lastUsed, permissions: limits }: Secret) {
  const day = lastUsed === undefined ? undefined : { lastUsed: lastUsed.slice(0, 10) };
  return { id, madeAt, expiresAt, ...day, permissions: [...limits] };
}
