import { randomBytes } from 'node:crypto';
import { createRoute, z } from '@hono/zod-openapi';
import type { Hypothetical, NewEntry } from '@quorate/store';
import { HTTPException } from 'hono/http-exception';
import { allow } from '../../access/gate.js';
import { supposing } from '../../answering/supposed.js';
import { part, type Service } from '../../service.js';
import { newEntry } from '../journal/new-entry.js';
import { asAnswered } from './as-answered.js';
import { answer, askingInLayer, questionParameter } from './questions.js';
import { listed } from '../listed.js';
import { corporationParameter, json, oneLine, problems } from '../responses.js';

export const newHypothetical = z
  .strictObject({
    title: oneLine(200).describe('what you call it'),
    entries: z.array(newEntry).min(1).max(1_000).describe('what is supposed on top of the journal'),
    expiresAt: z.iso.datetime().optional().describe('when it is gone; within 90 days, and 7 days where it is not said'),
  })
  .openapi('Supposing');

export const hypotheticalSchema = z
  .object({
    id: z.string(),
    title: z.string(),
    entries: z.array(z.record(z.string(), z.unknown())),
    madeAt: z.string(),
    expiresAt: z.string(),
  })
  .openapi('Hypothetical');

const oneHypothetical = corporationParameter.extend({
  hypothetical: z
    .string()
    .min(1)
    .max(100)
    .openapi({ param: { name: 'hypothetical', in: 'path' } }),
});

const make = createRoute({
  method: 'post',
  path: '/corporations/{corporation}/hypotheticals',
  tags: ['hypotheticals'],
  summary: 'Suppose entries on top of the journal, for yourself alone; nothing is entered',
  request: { params: corporationParameter, body: { ...json(newHypothetical, 'what is supposed'), required: true } },
  responses: { 201: json(hypotheticalSchema, 'supposed'), ...problems(400, 413, 422) },
});

const list = createRoute({
  method: 'get',
  path: '/corporations/{corporation}/hypotheticals',
  tags: ['hypotheticals'],
  summary: 'What you suppose; nobody sees another’s',
  request: { params: corporationParameter },
  responses: { 200: json(z.array(hypotheticalSchema), 'your hypotheticals'), ...problems(422) },
});

const one = createRoute({
  method: 'get',
  path: '/corporations/{corporation}/hypotheticals/{hypothetical}',
  tags: ['hypotheticals'],
  summary: 'A hypothetical of yours',
  request: { params: oneHypothetical },
  responses: { 200: json(hypotheticalSchema, 'the hypothetical'), ...problems(422) },
});

const drop = createRoute({
  method: 'delete',
  path: '/corporations/{corporation}/hypotheticals/{hypothetical}',
  tags: ['hypotheticals'],
  summary: 'Drop a hypothetical of yours',
  request: { params: oneHypothetical },
  responses: { 204: { description: 'gone' }, ...problems(422) },
});

/** What is asked where entries are supposed: what was known earlier is not asked of them. */
export const askingSupposed = askingInLayer.omit({ knownAt: true }).openapi('AskingSupposed');

/** The answer to it. */
export const answerSupposed = answer
  .extend({ supposed: z.array(z.string()).describe('the entries that are supposed, not made') })
  .openapi('AnswerSupposed');

const ask = createRoute({
  method: 'post',
  path: '/corporations/{corporation}/hypotheticals/{hypothetical}/questions/{question}',
  tags: ['hypotheticals'],
  summary: 'Ask a question as if what is supposed had been entered',
  request: {
    params: oneHypothetical.extend(questionParameter.shape),
    body: { ...json(askingSupposed, 'the day and the fields'), required: true },
  },
  responses: {
    200: json(answerSupposed, 'the answer'),
    ...problems(400, 413, 422),
  },
});

/** Entries supposed, not made: private to who supposes them, gone after a time, and never in a journal. */
export function hypotheticalRoutes({ store, answered, clock }: Service) {
  const { hypotheticals } = store;
  const now = () => clock().toISOString();
  const routes = part();
  routes.openapi(make, async (c) => {
    const { corporation } = c.req.valid('param');
    const { name } = allow(c.get('caller'), 'ask', corporation);
    const { title, entries, expiresAt } = c.req.valid('json');
    const own = entries.map((entry) => ({ ...entry, by: name }) as NewEntry);
    const made: Hypothetical = {
      id: randomBytes(16).toString('hex'),
      maker: name,
      title,
      entries: own,
      madeAt: now(),
      expiresAt: endOf(clock(), expiresAt),
    };
    await store.supposing(corporation, own);
    await hypotheticals.make(corporation, made);
    return c.json(wire(made), 201);
  });
  routes.openapi(list, async (c) => {
    const { corporation } = c.req.valid('param');
    const { name } = allow(c.get('caller'), 'ask', corporation);
    await store.corporation(corporation);
    return listed(c, hypotheticals.eachBy(corporation, name, now()), wire);
  });
  routes.openapi(one, async (c) => {
    const { corporation, hypothetical } = c.req.valid('param');
    const { name } = allow(c.get('caller'), 'ask', corporation);
    return c.json(wire(await hypotheticals.one(corporation, name, hypothetical, now())), 200);
  });
  routes.openapi(drop, async (c) => {
    const { corporation, hypothetical } = c.req.valid('param');
    const { name } = allow(c.get('caller'), 'ask', corporation);
    await hypotheticals.drop(corporation, name, hypothetical);
    return c.body(null, 204);
  });
  routes.openapi(ask, async (c) => {
    const { corporation, hypothetical, question } = c.req.valid('param');
    const caller = allow(c.get('caller'), 'ask', corporation);
    const { name } = caller;
    const supposed = await hypotheticals.one(corporation, name, hypothetical, now());
    const asked = supposing(supposed, { question, ...c.req.valid('json') });
    return asAnswered<{ outcome: string; asserted: string[]; supposed: string[] }>(
      c,
      await answered(caller, corporation, asked, c.req.raw.signal),
    );
  });
  return routes;
}

const aDay = 86_400_000;

/** @throws {HTTPException} 422 where the end is past, or further away than anything is supposed for */
export function endOf(now: Date, asked: string | undefined): string {
  const end = asked === undefined ? now.getTime() + 7 * aDay : Date.parse(asked);
  if (end > now.getTime() && end <= now.getTime() + 90 * aDay) return new Date(end).toISOString();
  throw new HTTPException(422, { message: 'expiresAt: expected an instant to come, within 90 days.' });
}

function wire({ id, title, entries, madeAt, expiresAt }: Hypothetical) {
  return { id, title, entries: entries.map((entry) => entry as unknown as Record<string, never>), madeAt, expiresAt };
}
