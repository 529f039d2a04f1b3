import { createRoute, z } from '@hono/zod-openapi';
import { day, formedOn, isDay } from '@quorate/engine';
import { HTTPException } from 'hono/http-exception';
import { allow } from '../../access/gate.js';
import { part, type Service } from '../../service.js';
import { entryIn, type KeptCorporation, type NewEntry, type Store } from '@quorate/store';
import { charterFile } from '../charters/charter-file.js';
import { corporationParameter, corporationSchema, idempotency, json, oneLine, problems } from '../responses.js';
import { entriesSent } from './entries-sent.js';

const aName = oneLine(200);

/** A corporation to be kept. */
export const newCorporation = z
  .strictObject({
    id: z
      .string()
      .regex(/^[a-z0-9][a-z0-9-]{0,99}$/, 'small letters, digits and hyphens were expected')
      .describe('the id under which it is kept; it stays'),
    name: aName.optional().describe('its name; without it, that of the charter'),
    charter: z
      .union([z.string().max(100), charterFile])
      .describe('the id of a charter that comes with Quorate (GET /charters lists them), or a charter file'),
    formed: z.string().optional().describe('the day it was formed; without it, that of the charter'),
    entries: entriesSent(0)
      .default([])
      .describe('what holds already: coverage, opening positions, milestones, readings adopted'),
  })
  .openapi('NewCorporation');

const list = createRoute({
  method: 'get',
  path: '/corporations',
  tags: ['corporations'],
  summary: 'The corporations whose journals are kept, as far as the caller may see them',
  responses: { 200: json(z.array(corporationSchema), 'the corporations, by id'), ...problems() },
});

const keep = createRoute({
  method: 'post',
  path: '/corporations',
  tags: ['corporations'],
  summary: 'Begin to keep the journal of a corporation, with what holds already: all of it, or nothing',
  request: { headers: idempotency, body: { ...json(newCorporation, 'the corporation'), required: true } },
  responses: { 201: json(corporationSchema, 'it is kept'), ...problems(400, 409, 413, 422) },
});

const one = createRoute({
  method: 'get',
  path: '/corporations/{corporation}',
  tags: ['corporations'],
  summary: 'A corporation and the head of its journal',
  request: { params: corporationParameter },
  responses: { 200: json(corporationSchema, 'the corporation'), ...problems(422) },
});

/** Corporations: which are kept, and beginning to keep one. */
export function corporationRoutes({ store, charters }: Service) {
  const routes = part();
  routes.openapi(list, async (c) => {
    const caller = c.get('caller');
    const kept = await store.corporations();
    return c.json(
      kept.filter(({ id }) => caller.may('read', id)),
      200,
    );
  });
  routes.openapi(keep, async (c) => {
    const caller = c.get('caller');
    if (!caller.isOwner) {
      throw new HTTPException(403, { message: 'You may not begin to keep a corporation here.' });
    }
    const { id, name, charter, formed, entries } = c.req.valid('json');
    const idempotencyKey = c.req.valid('header')['idempotency-key'];
    const uploaded = typeof charter === 'string' ? undefined : await charters.sent(charter, caller.name);
    const set = uploaded?.set ?? charters.builtIn.find((each) => each.id === charter);
    if (set === undefined) {
      const known = charters.builtIn.map((each) => each.id).join(', ');
      throw new HTTPException(422, { message: `charter: there is none of that id; there are: ${known}.` });
    }
    if (formed !== undefined && !isDay(formed)) {
      throw new HTTPException(422, { message: 'formed: expected a calendar date such as 1998-12-15.' });
    }
    // That of a charter file is held to the same.
    const called = aName.safeParse(name ?? set.name);
    if (!called.success) {
      throw new HTTPException(422, {
        message: `name: ${called.error.issues.map(({ message }) => message).join('; ')}.`,
      });
    }
    const from = formed ?? formedOn(set);
    const corporation = { id, name: called.data, charter: set.id };
    const kept = await store.keep(
      { ...corporation, ...(from === undefined ? undefined : { formed: day(from) }) },
      {
        by: caller.name,
        // Whoever begins to keep a corporation enters its first facts, and goes on as its secretary.
        role: 'secretary',
        entries: entries.map((entry) => ({ ...entry, by: caller.name }) as NewEntry),
        ...(uploaded === undefined ? undefined : { charter: uploaded }),
        ...(idempotencyKey === undefined ? undefined : { idempotencyKey }),
      },
    );
    return c.json(kept, 201);
  });
  routes.openapi(one, async (c) => {
    const { corporation } = c.req.valid('param');
    allow(c.get('caller'), 'read', corporation);
    return c.json(await withLastDay(store, await store.corporation(corporation)), 200);
  });
  return routes;
}

/** A corporation with the day on which its last entry takes effect, where it has entries. */
async function withLastDay(
  store: Store,
  kept: KeptCorporation,
): Promise<KeptCorporation & { readonly lastEntryOn?: string }> {
  for await (const last of store.entries(kept.id, { after: Math.max(0, kept.version - 1), limit: 1 })) {
    return { ...kept, lastEntryOn: entryIn(last).on };
  }
  return kept;
}
