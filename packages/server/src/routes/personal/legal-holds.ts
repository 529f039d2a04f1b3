import { createRoute, z } from '@hono/zod-openapi';
import type { Holdable, LegalHold, NamesNothing } from '@quorate/store';
import type { Caller } from '../../access/caller.js';
import { allow } from '../../access/gate.js';
import { papersSeenBy } from '../../access/papers-seen-by.js';
import { part, type Service } from '../../service.js';
import { paperHash } from '../papers/one-paper.js';
import { corporationParameter, json, oneLine, problems } from '../responses.js';

const ids = z.array(oneLine(200)).max(1_000);
const named = { persons: ids.optional(), entries: ids.optional(), papers: z.array(paperHash).max(1_000).optional() };
const scope = z
  .union([z.strictObject({ whole: z.literal(true) }), z.strictObject(named)])
  .describe('all that is kept of the corporation, or persons and entries by their ids and papers by their hashes');

/** A hold to be set. */
export const newLegalHold = z
  .strictObject({
    id: z
      .string()
      .regex(/^[\w.:-]{1,100}$/, 'letters, digits and . : _ - were expected')
      .describe('made by whoever sets it, so that a retry sets nothing twice'),
    reason: oneLine(2_000),
    scope,
  })
  .openapi('NewLegalHold');

/** A hold. */
export const legalHoldSchema = z
  .object({
    id: z.string(),
    reason: z.string(),
    scope: z.object({ whole: z.literal(true).optional(), ...named }),
    setBy: z.string(),
    setAt: z.string(),
    released: z.object({ by: z.string(), at: z.string(), why: z.string() }).optional(),
    namesNothing: z
      .array(
        z.object({
          sort: z.enum(['persons', 'entries', 'papers']),
          id: z.string(),
          nearest: z.string().optional().describe('the most like it that names something'),
        }),
      )
      .optional()
      .describe('while it stands: what it names under which you see nothing kept. It covers what comes under it later'),
  })
  .openapi('LegalHold');

/** Why a hold is released. */
export const releasing = z.strictObject({ why: oneLine(2_000) }).openapi('Releasing');

const list = createRoute({
  method: 'get',
  path: '/corporations/{corporation}/holds',
  tags: ['personal data'],
  summary: 'The legal holds, the earliest first, released ones too',
  request: { params: corporationParameter },
  responses: { 200: json(z.array(legalHoldSchema), 'the holds'), ...problems(422) },
});

const set = createRoute({
  method: 'post',
  path: '/corporations/{corporation}/holds',
  tags: ['personal data'],
  summary: 'Set a legal hold: until it is released nothing that it covers is erased',
  request: { params: corporationParameter, body: { ...json(newLegalHold, 'the hold'), required: true } },
  responses: { 201: json(legalHoldSchema, 'it stands'), ...problems(400, 409, 413, 422) },
});

const release = createRoute({
  method: 'post',
  path: '/corporations/{corporation}/holds/{hold}/release',
  tags: ['personal data'],
  summary: 'Release a legal hold. It stays on record',
  request: {
    params: corporationParameter.extend({
      hold: z
        .string()
        .max(100)
        .openapi({ param: { name: 'hold', in: 'path' } }),
    }),
    body: { ...json(releasing, 'why'), required: true },
  },
  responses: { 200: json(legalHoldSchema, 'released'), ...problems(400, 409, 413, 422) },
});

/** What forbids to erase. */
export function legalHoldRoutes({ store }: Service) {
  const { legalHolds } = store;
  const routes = part();
  routes.openapi(list, async (c) => {
    const { corporation } = c.req.valid('param');
    const caller = allow(c.get('caller'), 'hold', corporation);
    await store.corporation(corporation);
    return c.json(await told(caller, corporation, await legalHolds.all(corporation)), 200);
  });
  routes.openapi(set, async (c) => {
    const { corporation } = c.req.valid('param');
    const caller = allow(c.get('caller'), 'hold', corporation);
    const { id, reason, scope: held } = c.req.valid('json');
    const covers = 'whole' in held ? held : given(held);
    const hold = await legalHolds.set(corporation, { id, reason, scope: covers, by: caller.name });
    const [alone] = await told(caller, corporation, [hold]);
    return c.json(alone!, 201);
  });
  routes.openapi(release, async (c) => {
    const { corporation, hold } = c.req.valid('param');
    const { name: by } = allow(c.get('caller'), 'hold', corporation);
    const { why } = c.req.valid('json');
    return c.json(wire(await legalHolds.release(corporation, hold, { by, why })), 200);
  });

  /** Holds, each with what it names that names nothing: of an id that was mistaken nobody would otherwise know that it holds nothing. */
  async function told(caller: Caller, corporation: string, holds: readonly LegalHold[]) {
    const names = holds.map(({ scope: held, released }) =>
      given('whole' in held || released !== undefined ? {} : held),
    );
    const all = { persons: names.flatMap(({ persons }) => persons), entries: names.flatMap(({ entries }) => entries) };
    const papers = names.flatMap((each) => each.papers);
    const nothing = [
      ...(await legalHolds.namingNothing(corporation, all)),
      ...(await papersNotSeen(caller, corporation, papers)),
    ];
    return holds.map((hold, at) =>
      wire(
        hold,
        nothing.filter(({ sort, id }) => names[at]![sort].includes(id)),
      ),
    );
  }

  async function papersNotSeen(
    caller: Caller,
    corporation: string,
    papers: readonly string[],
  ): Promise<readonly NamesNothing[]> {
    if (papers.length === 0) return [];
    const inMatters = new Set<string>();
    for (const { id: matter } of await store.matters.of(corporation, caller.name))
      for (const { hash } of await store.matters.papers.all({ corporation, matter })) inMatters.add(hash);
    const seen = papersSeenBy(store, caller, corporation);
    const notSeen: NamesNothing[] = [];
    for (const id of new Set(papers))
      if (!inMatters.has(id) && !(await seen.sees(corporation, id))) notSeen.push({ sort: 'papers', id });
    return notSeen;
  }

  return routes;
}

type Named = { readonly [Sort in keyof Holdable]?: Holdable[Sort] | undefined };

function given({ persons = [], entries = [], papers = [] }: Named) {
  return { persons, entries, papers };
}

function wire({ scope: held, ...hold }: LegalHold, nothing: readonly NamesNothing[] = []) {
  const { persons, entries, papers } = given('whole' in held ? {} : held);
  const lists = { persons: [...persons], entries: [...entries], papers: [...papers] };
  const namesNothing = nothing.length === 0 ? undefined : { namesNothing: [...nothing] };
  return { ...hold, scope: 'whole' in held ? { whole: true as const } : lists, ...namesNothing };
}
