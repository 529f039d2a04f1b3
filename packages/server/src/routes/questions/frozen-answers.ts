import { randomBytes } from 'node:crypto';
import { createRoute, z } from '@hono/zod-openapi';
import { answersDiffer, QuestionError, type AnswerAsData } from '@quorate/engine';
import type { KeptCorporation } from '@quorate/store';
import { HTTPException } from 'hono/http-exception';
import type { Caller } from '../../access/caller.js';
import { allow } from '../../access/gate.js';
import { SeenEntries } from '../../access/interim.js';
import { part, type Service } from '../../service.js';
import { answer, asking } from './questions.js';
import { whileAwaited } from '../listed.js';
import { corporationParameter, headSchema, json, oneLine, problems } from '../responses.js';

export const freezing = asking
  .extend({
    question: z.string().max(100).describe('the name of the question'),
    purpose: oneLine(500).describe('what the answer is relied on for'),
  })
  .openapi('Freezing');

export const listed = z
  .object({
    id: z.string(),
    question: z.string(),
    asOf: z.string(),
    purpose: z.string(),
    by: z.string().describe('who relied on it'),
    at: z.string(),
    head: headSchema.describe('the head of the journal then'),
  })
  .openapi('FrozenAnswerListed');

export const frozenSchema = listed
  .extend({
    asked: asking.describe('how it was asked'),
    answer: answer.describe('what was answered then'),
    status: z
      .enum(['current', 'stale'])
      .describe('whether the same question is answered the same now, by the same instruments'),
    differences: z.array(z.string()).describe('in what the answer of now differs, in words'),
    headNow: headSchema,
  })
  .openapi('FrozenAnswer');

export const staleSchema = z
  .object({
    stale: z.array(listed.extend({ differences: z.array(z.string()).describe('in what the answer of now differs') })),
    asked: z.int().describe('how many were asked again'),
    next: z.string().optional().describe('the last that was asked again, where more are left'),
    headNow: headSchema,
  })
  .openapi('StaleAnswers');

export const madeFromSchema = z
  .object({
    answers: z.array(listed).describe('those that were made from one of the entries, the earliest first'),
    read: z.int().describe('how many were looked through'),
    next: z.string().optional().describe('the last that was looked through, where more are left'),
  })
  .openapi('AnswersMadeFrom');

const freeze = createRoute({
  method: 'post',
  path: '/corporations/{corporation}/frozen-answers',
  tags: ['frozen answers'],
  summary: 'Ask a question and keep the answer as it is relied on',
  request: { params: corporationParameter, body: { ...json(freezing, 'the question, and what for'), required: true } },
  responses: { 201: json(frozenSchema, 'kept'), ...problems(400, 413, 422) },
});

const list = createRoute({
  method: 'get',
  path: '/corporations/{corporation}/frozen-answers',
  tags: ['frozen answers'],
  summary: 'The answers that somebody relied on',
  request: { params: corporationParameter },
  responses: { 200: json(z.array(listed), 'the answers, the earliest first'), ...problems(422) },
});

const paging = z.object({
  after: z.string().min(1).max(100).optional().describe('goes on after the answer of this id'),
  limit: z.coerce.number().int().min(1).max(100).default(20).describe('how many are looked at at the most'),
});

const madeFrom = createRoute({
  method: 'get',
  path: '/corporations/{corporation}/answers-made-from',
  tags: ['frozen answers'],
  summary: 'The answers that somebody relied on and that were made from some entries',
  description:
    'Each is read, the earliest first. What is read in one request is limited; where more are left, "next" tells after which to go on.',
  request: {
    params: corporationParameter,
    query: paging.extend({
      entry: z
        .union([z.string(), z.array(z.string()).max(100)])
        .describe('an entry from which they were made; may be given several times'),
    }),
  },
  responses: { 200: json(madeFromSchema, 'those that were made from any of them'), ...problems(422) },
});

const one = createRoute({
  method: 'get',
  path: '/corporations/{corporation}/frozen-answers/{frozen}',
  tags: ['frozen answers'],
  summary: 'An answer as it was relied on, and whether it still holds: if not, the difference in words',
  request: {
    params: corporationParameter.extend({
      frozen: z
        .string()
        .min(1)
        .max(100)
        .openapi({ param: { name: 'frozen', in: 'path' } }),
    }),
  },
  responses: { 200: json(frozenSchema, 'the answer'), ...problems(422) },
});

const stale = createRoute({
  method: 'get',
  path: '/corporations/{corporation}/stale-answers',
  tags: ['frozen answers'],
  summary: 'The answers that somebody relied on and that are given otherwise now, each with the difference in words',
  description:
    'Each is asked again, the earliest first. What was asked again in one request is limited; where more are left, "next" tells after which to go on.',
  request: {
    params: corporationParameter,
    query: paging,
  },
  responses: { 200: json(staleSchema, 'those that are stale'), ...problems(422) },
});

type Freezing = z.output<typeof freezing>;

