import { createRoute, z } from '@hono/zod-openapi';
import { replyProblem, vocabulary } from '@quorate/engine';
import { NotKeptError, paperStates, type FactRequest } from '@quorate/store';
import { HTTPException } from 'hono/http-exception';
import { replyLink } from '../../access/reply-links.js';
import { part, type Service } from '../../service.js';
import { paperTypes } from '../papers/paper-types.js';
import { json, oneLine, problems } from '../responses.js';

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

const show = createRoute({
  method: 'get',
  path: '/replies/{link}',
  tags: ['facts asked for'],
  summary: 'The question of a link; no account is needed',
  request: { params: linkParameter },
  responses: { 200: json(asked, 'what is asked'), ...problems(422) },
});

const reply = createRoute({
  method: 'post',
  path: '/replies/{link}',
  tags: ['facts asked for'],
  summary: 'Reply to the question of a link, once; somebody of the corporation accepts the reply or refuses it',
  request: { params: linkParameter, body: { ...json(replying, 'the reply'), required: true } },
  responses: {
    202: json(z.object({ state: z.string() }), 'taken; it waits to be accepted'),
    ...problems(400, 409, 413, 422),
  },
});

/** Where persons without accounts reply to what they were asked. These routes stand before the gate: the link is the key. */
export function factReplyRoutes({ store, clock }: Service) {
  const { factRequests } = store;
  const routes = part();
  routes.openapi(show, async (c) => {
    const { corporation, to, askedBy, asks, on, expiresAt, fact } = await requestOf(c.req.valid('param').link);
    const { name } = await store.corporation(corporation);
    const form = { ...typeOfReply(fact) } as unknown as { kind: string };
    return c.json({ corporation: name, to, askedBy, asks, on, reply: form, expiresAt }, 200);
  });
  routes.openapi(reply, async (c) => {
    const { link } = c.req.valid('param');
    const { corporation, hash, fact } = await requestOf(link);
    const { value, paper } = c.req.valid('json');
    const wanted = replyProblem(typeOfReply(fact), value);
    if (wanted !== undefined) throw new HTTPException(422, { message: `value: expected ${wanted}.` });
    const content = paper === undefined ? undefined : { ...paper, content: Buffer.from(paper.content, 'base64') };
    const { state } = await factRequests.reply(
      corporation,
      hash,
      { value, ...(content === undefined ? undefined : { paper: content }) },
      clock().toISOString(),
    );
    return c.json({ state }, 202);
  });

  /** What a link asks. A link that is none is told what one that has served is told. */
  async function requestOf(
    shown: string,
  ): Promise<FactRequest & { readonly corporation: string; readonly hash: string }> {
    const link = replyLink(shown);
    if (link === undefined) {
      throw new NotKeptError('This link asks for nothing: it has served, its time is over, or it never was one.');
    }
    return { ...(await factRequests.byLink(link.corporation, link.hash, clock().toISOString())), ...link };
  }
  return routes;
}

function typeOfReply(fact: string) {
  const type = vocabulary.get(fact);
  if (type === undefined) throw new HTTPException(422, { message: 'No rule asks for this fact any more.' });
  return type.reply;
}
