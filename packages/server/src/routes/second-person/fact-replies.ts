import { createRoute, z } from '@hono/zod-openapi';
import { replyProblem, vocabulary } from '@quorate/engine';
import { NotKeptError, paperStates, type FactReply, type FactRequest, type Proposal } from '@quorate/store';
import type { MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { replyLink } from '../../access/reply-links.js';
import { sendsBytes } from '../../network/sent-bytes.js';
import { wantsPage } from '../../pages/as-page.js';
import { part, type Service } from '../../service.js';
import { paperTypes } from '../papers/paper-types.js';
import { json, oneLine, problems } from '../responses.js';
import { isForm, replyInForm } from './reply-in-form.js';
import { replyFormPage, replyTakenPage } from './reply-pages.js';

const linkParameter = z.object({
  link: z
    .string()
    .min(1)
    .max(200)
    .openapi({ param: { name: 'link', in: 'path' }, description: 'as it was sent' }),
});

export const asked = z
  .object({
    corporation: z.string().describe('the name of the corporation'),
    to: z.string(),
    askedBy: z.string(),
    asks: z.string().describe('the question'),
    on: z.string().describe('the day for which it is asked'),
    reply: z.looseObject({ kind: z.string() }).describe('what may be replied'),
    expiresAt: z.string(),
  })
  .openapi('FactAsked');

export const replying = z
  .strictObject({
    value: oneLine(2_000).describe('the reply: yes, no, a choice, a quantity, a day or a name'),
    paper: z
      .strictObject({
        name: oneLine(200),
        mediaType: z.enum(paperTypes),
        state: z.enum(paperStates),
        content: z.base64().min(1).describe('the bytes, in base64'),
      })
      .optional()
      .describe('the paper that shows it; without one the reply is only asserted'),
  })
  .openapi('FactReply');

/** To a browser the same is told as a page. */
function orPage<T extends z.ZodType>({ description, content }: ReturnType<typeof json<T>>) {
  return { description, content: { ...content, 'text/html': { schema: z.string() } } };
}

const show = createRoute({
  method: 'get',
  path: '/replies/{link}',
  tags: ['facts asked for'],
  summary: 'The question of a link; no account is needed',
  description: 'A browser (Accept: text/html) has a page with a form for the reply.',
  request: { params: linkParameter },
  responses: { 200: orPage(json(asked, 'what is asked')), ...problems(422) },
});

const reply = createRoute({
  method: 'post',
  path: '/replies/{link}',
  tags: ['facts asked for'],
  summary: 'Reply to the question of a link, once; somebody of the corporation accepts the reply or refuses it',
  description: 'The form of the page is sent as multipart/form-data, and answered with a page.',
  request: { params: linkParameter, body: { ...json(replying, 'the reply'), required: true } },
  responses: {
    202: orPage(json(z.object({ state: z.string() }), 'taken; it waits to be accepted')),
    ...problems(400, 409, 413, 422),
  },
});

/** A body is read of those alone who have a link that asks for something. */
export function bodiesOfLinks(service: Service): MiddlewareHandler {
  return async (c, next) => {
    if (sendsBytes(c)) await requestOf(service, c.req.param('link') ?? '');
    await next();
  };
}

/** Where persons without accounts reply to what they were asked. These routes stand before the gate: the link is the key. */
export function factReplyRoutes(service: Service) {
  const { store, clock } = service;
  const routes = part();
  routes.get('/replies/:link', async (c, next) => {
    if (!wantsPage(c)) return next();
    const request = await requestOf(service, c.req.param('link'));
    return c.html(replyFormPage(await shown(request), typeOfReply(request.fact)), 200);
  });
  routes.post('/replies/:link', async (c, next) => {
    if (!isForm(c)) return next();
    const request = await requestOf(service, c.req.param('link'));
    const type = typeOfReply(request.fact);
    const { reply: given, problem } = await replyInForm(c, type);
    if (given === undefined) return c.html(replyFormPage(await shown(request), type, problem), 422);
    await take(request, given);
    return c.html(replyTakenPage(await shown(request)), 202);
  });
  routes.openapi(show, async (c) => c.json(await shown(await requestOf(service, c.req.valid('param').link)), 200));
  routes.openapi(reply, async (c) => {
    const request = await requestOf(service, c.req.valid('param').link);
    const { value, paper } = c.req.valid('json');
    const wanted = replyProblem(typeOfReply(request.fact), value);
    if (wanted !== undefined) throw new HTTPException(422, { message: `value: expected ${wanted}.` });
    const content = paper === undefined ? undefined : { ...paper, content: Buffer.from(paper.content, 'base64') };
    const { state } = await take(request, { value, ...(content === undefined ? undefined : { paper: content }) });
    return c.json({ state }, 202);
  });

  async function shown(request: RequestOfLink): Promise<z.output<typeof asked>> {
    const { corporation, to, askedBy, asks, on, expiresAt, fact } = request;
    const { name } = await store.corporation(corporation);
    const form = { ...typeOfReply(fact) } as unknown as { kind: string };
    return { corporation: name, to, askedBy, asks, on, reply: form, expiresAt };
  }

  async function take({ corporation, hash }: RequestOfLink, given: FactReply): Promise<Proposal> {
    return store.factRequests.reply(corporation, hash, given, clock().toISOString());
  }

  return routes;
}

/** What a link asks. A link that is none is told what one that has served is told. */
async function requestOf({ store, clock }: Service, written: string): Promise<RequestOfLink> {
  const link = replyLink(written);
  if (link === undefined) {
    throw new NotKeptError('This link asks for nothing: it has served, its time is over, or it never was one.');
  }
  return { ...(await store.factRequests.byLink(link.corporation, link.hash, clock().toISOString())), ...link };
}

type RequestOfLink = FactRequest & { readonly corporation: string; readonly hash: string };

function typeOfReply(fact: string) {
  const type = vocabulary.get(fact);
  if (type === undefined) throw new HTTPException(422, { message: 'No rule asks for this fact any more.' });
  return type.reply;
}
