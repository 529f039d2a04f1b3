import { createRoute, z } from '@hono/zod-openapi';
import { RefusedCharterError } from '@quorate/store';
import { allow } from '../../access/gate.js';
import { mistakeSchema, mistakesTold } from '../../problem.js';
import { part, type Service } from '../../service.js';
import { asAnswered } from '../questions/as-answered.js';
import { answer, askingInLayer, questionParameter } from '../questions/questions.js';
import { corporationParameter, json, problems } from '../responses.js';
import { charterFile, describedCharter } from './charter-file.js';

/** What a charter file is found to be. */
export const checked = z
  .object({
    charter: describedCharter.optional().describe('what the file provides, where it can be used'),
    mistakes: z.array(mistakeSchema).describe('each mistake, the first hundred; none where the file can be used'),
    found: z.int().describe('how many mistakes there are, told or not'),
  })
  .openapi('CheckedCharter');

const check = createRoute({
  method: 'post',
  path: '/corporations/{corporation}/charter/check',
  tags: ['charters'],
  summary: 'Check a charter file without keeping it: every mistake with its line',
  request: { params: corporationParameter, body: { ...json(charterFile, 'the file'), required: true } },
  responses: { 200: json(checked, 'what it is found to be'), ...problems(400, 413, 422) },
});

/** A question, and the file by which it is to be answered. */
export const askingTried = askingInLayer
  .extend({
    charter: charterFile,
    books: z
      .enum(['kept', 'none'])
      .default('kept')
      .describe('the books of the corporation, or books without an entry, on which every fact is asked for'),
  })
  .openapi('AskingTried');

const ask = createRoute({
  method: 'post',
  path: '/corporations/{corporation}/charter/questions/{question}',
  tags: ['charters'],
  summary: 'Ask a question as if a charter file were in force; nothing is kept',
  request: {
    params: corporationParameter.extend(questionParameter.shape),
    body: { ...json(askingTried, 'the file, the day and the fields'), required: true },
  },
  responses: { 200: json(answer, 'the answer by that file'), ...problems(400, 413, 422) },
});

/** Charter files that are still being written: checked, and asked, without being kept. */
export function tryingCharterRoutes({ store, answered, charters }: Service) {
  const routes = part();
  routes.openapi(check, async (c) => {
    const { corporation } = c.req.valid('param');
    const { name } = allow(c.get('caller'), 'ask', corporation);
    await store.corporation(corporation);
    try {
      const { set } = await charters.sent(c.req.valid('json'), name);
      return c.json({ charter: await charters.described(set), mistakes: [], found: 0 }, 200);
    } catch (error) {
      if (!(error instanceof RefusedCharterError)) throw error;
      return c.json({ mistakes: mistakesTold(error.mistakes), found: error.mistakes.length }, 200);
    }
  });
  routes.openapi(ask, async (c) => {
    const { corporation, question } = c.req.valid('param');
    const caller = allow(c.get('caller'), 'ask', corporation);
    const { charter, books, ...given } = c.req.valid('json');
    const tried = { ...charter, books };
    return asAnswered(c, await answered(caller, corporation, { ...given, question, tried }));
  });
  return routes;
}
