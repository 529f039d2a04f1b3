import { randomBytes } from 'node:crypto';
import { createRoute, z } from '@hono/zod-openapi';
import { day, inquiryInWords, isDay, post, replyProblem, vocabulary, type ReplyType } from '@quorate/engine';
import { HTTPException } from 'hono/http-exception';
import { allow } from '../../access/gate.js';
import { newReplyLink } from '../../access/reply-links.js';
import { part, type Service } from '../../service.js';
import { corporationParameter, json, oneLine, problems } from '../responses.js';

export const askingForFact = z
  .strictObject({
    to: oneLine(200).describe('who is asked, by name; no account is needed'),
    fact: z.string().max(100).describe('the fact, as a needed fact of an answer names it'),
    about: z.array(oneLine(200)).max(10).describe('whom or what it is about, in the order of the needed fact'),
    on: z.string().describe('the day for which it is asked'),
    expiresAt: z.iso
      .datetime()
      .optional()
      .describe('when the link ends; within 90 days, and 14 days where it is not said'),
  })
  .openapi('AskingForFact');

export const requestSchema = z
  .object({
    id: z.string(),
    to: z.string(),
    fact: z.string(),
    about: z.array(z.string()),
    asks: z.string().describe('the question in words'),
    on: z.string(),
    askedBy: z.string(),
    askedAt: z.string(),
    expiresAt: z.string(),
    state: z.enum(['open', 'replied', 'withdrawn']),
    settledAt: z.string().optional(),
  })
  .openapi('FactRequest');

export const factRequested = requestSchema
  .extend({ link: z.string().describe('send it: /v1/replies/{link} takes the reply') })
  .openapi('FactRequested');

const ask = createRoute({
  method: 'post',
  path: '/corporations/{corporation}/fact-requests',
  tags: ['facts asked for'],
  summary: 'Ask a person without an account for a fact; the link is shown this once',
  request: {
    params: corporationParameter,
    body: { ...json(askingForFact, 'who is asked, and for what'), required: true },
  },
  responses: {
    201: json(factRequested, 'asked'),
    ...problems(400, 413, 422),
  },
});

const list = createRoute({
  method: 'get',
  path: '/corporations/{corporation}/fact-requests',
  tags: ['facts asked for'],
  summary: 'Who was asked for which fact, and whether the reply has come',
  request: { params: corporationParameter },
  responses: { 200: json(z.array(requestSchema), 'the requests, the earliest first'), ...problems(422) },
});

const withdraw = createRoute({
  method: 'delete',
  path: '/corporations/{corporation}/fact-requests/{request}',
  tags: ['facts asked for'],
  summary: 'Take a request back: its link serves no more',
  request: {
    params: corporationParameter.extend({
      request: z
        .string()
        .min(1)
        .max(100)
        .openapi({ param: { name: 'request', in: 'path' } }),
    }),
  },
  responses: { 204: { description: 'taken back' }, ...problems(409, 422) },
});

/** Facts that persons without accounts are asked for, each by a link that ends. */
export function factRequestRoutes({ store, clock }: Service) {
  const { factRequests } = store;
  const routes = part();
  routes.openapi(ask, async (c) => {
    const { corporation } = c.req.valid('param');
    const { name: askedBy } = allow(c.get('caller'), 'enter', corporation);
    const { to, fact: name, about, on, expiresAt } = c.req.valid('json');
    const fact = vocabulary.get(name);
    if (fact === undefined) throw notUnderstood('fact: no rule asks for a fact of that name.');
    if (about.length !== fact.about.length) {
      throw notUnderstood(`about: ${fact.about.length} were expected: ${fact.about.join(', ') || 'none'}.`);
    }
    if (!isDay(on)) throw notUnderstood('on: expected a calendar date such as 1998-12-15.');
    const data = { fact: name, about, value: someReply(fact.reply, on) };
    const id = randomBytes(8).toString('hex');
    // What it is about must be in the journal: who replies could not mend that.
    await store.supposing(corporation, [{ id, type: 'stated', on, by: askedBy, basis: 'asserted', data }]);
    const { nameOf } = post(await store.journal(corporation));
    const asks = inquiryInWords({ type: fact, about, on: day(on), cites: [] }, nameOf);
    const { shown, hash } = newReplyLink(corporation);
    const request = { id, to, fact: name, about, asks, on, askedBy, askedAt: clock().toISOString() };
    const end = endOf(clock(), expiresAt);
    await factRequests.ask(corporation, { ...request, expiresAt: end, linkHash: hash });
    return c.json({ ...request, expiresAt: end, state: 'open' as const, link: shown }, 201);
  });
  routes.openapi(list, async (c) => {
    const { corporation } = c.req.valid('param');
    allow(c.get('caller'), 'read', corporation);
    await store.corporation(corporation);
    const found = await factRequests.all(corporation);
    return c.json(
      found.map((each) => ({ ...each, about: [...each.about] })),
      200,
    );
  });
  routes.openapi(withdraw, async (c) => {
    const { corporation, request } = c.req.valid('param');
    allow(c.get('caller'), 'enter', corporation);
    await factRequests.withdraw(corporation, request);
    return c.body(null, 204);
  });
  return routes;
}

/** A reply that can be given, by which it is seen whether what it is about is in the journal. */
function someReply(reply: ReplyType, on: string): string {
  const replies = [...(reply.kind === 'choice' ? reply.of : []), 'no', '0', '1', on];
  return replies.find((value) => replyProblem(reply, value) === undefined) ?? 'no';
}

const aDay = 86_400_000;

/** @throws {HTTPException} 422 where the end is past, or further away than a link may last */
function endOf(now: Date, asked: string | undefined): string {
  const end = asked === undefined ? now.getTime() + 14 * aDay : Date.parse(asked);
  if (end > now.getTime() && end <= now.getTime() + 90 * aDay) return new Date(end).toISOString();
  throw notUnderstood('expiresAt: expected an instant to come, within 90 days.');
}

function notUnderstood(message: string): HTTPException {
  return new HTTPException(422, { message });
}