/** Answers that were relied on: kept with their stamp, and stale as soon as the same question is answered otherwise. */
export function frozenAnswerRoutes({ store, answered, clock }: Service) {
  const { frozenAnswers } = store;
  const routes = part();
  routes.openapi(freeze, async (c) => {
    const { corporation } = c.req.valid('param');
    const caller = allow(c.get('caller'), 'ask', corporation);
    const { name: by } = caller;
    const { purpose, ...asked } = c.req.valid('json');
    const kept = await store.corporation(corporation);
    const told = await askedOf(kept, asked, caller);
    const id = randomBytes(8).toString('hex');
    const head = headOf(kept);
    const { question, asOf } = asked;
    const entry = { id, question, asOf, purpose, by, at: clock().toISOString(), head };
    await frozenAnswers.keep(corporation, { ...entry, asked, answer: told });
    const { question: _, ...how } = asked;
    const sent = { ...entry, asked: how, answer: told, status: 'current' as const, differences: [], headNow: head };
    return c.json(sent, 201);
  });
  routes.openapi(list, async (c) => {
    const { corporation } = c.req.valid('param');
    allow(c.get('caller'), 'ask', corporation);
    await store.corporation(corporation);
    return c.json([...(await frozenAnswers.all(corporation))], 200);
  });
  routes.openapi(madeFrom, async (c) => {
    const { corporation } = c.req.valid('param');
    const { entry: from, ...paged } = c.req.valid('query');
    const caller = allow(c.get('caller'), 'ask', corporation);
    const { page, next } = await pageOf(corporation, paged);
    const wanted = new Set([from].flat());
    const seen = new SeenEntries(store, caller, corporation);
    const answers = [];
    for await (const each of whileAwaited(c, page)) {
      const { answer: told } = await frozenAnswers.one(corporation, each.id);
      if (entriesIn(told).some((id) => wanted.has(id)) && !(await isKeptBack(seen, told))) answers.push(each);
    }
    return c.json({ answers, read: page.length, ...next }, 200);
  });
  routes.openapi(stale, async (c) => {
    const { corporation } = c.req.valid('param');
    const caller = allow(c.get('caller'), 'ask', corporation);
    const kept = await store.corporation(corporation);
    const { page, next } = await pageOf(corporation, c.req.valid('query'));
    const seen = new SeenEntries(store, caller, corporation);
    const found = [];
    for await (const { id } of whileAwaited(c, page)) {
      const { asked, answer: then, ...entry } = await frozenAnswers.one(corporation, id);
      if (await isKeptBack(seen, then)) continue;
      const differences = await differencesNow(kept, asked as Omit<Freezing, 'purpose'>, then as AnswerAsData, caller);
      if (differences.length > 0) found.push({ ...entry, differences: [...differences] });
    }
    return c.json({ stale: found, asked: page.length, ...next, headNow: headOf(kept) }, 200);
  });
  routes.openapi(one, async (c) => {
    const { corporation, frozen } = c.req.valid('param');
    const caller = allow(c.get('caller'), 'ask', corporation);
    const { asked, answer: then, ...entry } = await frozenAnswers.one(corporation, frozen);
    if (await isKeptBack(new SeenEntries(store, caller, corporation), then)) {
      throw new HTTPException(403, {
        message: 'The answer tells of votes that are for the inspectors alone until the polls close.',
      });
    }
    const kept = await store.corporation(corporation);
    const differences = await differencesNow(kept, asked as Omit<Freezing, 'purpose'>, then as AnswerAsData, caller);
    const status = differences.length === 0 ? ('current' as const) : ('stale' as const);
    const told = then as z.output<typeof answer>;
    const { question: _, ...how } = asked as Freezing;
    return c.json(
      { ...entry, asked: how, answer: told, status, differences: [...differences], headNow: headOf(kept) },
      200,
    );
  });

  /** @throws {HTTPException} 422 where no answer is kept after which to go on */
  async function pageOf(corporation: string, { after, limit }: z.output<typeof paging>) {
    await store.corporation(corporation);
    const all = await frozenAnswers.all(corporation);
    const from = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1;
    if (after !== undefined && from === 0)
      throw new HTTPException(422, { message: 'after: no answer of this id is kept.' });
    const page = all.slice(from, from + limit);
    const last = page.at(-1);
    return { page, next: last === undefined || from + page.length === all.length ? {} : { next: last.id } };
  }

  async function askedOf(kept: KeptCorporation, asked: Omit<Freezing, 'purpose'>, caller: Caller) {
    return JSON.parse(await answered(caller, kept, asked)) as z.output<typeof answer>;
  }

  async function differencesNow(
    kept: KeptCorporation,
    asked: Omit<Freezing, 'purpose'>,
    then: AnswerAsData,
    caller: Caller,
  ) {
    try {
      const now = await askedOf(kept, asked, caller);
      return [...instrumentsDiffer(then, now), ...answersDiffer(then, now)];
    } catch (error) {
      if (error instanceof QuestionError) return [`it can no longer be asked: ${error.message}`];
      throw error;
    }
  }
  return routes;
}

function headOf({ version, hash }: KeptCorporation) {
  return { version, hash };
}

/** Which instruments are no longer what the answer was made from, by the digests in its stamp. */
function instrumentsDiffer(then: object, now: object): readonly string[] {
  const [was, is] = [digestsIn(then), digestsIn(now)];
  const changed = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter((id) => was[id] !== is[id]);
  return changed.map((id) => {
    if (is[id] === undefined) return `the instrument ${id} is no longer among those that are asked`;
    return was[id] === undefined
      ? `the instrument ${id} was not among those that were asked`
      : `the instrument ${id} is written down otherwise than it was`;
  });
}

function digestsIn(answered: object): Readonly<Record<string, string>> {
  const { stamp } = answered as { readonly stamp?: { readonly instruments?: Readonly<Record<string, string>> } };
  return stamp?.instruments ?? {};
}

/** Whether an answer was made from votes that the caller may not see yet. */
async function isKeptBack(seen: SeenEntries, then: unknown): Promise<boolean> {
  return (await seen.amongKeptBack(entriesIn(then))).length > 0;
}

/** The entries from which an answer was made. */
function entriesIn(told: unknown): readonly string[] {
  const { entries } = told as { readonly entries?: unknown };
  return Array.isArray(entries) ? entries.filter((id) => typeof id === 'string') : [];
}
