import { createRoute, z } from '@hono/zod-openapi';
import { proposalStates, type Proposal, type Store } from '@quorate/store';
import type { Caller } from '../../access/caller.js';
import { allow } from '../../access/gate.js';
import { SeenEntries } from '../../access/interim.js';
import { papersSeenBy } from '../../access/papers-seen-by.js';
import { part, type Service } from '../../service.js';
import { entriesBy, newEntry } from '../journal/new-entry.js';
import { listed } from '../listed.js';
import { paperHash } from '../papers/one-paper.js';
import { corporationParameter, headSchema, json, oneLine, problems } from '../responses.js';

/** The id of a proposal. */
export const proposalId = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,99}$/, 'small letters, digits and hyphens were expected')
  .describe('made by whoever proposes, so that a request sent again proposes nothing twice');

export const proposing = z
  .strictObject({ id: proposalId, entries: z.array(newEntry).min(1).max(1_000) })
  .openapi('Proposing');

const toErase = z
  .union([
    z.strictObject({ person: z.string().min(1).max(200) }),
    z.strictObject({ entry: z.string().min(1).max(200) }),
    z.strictObject({ paper: paperHash }),
  ])
  .describe(
    'personal data of a person, or that came with an entry, by the id in the journal; or the bytes of a paper, by its hash',
  );

export const erasureProposing = z
  .strictObject({ id: proposalId, of: toErase, why: oneLine(2_000).describe('it stays for ever') })
  .openapi('ErasureProposing');

export const proposalSchema = z
  .object({
    id: z.string(),
    entries: z.array(z.record(z.string(), z.unknown())).describe('what is to be entered'),
    erasure: z
      .object({ of: toErase, why: z.string() })
      .optional()
      .describe('what is to be erased; then there are no entries'),
    by: z.string().describe('who proposed it'),
    askedBy: z.string().optional().describe('who asked for it, where it replies to a question'),
    proposedAt: z.string(),
    state: z.enum(proposalStates),
    settledBy: z.string().optional().describe('who accepted, refused or withdrew it'),
    settledAt: z.string().optional(),
    reason: z.string().optional().describe('why it was refused'),
    head: headSchema.optional().describe('the head of the journal after it was accepted'),
  })
  .openapi('Proposal');

const oneProposal = corporationParameter.extend({
  proposal: z
    .string()
    .min(1)
    .max(100)
    .openapi({ param: { name: 'proposal', in: 'path' } }),
});

const propose = createRoute({
  method: 'post',
  path: '/corporations/{corporation}/proposals',
  tags: ['second person'],
  summary: 'Propose entries, to be entered when another person accepts them',
  request: { params: corporationParameter, body: { ...json(proposing, 'the entries'), required: true } },
  responses: { 201: json(proposalSchema, 'proposed'), ...problems(400, 409, 413, 422) },
});

const proposeErasure = createRoute({
  method: 'post',
  path: '/corporations/{corporation}/erasures',
  tags: ['second person'],
  summary: 'Propose to erase something, which is erased when another person accepts',
  request: { params: corporationParameter, body: { ...json(erasureProposing, 'what, and why'), required: true } },
  responses: { 201: json(proposalSchema, 'proposed'), ...problems(400, 409, 413, 422) },
});

const list = createRoute({
  method: 'get',
  path: '/corporations/{corporation}/proposals',
  tags: ['second person'],
  summary: 'What was proposed, the earliest first',
  request: {
    params: corporationParameter,
    query: z.object({ state: z.enum(proposalStates).optional().describe('only those of this state') }),
  },
  responses: { 200: json(z.array(proposalSchema), 'the proposals'), ...problems(422) },
});

const one = createRoute({
  method: 'get',
  path: '/corporations/{corporation}/proposals/{proposal}',
  tags: ['second person'],
  summary: 'A proposal, and what became of it',
  request: { params: oneProposal },
  responses: { 200: json(proposalSchema, 'the proposal'), ...problems(422) },
});

const accept = createRoute({
  method: 'post',
  path: '/corporations/{corporation}/proposals/{proposal}/acceptance',
  tags: ['second person'],
  summary: 'Accept what another proposed: it is entered, with both names, or erased',
  request: { params: oneProposal },
  responses: { 200: json(proposalSchema, 'entered or erased, and on disk'), ...problems(409, 422) },
});

