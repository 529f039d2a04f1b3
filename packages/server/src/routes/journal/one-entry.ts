import { createRoute, z } from '@hono/zod-openapi';
import type { AnyEntry } from '@quorate/engine';
import { entryIn, NotKeptError, paperStates, type SeenPapers } from '@quorate/store';
import { allow } from '../../access/gate.js';
import { SeenEntries } from '../../access/interim.js';
import { papersSeenBy } from '../../access/papers-seen-by.js';
import { part, type Service } from '../../service.js';
import { corporationParameter, json, problems } from '../responses.js';
import { storedEntry, told } from './entries.js';

const correctionSchema = z.object({
  entry: z.string().describe('the entry that took its place'),
  because: z.enum(['clerical', 'amended', 'rebutted']),
  note: z.string(),
  on: z.string(),
  by: z.string(),
  enteredAt: z.string(),
});

/** An entry, and what became of it. */
export const entrySchema = storedEntry
  .extend({
    correctedBy: correctionSchema.optional().describe('absent while it stands'),
    paper: z
      .object({
        hash: z.string(),
        name: z.string(),
        mediaType: z.string(),
        size: z.int(),
        states: z.array(z.object({ state: z.enum(paperStates), at: z.string(), by: z.string() })),
      })
      .optional()
      .describe('the paper behind it, where one is kept that the caller may see'),
  })
  .openapi('Entry');

const one = createRoute({
  method: 'get',
  path: '/corporations/{corporation}/entries/{entry}',
  tags: ['journal'],
  summary: 'One entry: what took its place, the paper behind it, and within the entry who accepted it',
  request: {
    params: corporationParameter.extend({
      entry: z
        .string()
        .min(1)
        .max(200)
        .openapi({ param: { name: 'entry', in: 'path' } }),
    }),
  },
  responses: { 200: json(entrySchema, 'the entry'), ...problems(422) },
});

/** One entry by its id. */
export function oneEntryRoutes({ store }: Service) {
  const routes = part();
  routes.openapi(one, async (c) => {
    const { corporation, entry: id } = c.req.valid('param');
    const caller = allow(c.get('caller'), 'read', corporation);
    await store.corporation(corporation);
    for await (const stored of store.entries(corporation, { id })) {
      const entries = new SeenEntries(store, caller, corporation);
      const entry = await entries.told(told(stored));
      if (entry.entry['withheld'] === true) return c.json(entry, 200);
      const { paper } = entryIn(stored);
      const correction = (await store.journal(corporation)).correctionOf(id);
      const seen = papersSeenBy(store, caller, corporation);
      const record = paper?.hash === undefined ? undefined : await recordOf(seen, corporation, paper.hash);
      return c.json(
        {
          ...entry,
          ...(correction === undefined ? undefined : { correctedBy: correctionTold(correction) }),
          ...(record === undefined ? undefined : { paper: record }),
        },
        200,
      );
    }
    throw new NotKeptError('The journal has no entry of that id.');
  });
  return routes;
}

function correctionTold({ id, on, by, enteredAt, supersedes }: AnyEntry): z.output<typeof correctionSchema> {
  const { because, note } = supersedes ?? { because: 'clerical' as const, note: '' };
  return { entry: id, because, note, on, by, enteredAt };
}

/** The paper behind an entry, where the caller may see it; to others it is not there. */
async function recordOf(seen: SeenPapers, corporation: string, hash: string) {
  try {
    const { name, mediaType, size, states } = await seen.record(corporation, hash);
    return { hash, name, mediaType, size, states: [...states] };
  } catch (error) {
    if (error instanceof NotKeptError) return undefined;
    throw error;
  }
}
