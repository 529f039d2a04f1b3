import { createRoute, z } from '@hono/zod-openapi';
import { allow } from '../../access/gate.js';
import type { Caller } from '../../access/caller.js';
import { allowInMatter } from '../../access/walls.js';
import { part, type Service } from '../../service.js';
import { json } from '../responses.js';
import { proposalId } from '../second-person/proposals.js';
import { draftListed } from './drafts.js';
import { inMatter, writing } from './matter-parameter.js';

const expectedVersion = z.int().positive().describe('the version of the draft that you saw');

/** How a draft is proposed. */
export const proposingDraft = z
  .strictObject({ expectedVersion, proposal: proposalId.describe('the id under which it is proposed') })
  .openapi('ProposingDraft');

/** How a draft is entered. */
export const enteringDraft = z
  .strictObject({
    expectedVersion,
    journalVersion: z.int().nonnegative().describe('the number of entries of the journal that you saw'),
  })
  .openapi('EnteringDraft');

const propose = createRoute({
  method: 'post',
  path: '/corporations/{corporation}/matters/{matter}/drafts/{draft}/proposal',
  tags: ['matters'],
  summary: 'Bring a draft out as a proposal to the corporation, with the papers that it names; you are the proposer',
  request: { params: inMatter('draft'), body: { ...json(proposingDraft, 'as what'), required: true } },
  responses: { 201: json(draftListed, 'proposed: all who may read the corporation see it now'), ...writing },
});

const enter = createRoute({
  method: 'post',
  path: '/corporations/{corporation}/matters/{matter}/drafts/{draft}/entry',
  tags: ['matters'],
  summary: 'Bring a draft out into the journal of the corporation, with the papers that it names; you are the writer',
  request: { params: inMatter('draft'), body: { ...json(enteringDraft, 'after what'), required: true } },
  responses: { 201: json(draftListed, 'entered: all who may read the corporation see it now'), ...writing },
});

/** Drafts that leave the matter. It takes who may enter; what they bring out, they bring out as theirs. */
export function bringingOutRoutes({ store }: Service) {
  const { drafts } = store.matters;
  const routes = part();
  routes.openapi(propose, async (c) => {
    const { draft: id, ...place } = c.req.valid('param');
    const caller = c.get('caller');
    const within = await allowInMatter(caller, 'work-in-matters', { store, place });
    await mayEnter(caller, within.place, id);
    return c.json(await drafts.propose(within.place, id, { ...c.req.valid('json'), by: within.name }), 201);
  });
  routes.openapi(enter, async (c) => {
    const { draft: id, ...place } = c.req.valid('param');
    const caller = c.get('caller');
    const within = await allowInMatter(caller, 'work-in-matters', { store, place });
    await mayEnter(caller, within.place, id);
    return c.json(await drafts.enter(within.place, id, { ...c.req.valid('json'), by: within.name }), 201);
  });

  /** Bringing out is entering, and takes what entering takes. @throws {HTTPException} 403 otherwise */
  async function mayEnter(caller: Caller, place: Parameters<typeof drafts.one>[0], id: string): Promise<void> {
    allow(caller, 'enter', place.corporation);
    const { entries } = await drafts.one(place, id);
    if (entries.some(({ type }) => type === 'reading-adopted')) allow(caller, 'adopt-readings', place.corporation);
  }
  return routes;
}
