import { createRoute, z } from '@hono/zod-openapi';
import type { Hypothetical, NewEntry } from '@quorate/store';
import { allowInMatter } from '../../access/walls.js';
import { supposing } from '../../answering/supposed.js';
import { randomId } from '../../random-id.js';
import { part, type Service } from '../../service.js';
import { asAnswered } from '../questions/as-answered.js';
import {
  answerSupposed,
  askingSupposed,
  endOf,
  hypotheticalSchema,
  newHypothetical,
} from '../questions/hypotheticals.js';
import { questionParameter } from '../questions/questions.js';
import { json, problems } from '../responses.js';
import { listed } from '../listed.js';
import { inMatter, matterParameter, reading, writing } from './matter-parameter.js';

/** A hypothetical of a matter. */
export const matterHypotheticalSchema = hypotheticalSchema.extend({ maker: z.string() }).openapi('MatterHypothetical');

const make = createRoute({
  method: 'post',
  path: '/corporations/{corporation}/matters/{matter}/hypotheticals',
  tags: ['matters'],
  summary: 'Suppose entries on top of the journal, for the members of a matter; nothing is entered',
  request: { params: matterParameter, body: { ...json(newHypothetical, 'what is supposed'), required: true } },
  responses: { 201: json(matterHypotheticalSchema, 'supposed'), ...writing },
});

const list = createRoute({
  method: 'get',
  path: '/corporations/{corporation}/matters/{matter}/hypotheticals',
  tags: ['matters'],
  summary: 'What is supposed in a matter',
  request: { params: matterParameter },
  responses: { 200: json(z.array(matterHypotheticalSchema), 'the hypotheticals, the earliest first'), ...reading },
});

const one = createRoute({
  method: 'get',
  path: '/corporations/{corporation}/matters/{matter}/hypotheticals/{hypothetical}',
  tags: ['matters'],
  summary: 'A hypothetical of a matter',
  request: { params: inMatter('hypothetical') },
  responses: { 200: json(matterHypotheticalSchema, 'the hypothetical'), ...reading },
});

const drop = createRoute({
  method: 'delete',
  path: '/corporations/{corporation}/matters/{matter}/hypotheticals/{hypothetical}',
  tags: ['matters'],
  summary: 'Drop a hypothetical of a matter',
  request: { params: inMatter('hypothetical') },
  responses: { 204: { description: 'gone' }, ...writing },
});

const ask = createRoute({
  method: 'post',
  path: '/corporations/{corporation}/matters/{matter}/hypotheticals/{hypothetical}/questions/{question}',
  tags: ['matters'],
  summary: 'Ask a question as if what is supposed in a matter had been entered',
  request: {
    params: inMatter('hypothetical').extend(questionParameter.shape),
    body: { ...json(askingSupposed, 'the day and the fields'), required: true },
  },
  responses: { 200: json(answerSupposed, 'the answer'), ...problems(400, 413, 422) },
});

/** Entries supposed behind a wall, for all who are behind it. */
export function matterHypotheticalRoutes({ store, answered, clock }: Service) {
  const { hypotheticals } = store.matters;
  const now = () => clock().toISOString();
  const routes = part();
  routes.openapi(make, async (c) => {
    const place = c.req.valid('param');
    const { place: here, name } = await allowInMatter(c.get('caller'), 'work-in-matters', { store, place });
    const { title, entries, expiresAt } = c.req.valid('json');
    const made: Hypothetical = {
      id: randomId(),
      maker: name,
      title,
      entries: entries.map((entry) => ({ ...entry, by: name }) as NewEntry),
      madeAt: now(),
      expiresAt: endOf(clock(), expiresAt),
    };
    await store.supposing(here.corporation, made.entries);
    await hypotheticals.make(here, made);
    return c.json(wire(made), 201);
  });
  routes.openapi(list, async (c) => {
    const place = c.req.valid('param');
    const within = await allowInMatter(c.get('caller'), 'read-matters', { store, place });
    const all = hypotheticals.each(within.place, now());
    return listed(c, await within.given('hypotheticals', place.matter, all), wire);
  });
  routes.openapi(one, async (c) => {
    const { hypothetical: id, ...place } = c.req.valid('param');
    const within = await allowInMatter(c.get('caller'), 'read-matters', { store, place });
    const found = await hypotheticals.one(within.place, id, now());
    return c.json(await within.given('hypothetical', id, wire(found)), 200);
  });
  routes.openapi(drop, async (c) => {
    const { hypothetical: id, ...place } = c.req.valid('param');
    const { place: here } = await allowInMatter(c.get('caller'), 'work-in-matters', { store, place });
    await hypotheticals.drop(here, id);
    return c.body(null, 204);
  });
  routes.openapi(ask, async (c) => {
    const { hypothetical: id, question, ...place } = c.req.valid('param');
    const within = await allowInMatter(c.get('caller'), 'ask', { store, place });
    const supposed = await hypotheticals.one(within.place, id, now());
    const asked = supposing(supposed, { question, ...c.req.valid('json') });
    const told = await answered(c.get('caller'), place.corporation, asked, c.req.raw.signal);
    return asAnswered<{ outcome: string; asserted: string[]; supposed: string[] }>(
      c,
      await within.given('answer', id, told),
    );
  });
  return routes;
}

function wire({ entries, ...rest }: Hypothetical) {
  return { ...rest, entries: entries.map((entry) => entry as unknown as Record<string, never>) };
}
