import { createRoute, z } from '@hono/zod-openapi';
import { namedDifferences, QuestionError, type AnswerAsData } from '@quorate/engine';
import { HTTPException } from 'hono/http-exception';
import { allow } from '../../access/gate.js';
import { UnusableCharterError } from '../../answering/unusable-charter.js';
import { part, type Service } from '../../service.js';
import { answer, asking, questionParameter } from './questions.js';
import { corporationParameter, json, problems } from '../responses.js';

export const comparing = asking
  .extend({
    charters: z
      .array(z.string().max(100))
      .length(2)
      .describe('the names of two charters: that come with Quorate, or were uploaded for this corporation'),
  })
  .openapi('Comparing');

const side = z.object({
  charter: z.string(),
  answer: answer.optional(),
  refusal: z.string().optional().describe('why the question cannot be put under this charter'),
});

export const comparison = z
  .object({
    first: side,
    second: side,
    differences: z
      .array(z.object({ what: z.string(), first: z.string(), second: z.string() }))
      .describe('in what the two answers differ, part by part'),
  })
  .openapi('Comparison');

const compare = createRoute({
  method: 'post',
  path: '/corporations/{corporation}/comparisons/{question}',
  tags: ['questions'],
  summary: 'Ask two charters the same question on the journal of one corporation',
  request: {
    params: corporationParameter.extend(questionParameter.shape),
    body: { ...json(comparing, 'the charters, the day and the fields'), required: true },
  },
  responses: { 200: json(comparison, 'both answers'), ...problems(400, 413, 422) },
});

/** The same facts under two charters. Nothing is written. */
export function comparisonRoutes({ store, answered, charters }: Service) {
  const routes = part();
  routes.openapi(compare, async (c) => {
    const { corporation, question } = c.req.valid('param');
    const caller = allow(c.get('caller'), 'ask', corporation);
    const { charters: names, ...asked } = c.req.valid('json');
    for (const name of names) await charters.find(corporation, name);
    const kept = await store.corporation(corporation);
    const [first, second] = await Promise.all(
      names.map(async (charter) =>
        sideOf(charter, async () => answered(caller, kept, { ...asked, question, charter })),
      ),
    );
    if (first === undefined || second === undefined)
      throw new HTTPException(422, { message: 'charters: expected two.' });
    if (first.refused !== undefined && second.refused !== undefined) throw first.refused;
    const differences = differencesOf(first.told.answer, second.told.answer);
    return c.json({ first: first.told, second: second.told, differences: [...differences] }, 200);
  });
  return routes;
}

type Side = z.output<typeof side>;

/** What one charter answers, or why the question cannot be put under it. */
async function sideOf(
  charter: string,
  ask: () => Promise<string>,
): Promise<{ readonly told: Side; readonly refused?: Error }> {
  try {
    return { told: { charter, answer: JSON.parse(await ask()) as z.output<typeof answer> } };
  } catch (error) {
    if (!(error instanceof QuestionError || error instanceof UnusableCharterError)) throw error;
    return { told: { charter, refusal: error.message }, refused: error };
  }
}

function differencesOf(first: AnswerAsData | undefined, second: AnswerAsData | undefined) {
  if (first === undefined || second === undefined) return [];
  const outcomes =
    first.outcome === second.outcome ? [] : [{ what: 'the answer', first: first.outcome, second: second.outcome }];
  return [...outcomes, ...namedDifferences(first.value ?? first.settledParts, second.value ?? second.settledParts)];
}
