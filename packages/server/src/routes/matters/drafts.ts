import { createRoute, z } from '@hono/zod-openapi';
import type { NewEntry } from '@quorate/store';
import { allowInMatter } from '../../access/walls.js';
import { randomId } from '../../random-id.js';
import { part, type Service } from '../../service.js';
import { newEntry } from '../journal/new-entry.js';
import { headSchema, json, oneLine } from '../responses.js';
import { inMatter, matterParameter, reading, seenVersion, writing } from './matter-parameter.js';

/** A draft as it is made. */
export const newDraft = z
  .strictObject({
    title: oneLine(200),
    entries: z
      .array(newEntry)
      .min(1)
      .max(1_000)
      .describe('read with the journal as it is now; they may name papers of the matter by their hashes'),
  })
  .openapi('NewDraft');

/** A draft as it is changed. */
export const changingDraft = newDraft
  .extend({ expectedVersion: z.int().positive().describe('the version that you saw') })
  .openapi('ChangingDraft');

/** A draft without its entries. */
export const draftListed = z
  .object({
    id: z.string(),
    title: z.string(),
    version: z.int().describe('1 when it was made, one more with each change'),
    madeBy: z.string(),
    madeAt: z.string(),
    changedBy: z.string(),
    changedAt: z.string(),
    broughtOut: z
      .object({
        by: z.string(),
        at: z.string(),
        proposal: z.string().optional().describe('what it was proposed as'),
        head: headSchema.optional().describe('the head of the journal after it was entered'),
      })
      .optional()
      .describe('how it went out; it is changed no more then'),
  })
  .openapi('DraftListed');

/** A draft. */
export const draftSchema = draftListed.extend({ entries: z.array(z.record(z.string(), z.unknown())) }).openapi('Draft');

const list = createRoute({
  method: 'get',
  path: '/corporations/{corporation}/matters/{matter}/drafts',
  tags: ['matters'],
  summary: 'The drafts of a matter, without their entries',
  request: { params: matterParameter },
  responses: { 200: json(z.array(draftListed), 'the drafts, the earliest first'), ...reading },
});

const make = createRoute({
  method: 'post',
  path: '/corporations/{corporation}/matters/{matter}/drafts',
  tags: ['matters'],
  summary: 'Prepare entries in a matter; nothing is entered, and nothing shows outside',
  request: { params: matterParameter, body: { ...json(newDraft, 'the entries'), required: true } },
  responses: { 201: json(draftListed, 'made'), ...writing },
});

const one = createRoute({
  method: 'get',
  path: '/corporations/{corporation}/matters/{matter}/drafts/{draft}',
  tags: ['matters'],
  summary: 'A draft, and what became of it',
  request: { params: inMatter('draft') },
  responses: { 200: json(draftSchema, 'the draft'), ...reading },
});

const change = createRoute({
  method: 'put',
  path: '/corporations/{corporation}/matters/{matter}/drafts/{draft}',
  tags: ['matters'],
  summary: 'Change a draft, in the version that you saw',
  request: { params: inMatter('draft'), body: { ...json(changingDraft, 'what it is to be'), required: true } },
  responses: { 200: json(draftListed, 'changed'), ...writing },
});

const drop = createRoute({
  method: 'delete',
  path: '/corporations/{corporation}/matters/{matter}/drafts/{draft}',
  tags: ['matters'],
  summary: 'Drop a draft that was not brought out',
  request: { params: inMatter('draft'), query: seenVersion },
  responses: { 204: { description: 'gone' }, ...writing },
});

/** Entries prepared behind a wall. */
export function matterDraftRoutes({ store }: Service) {
  const { drafts } = store.matters;
  const routes = part();
  routes.openapi(list, async (c) => {
    const place = c.req.valid('param');
    const within = await allowInMatter(c.get('caller'), 'read-matters', { store, place });
    return c.json(await within.given('drafts', place.matter, [...(await drafts.all(within.place))]), 200);
  });
  routes.openapi(make, async (c) => {
    const place = c.req.valid('param');
    const { place: here, name: by } = await allowInMatter(c.get('caller'), 'work-in-matters', { store, place });
    const { title, entries } = c.req.valid('json');
    return c.json(await drafts.make(here, { id: randomId(), title, entries: draftedBy(by, entries), by }), 201);
  });
  routes.openapi(one, async (c) => {
    const { draft: id, ...place } = c.req.valid('param');
    const within = await allowInMatter(c.get('caller'), 'read-matters', { store, place });
    const { entries, ...draft } = await drafts.one(within.place, id);
    const sent = entries.map((entry) => entry as unknown as Record<string, never>);
    return c.json(await within.given('draft', id, { ...draft, entries: sent }), 200);
  });
  routes.openapi(change, async (c) => {
    const { draft: id, ...place } = c.req.valid('param');
    const { place: here, name: by } = await allowInMatter(c.get('caller'), 'work-in-matters', { store, place });
    const { entries, ...rest } = c.req.valid('json');
    return c.json(await drafts.change(here, id, { ...rest, entries: draftedBy(by, entries), by }), 200);
  });
  routes.openapi(drop, async (c) => {
    const { draft: id, ...place } = c.req.valid('param');
    const { place: here } = await allowInMatter(c.get('caller'), 'work-in-matters', { store, place });
    await drafts.drop(here, id, c.req.valid('query').expectedVersion);
    return c.body(null, 204);
  });
  return routes;
}

/** Whoever drafts is the writer for now; whoever brings the draft out is, in the end. */
function draftedBy(by: string, entries: readonly z.output<typeof newEntry>[]): readonly NewEntry[] {
  return entries.map((entry) => ({ ...entry, by }) as NewEntry);
}
