import { createRoute, z } from '@hono/zod-openapi';
import { hasWords } from '@quorate/engine';
import { eachInTurns, type PaperCopy, type PaperRecord, type SeenPapers, type StoredEntry } from '@quorate/store';
import { allow } from '../../access/gate.js';
import { SeenEntries } from '../../access/interim.js';
import { papersSeenBy } from '../../access/papers-seen-by.js';
import type { foundIn } from '../../books/found.js';
import { part, type Service } from '../../service.js';
import { asDay, asked, postedTo } from '../books/posted-to.js';
import { storedEntry, told } from '../journal/entries.js';
import { whileAwaited } from '../listed.js';
import { state } from '../papers/paper-bytes.js';
import { corporationParameter, json, namedInAct, problems } from '../responses.js';

const found = z.int().describe('how many there are');

/** What was found, sort by sort. */
export const searched = z
  .object({
    persons: z.object({ found, first: z.array(z.object({ id: z.string(), name: z.string() })) }),
    acts: z.object({
      found,
      first: z.array(z.object({ id: z.string(), act: z.string(), on: z.string(), named: namedInAct })),
    }),
    provisions: z.object({
      found,
      first: z.array(z.object({ cite: z.string(), heading: z.string(), summary: z.string() })),
    }),
    entries: z.object({ found, first: z.array(storedEntry).describe('the last entered first') }),
    papers: z.object({
      found,
      first: z
        .array(
          z.object({
            hash: z.string(),
            name: z.string(),
            mediaType: z.string(),
            state: state.optional(),
            keptAt: z.string(),
          }),
        )
        .describe('of those that you see, the last kept first'),
    }),
  })
  .openapi('Searched');

/** The words of a search. */
export const wordsWanted = z
  .string()
  .max(200)
  .refine((words) => words.trim() !== '', 'a word was expected')
  .describe('each is a part of what is found, in capitals or not');

const search = createRoute({
  method: 'get',
  path: '/corporations/{corporation}/search',
  tags: ['books'],
  summary:
    'Persons, acts, provisions in force, entries and papers that have all of these words; what you may not see is neither found nor counted, and nothing within matters is',
  request: {
    params: corporationParameter,
    query: postedTo.extend({
      words: wordsWanted,
      limit: z.coerce.number().int().min(1).max(100).default(10).describe('how many of each sort are told'),
    }),
  },
  responses: { 200: json(searched, 'what was found'), ...problems(422) },
});

/** Finding in a corporation by words, for those who may see what is found. */
export function searchRoutes({ store, answered, longWorks }: Service) {
  const routes = part();
  routes.openapi(search, async (c) => {
    const { corporation } = c.req.valid('param');
    const caller = allow(c.get('caller'), 'read', corporation);
    const { asOf: on, knownAt, words, limit } = c.req.valid('query');
    const wanted = asked({ part: 'search', asOf: asDay(on), words, limit }, knownAt);
    const kept = await store.corporation(corporation);
    const inBooks = await answered(caller, kept, wanted);
    const stored = store.entries(corporation, {
      to: on,
      through: kept.version,
      ...(knownAt === undefined ? {} : { knownAt }),
    });
    const { handBack: ended } = await longWorks.take(caller.name, 1);
    const seen = new SeenEntries(store, caller, corporation);
    return c.json(
      {
        ...(JSON.parse(inBooks) as ReturnType<typeof foundIn>),
        entries: await entriesFound(whileAwaited(c, stored), { words, limit, seen }).finally(ended),
        papers: await papersFound(papersSeenBy(store, caller, corporation), corporation, { words, limit }),
      } as unknown as z.output<typeof searched>,
      200,
    );
  });
  return routes;
}

interface Wanted {
  readonly words: string;
  readonly limit: number;
}

/** The entries in whose texts and numbers the words are; the names of fields are not looked at. */
async function entriesFound(
  entries: AsyncIterable<StoredEntry>,
  { words, limit, seen }: Wanted & { readonly seen: SeenEntries },
) {
  const isFound = hasWords(words);
  const isPerhapsFound = hasWords(words.replaceAll(/["\\]/gu, String.raw`\$&`));
  const last = [];
  let count = 0;
  for await (const stored of entries) {
    // Most are told apart before they are taken apart.
    if (!isPerhapsFound(stored.text) || !isFound(saidIn(stored.text))) continue;
    if (await seen.isKeptBack(told(stored).entry)) continue;
    count += 1;
    last.push(stored);
    if (last.length > limit) last.shift();
  }
  return { found: count, first: last.toReversed().map(told) };
}

/** What an entry says, a line each. */
function saidIn(text: string): string {
  const { corporation: _, ...rest } = JSON.parse(text) as Readonly<Record<string, unknown>>;
  return valuesIn(rest).join('\n');
}

function valuesIn(written: unknown): readonly string[] {
  if (typeof written !== 'object' || written === null) return [String(written)];
  return Object.values(written).flatMap(valuesIn);
}

/** The papers by their names, each copy for those who see it. */
async function papersFound(papers: SeenPapers, corporation: string, { words, limit }: Wanted) {
  const isFound = hasWords(words);
  const all = await papers.all(corporation);
  const each = await eachInTurns(all, (paper) => {
    const copy = [paper, ...paper.copies].find(({ name }) => isFound(name));
    return copy === undefined ? [] : [paperFound(paper, copy)];
  });
  const found = each.flat();
  return { found: found.length, first: found.toReversed().slice(0, limit) };
}

function paperFound({ hash }: PaperRecord, { name, mediaType, keptAt, states }: PaperCopy) {
  const last = states.at(-1)?.state;
  return { hash, name, mediaType, keptAt, ...(last === undefined ? {} : { state: last }) };
}