const refuse = createRoute({
  method: 'post',
  path: '/corporations/{corporation}/proposals/{proposal}/refusal',
  tags: ['second person'],
  summary: 'Refuse what was proposed, with the reason',
  request: {
    params: oneProposal,
    body: {
      ...json(z.strictObject({ reason: oneLine(2_000) }).openapi('Refusal'), 'why'),
      required: true,
    },
  },
  responses: { 200: json(proposalSchema, 'refused'), ...problems(400, 409, 413, 422) },
});

const withdraw = createRoute({
  method: 'delete',
  path: '/corporations/{corporation}/proposals/{proposal}',
  tags: ['second person'],
  summary: 'Take back what one proposed oneself',
  request: { params: oneProposal },
  responses: { 200: json(proposalSchema, 'withdrawn'), ...problems(409, 422) },
});

/** What takes a second pair of eyes: proposed by one person, and entered, or erased, when another accepts. */
export function proposalRoutes({ store }: Service) {
  const { proposals } = store;
  const routes = part();
  routes.openapi(propose, async (c) => {
    const { corporation } = c.req.valid('param');
    const { id, entries } = c.req.valid('json');
    const caller = c.get('caller');
    const own = await entriesBy(caller, corporation, entries);
    return c.json(
      await telling(
        store,
        caller,
        corporation,
      )(await proposals.propose(corporation, { id, entries: own, by: caller.name })),
      201,
    );
  });
  routes.openapi(proposeErasure, async (c) => {
    const { corporation } = c.req.valid('param');
    const { id, ...erasure } = c.req.valid('json');
    const caller = allow(c.get('caller'), 'erase', corporation);
    const seen = papersSeenBy(store, caller, corporation);
    const proposed = await proposals.proposeErasure(corporation, { id, erasure, by: caller.name }, seen);
    return c.json(await telling(store, caller, corporation)(proposed), 201);
  });
  routes.openapi(list, async (c) => {
    const { corporation } = c.req.valid('param');
    const caller = allow(c.get('caller'), 'read', corporation);
    await store.corporation(corporation);
    const seen = papersSeenBy(store, caller, corporation);
    return listed(
      c,
      proposals.each(corporation, c.req.valid('query').state, seen),
      telling(store, caller, corporation),
    );
  });
  routes.openapi(one, async (c) => {
    const { corporation, proposal } = c.req.valid('param');
    const caller = allow(c.get('caller'), 'read', corporation);
    const found = await proposals.one(corporation, proposal, papersSeenBy(store, caller, corporation));
    return c.json(await telling(store, caller, corporation)(found), 200);
  });
  routes.openapi(accept, async (c) => {
    const { corporation, proposal } = c.req.valid('param');
    const caller = allow(c.get('caller'), 'accept', corporation);
    const seen = papersSeenBy(store, caller, corporation);
    const accepted = await proposals.accept(corporation, proposal, caller.name, seen);
    return c.json(await telling(store, caller, corporation)(accepted), 200);
  });
  routes.openapi(refuse, async (c) => {
    const { corporation, proposal } = c.req.valid('param');
    const caller = allow(c.get('caller'), 'accept', corporation);
    const { reason } = c.req.valid('json');
    const seen = papersSeenBy(store, caller, corporation);
    const refused = await proposals.refuse(corporation, proposal, { by: caller.name, reason }, seen);
    return c.json(await telling(store, caller, corporation)(refused), 200);
  });
  routes.openapi(withdraw, async (c) => {
    const { corporation, proposal } = c.req.valid('param');
    const caller = allow(c.get('caller'), 'enter', corporation);
    const taken = await proposals.withdraw(
      corporation,
      proposal,
      caller.name,
      papersSeenBy(store, caller, corporation),
    );
    return c.json(await telling(store, caller, corporation)(taken), 200);
  });
  return routes;
}

/** A proposal as a caller is told of it: whoever proposed votes knows them, others than the inspectors not while polls may be open. */
function telling(store: Store, caller: Caller, corporation: string) {
  const seen = new SeenEntries(store, caller, corporation);
  return async ({ entries, ...rest }: Proposal) => {
    const told = entries.map(async (entry) => {
      const own = entry as unknown as Readonly<Record<string, unknown>>;
      return (rest.by === caller.name ? own : await seen.toldEntry(own)) as Record<string, never>;
    });
    return { ...rest, entries: await Promise.all(told) };
  };
}
