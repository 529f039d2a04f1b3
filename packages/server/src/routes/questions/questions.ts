import { createRoute, z } from '@hono/zod-openapi';
import { describeQuestion, instrumentChoices, listQuestions } from '@quorate/engine';
import { NotKeptError } from '@quorate/store';
import { allow } from '../../access/gate.js';
import { part, type Service } from '../../service.js';
import { writtenOnce } from '../../written-once.js';
import { asAnswered } from './as-answered.js';
import { corporationParameter, json, problems } from '../responses.js';

/** The instruments by which a question is answered. */
export const instrumentsAsked = z.array(z.enum(instrumentChoices)).min(1);

/** The day, the fields and the manner of a question. */
export const asking = z
  .strictObject({
    asOf: z.string().describe('the day as of which it is asked'),
    input: z.record(z.string(), z.unknown()).default({}).describe('the fields of the question'),
    instruments: instrumentsAsked.default(['charter']).describe('which instruments are loaded'),
    readings: z.record(z.string(), z.string()).default({}).describe('readings set otherwise than by default'),
    strict: z.boolean().default(false).describe('suppose nothing: ask for every fact that is not entered'),
    knownAt: z.iso.datetime().optional().describe('answer from what was entered by this instant, or known since then'),
    sensitivity: z
      .enum(['none', 'single', 'pairs'])
      .default('single')
      .describe('what is turned, to tell what would change the answer'),
  })
  .openapi('Asking');

/** The same, with how much of the reasons is told. */
export const askingInLayer = asking
  .extend({
    layer: z
      .enum(['sentence', 'memorandum', 'proof'])
      .optional()
      .describe(
        'how much of the reasons is told, in lines under "told": a sentence, two steps deep, or all; left out, all of them as a graph under "reasons"',
      ),
  })
  .openapi('AskingInLayer');

/** An answer as it is sent. */
export const answer = z
  .looseObject({
    outcome: z.string().describe('answered, needs-facts, or what else became of it'),
    asserted: z.array(z.string()).describe('of the entries named, those that no paper shows or that are asserted'),
  })
  .describe('the answer with its value, reasons, citations, needed facts, premises and stamp')
  .openapi('Answer');

/** The question of a route. */
export const questionParameter = z.object({
  question: z
    .string()
    .max(100)
    .openapi({ param: { name: 'question', in: 'path' }, description: 'its name, such as approval.status' }),
});

const ask = createRoute({
  method: 'post',
  path: '/corporations/{corporation}/questions/{question}',
  tags: ['questions'],
  summary: 'Ask a question of the catalogue',
  request: {
    params: corporationParameter.extend(questionParameter.shape),
    body: { ...json(askingInLayer, 'the day and the fields'), required: true },
  },
  responses: { 200: json(answer, 'the answer'), ...problems(400, 413, 422) },
});

/** A question of the catalogue in a line. */
export const listedQuestion = z.object({
  name: z.string(),
  family: z.string(),
  asks: z.string().describe('what is asked, in words'),
});

const catalogue = createRoute({
  method: 'get',
  path: '/questions',
  tags: ['questions'],
  summary: 'The catalogue of questions, each in a line',
  responses: { 200: json(z.array(listedQuestion), 'the questions, family by family'), ...problems() },
});

/** A question of the catalogue, whole. */
export const describedQuestion = listedQuestion.loose();

const oneOfCatalogue = createRoute({
  method: 'get',
  path: '/questions/{question}',
  tags: ['questions'],
  summary: 'A question of the catalogue, with its fields, its value, an example and the JSON Schema of its fields',
  request: { params: questionParameter },
  responses: { 200: json(describedQuestion, 'the question'), ...problems(404, 422) },
});

/** The catalogue, and asking. */
export function questionRoutes({ answered }: Service) {
  const routes = part();
  const listed = writtenOnce(() => JSON.stringify(listQuestions()));
  routes.openapi(catalogue, async (c) => (await listed(c)) as never);
  // Each takes some milliseconds, once: whoever opens a question waits behind no answer that is being worked out.
  const described = new Map(
    listQuestions().map(({ name }) => [name, writtenOnce(() => JSON.stringify(describeQuestion(name)))]),
  );
  routes.openapi(oneOfCatalogue, async (c) => {
    const { question } = c.req.valid('param');
    const one = described.get(question);
    if (one === undefined) throw new NotKeptError('There is no question of this name in the catalogue.');
    return (await one(c)) as never;
  });
  routes.openapi(ask, async (c) => {
    const { corporation, question } = c.req.valid('param');
    const caller = allow(c.get('caller'), 'ask', corporation);
    return asAnswered(c, await answered(caller, corporation, { question, ...c.req.valid('json') }, c.req.raw.signal));
  });
  return routes;
}
