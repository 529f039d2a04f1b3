import { createRoute, z } from '@hono/zod-openapi';
import { isDay, isLaterThan, knownFrom } from '@quorate/engine';
import { entryIn, type Selection, type Store, type StoredEntry } from '@quorate/store';
import { allow } from '../../access/gate.js';
import { SeenEntries } from '../../access/interim.js';
import { part, type Service } from '../../service.js';
import { whileAwaited } from '../listed.js';
import { entriesSent } from './entries-sent.js';
import { entriesBy } from './new-entry.js';
import { paperHash } from '../papers/one-paper.js';
import { corporationParameter, headSchema, idempotency, json, problems } from '../responses.js';

/** Entries to be entered, all or none. */
export const appending = z
  .strictObject({
    expectedVersion: z.int().nonnegative().describe('the number of entries that the writer saw'),
    entries: entriesSent(1),
  })
  .openapi('Appending');

/** An entry as it is kept. */
export const storedEntry = z
  .object({
    sequence: z.int().describe('its place in the journal, from 1'),
    hash: z.string(),
    entry: z
      .record(z.string(), z.unknown())
      .describe(
        'the entry as it was entered; of votes, while their polls may be open, others than the inspectors are told only that they are there: "withheld"',
      ),
  })
  .openapi('StoredEntry');

/** Some of the entries, and where the next begin. */
export const entriesPage = z.object({
  entries: z.array(storedEntry),
  next: z.int().optional().describe('give it as "after" for the next page'),
});

const aDay = z.string().max(40).refine(isDay, 'a calendar date such as 1998-12-15 was expected');

/** In characters: a page of long entries has fewer of them. */
const mostOnPage = 1_000_000;

const count = z.coerce.number().int().nonnegative();

const append = createRoute({
  method: 'post',
  path: '/corporations/{corporation}/entries',
  tags: ['journal'],
  summary: 'Enter entries: all of them, or none',
  request: {
    params: corporationParameter,
    headers: idempotency,
    body: { ...json(appending, 'the entries'), required: true },
  },
  responses: { 201: json(headSchema, 'entered, and on disk; the new head'), ...problems(400, 409, 413, 422) },
});

const read = createRoute({
  method: 'get',
  path: '/corporations/{corporation}/entries',
  tags: ['journal'],
  summary: 'Entries in the order entered, a page at a time',
  request: {
    params: corporationParameter,
    query: z.object({
      after: count.optional().describe('only entries after this place'),
      through: count.optional().describe('only entries to this place'),
      limit: z.coerce.number().int().positive().max(1_000).default(100),
      type: z
        .union([z.string(), z.array(z.string()).max(100)])
        .optional()
        .describe('only entries of this type; may be given several times'),
      from: aDay.optional().describe('only entries that take effect on this day or later'),
      to: aDay.optional().describe('only entries that take effect on this day or earlier'),
      asOf: aDay.optional().describe('the same as "to": what had taken effect by that day'),
      knownAt: z.iso.datetime().optional().describe('only what was entered by this instant, or known since then'),
      standing: z
        .enum(['yes', 'no'])
        .default('no')
        .describe('yes: without entries that others had taken the place of by then'),
      about: z.string().min(1).max(200).optional().describe('only entries that name this person, act or meeting'),
      by: z.string().max(200).optional().describe('only entries of this writer'),
      paper: paperHash.optional().describe('only entries that rest on the paper with this hash'),
    }),
  },
  responses: {
    200: json(entriesPage, 'a page of entries'),
    ...problems(422),
  },
});

/** The journal of a corporation: entering, and reading what was entered. */
export function entryRoutes({ store }: Service) {
  const routes = part();
  routes.openapi(append, async (c) => {
    const { corporation } = c.req.valid('param');
    const { expectedVersion, entries } = c.req.valid('json');
    const own = await entriesBy(c.get('caller'), corporation, entries);
    const idempotencyKey = c.req.valid('header')['idempotency-key'];
    const head = await store.append({
      corporation,
      expectedVersion,
      entries: own,
      ...(idempotencyKey === undefined ? undefined : { idempotencyKey }),
    });
    return c.json(head, 201);
  });
  routes.openapi(read, async (c) => {
    const { corporation } = c.req.valid('param');
    const caller = allow(c.get('caller'), 'read', corporation);
    await store.corporation(corporation);
    const seen = new SeenEntries(store, caller, corporation);
    const { type, limit, standing, asOf, paper, ...rest } = c.req.valid('query');
    const to = [rest.to, asOf].flatMap((each) => each ?? []).toSorted()[0];
    const standingThen = standing === 'yes' ? await standingIn(store, corporation, rest.knownAt) : undefined;
    const selection = {
      ...rest,
      ...(standingThen === undefined
        ? undefined
        : { through: Math.min(rest.through ?? Infinity, standingThen.through) }),
      ...(to === undefined ? undefined : { to }),
      ...(type === undefined ? undefined : { types: [type].flat() }),
      // Where entries are left out, more are read than are told.
      ...(standing === 'yes' || paper !== undefined ? undefined : { limit }),
    } as Selection;
    const isBySaying = rest.about !== undefined || rest.by !== undefined || paper !== undefined;
    const entries = [];
    let room = mostOnPage;
    for await (const stored of whileAwaited(c, store.entries(corporation, selection))) {
      if (standingThen?.stands(stored.id) === false || (paper !== undefined && entryIn(stored).paper?.hash !== paper))
        continue;
      const entry = told(stored);
      // Looked for by what it says, an entry that is kept back is not found.
      if (isBySaying && (await seen.isKeptBack(entry.entry))) continue;
      entries.push(await seen.told(entry));
      room -= stored.text.length;
      if (entries.length === limit || room < 0) break;
    }
    const next = entries.length === limit || room < 0 ? entries.at(-1)?.sequence : undefined;
    return c.json({ entries, ...(next === undefined ? undefined : { next }) }, 200);
  });
  return routes;
}

/** An entry as it is sent. */
export function told(stored: StoredEntry): z.output<typeof storedEntry> {
  return { sequence: stored.sequence, hash: stored.hash, entry: JSON.parse(stored.text) as Record<string, never> };
}

/**
 * Whether an entry stood at an instant, as the journal was known then; without an instant, whether it stands now. And up to which place
 * that is told: what is entered afterwards may take the place of another.
 */
async function standingIn(store: Store, corporation: string, knownAt?: string) {
  const journal = await store.journal(corporation);
  const stands = (id: string): boolean => {
    const correction = journal.correctionOf(id);
    return correction === undefined || (knownAt !== undefined && isLaterThan(knownFrom(correction), knownAt));
  };
  return { stands, through: journal.length };
}
