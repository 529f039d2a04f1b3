import { createRoute, z } from '@hono/zod-openapi';
import type { PaperRecord, SeenPapers } from '@quorate/store';
import { QuestionTooLargeError, QuestionTooLongError } from '../../answering/answering.js';
import { isRead, wordsInPaper, type FoundInPaper } from '../../answering/words-in-paper.js';
import { allow } from '../../access/gate.js';
import { papersSeenBy } from '../../access/papers-seen-by.js';
import { givenPaper } from '../../access/written-reads.js';
import { part, type Service } from '../../service.js';
import { whileAwaited } from '../listed.js';
import { corporationParameter, json, problems } from '../responses.js';
import { wordsWanted } from './search.js';

const paper = z.object({ hash: z.string(), name: z.string() });

/** The papers in which words were found, and those of which nobody knows. */
export const papersSearched = z
  .object({
    found: z
      .array(paper.extend({ pages: z.array(z.int()).describe('the pages on which all of the words stand') }))
      .describe('of those that you see, the last kept first'),
    unread: z
      .array(
        paper.extend({
          why: z
            .enum(['sort', 'broken', 'fault', 'no-text', 'too-much', 'erased'])
            .describe(
              'papers of its sort are not read; it is locked or damaged; a fault of the program kept it from being read; some of its pages are pictures; more was to be read than is at once; its bytes were erased',
            ),
        }),
      )
      .describe('those that were not read, or not whole: the words may stand in them'),
  })
  .openapi('PapersSearched');

const search = createRoute({
  method: 'get',
  path: '/corporations/{corporation}/search/papers',
  tags: ['papers'],
  summary:
    'Papers in whose text all of these words stand, of plain text and PDF; which were not read is told, and what you may not see is neither found nor told',
  request: { params: corporationParameter, query: z.object({ words: wordsWanted }) },
  responses: { 200: json(papersSearched, 'what was found'), ...problems(422) },
});

/** Finding papers by what is written in them, for those who may see them. */
export function papersSearchedRoutes({ store, lookIn, longWorks }: Service) {
  const routes = part();
  routes.openapi(search, async (c) => {
    const { corporation } = c.req.valid('param');
    const caller = allow(c.get('caller'), 'read', corporation);
    const { words } = c.req.valid('query');
    await store.corporation(corporation);
    const papers = papersSeenBy(store, caller, corporation);
    const { handBack } = await longWorks.take(caller.name, 1);
    try {
      const last = (await papers.all(corporation)).toReversed();
      const wanted = { corporation, words, by: caller.name };
      return c.json(await searched({ store, lookIn, papers }, whileAwaited(c, last), wanted), 200);
    } finally {
      handBack();
    }
  });
  return routes;
}

type Unread = z.output<typeof papersSearched>['unread'][number]['why'];

interface Wanted {
  readonly corporation: string;
  readonly words: string;
  readonly by: string;
}

interface Searching extends Pick<Service, 'store' | 'lookIn'> {
  readonly papers: SeenPapers;
}

async function searched(searching: Searching, all: AsyncIterable<PaperRecord>, wanted: Wanted) {
  const found: z.output<typeof papersSearched>['found'] = [];
  const unread: z.output<typeof papersSearched>['unread'] = [];
  let left = mostBytes;
  for await (const record of all) {
    const { hash, name, size } = record;
    const looked = notReadFor(record, left) ?? (await lookedIn(searching, record, wanted));
    if (typeof looked === 'string') {
      unread.push({ hash, name, why: looked });
      continue;
    }
    left -= size;
    const why: Unread | undefined = looked.unread;
    if (why !== undefined) unread.push({ hash, name, why });
    if (!looked.isFound) continue;
    // That words stand in it is told of what is written there.
    found.push(
      await givenPaper(
        searching.store,
        wanted.corporation,
        { record, by: wanted.by },
        { hash, name, pages: [...looked.pages] },
      ),
    );
  }
  return { found, unread };
}

/** Why nothing of a paper is read, where that is known before its bytes are fetched. */
function notReadFor({ erased, mediaType, size }: PaperRecord, left: number): Unread | undefined {
  if (erased !== undefined) return 'erased';
  if (!isRead(mediaType)) return 'sort';
  return size > left ? 'too-much' : undefined;
}

async function lookedIn(
  { papers, lookIn }: Searching,
  { hash, mediaType }: PaperRecord,
  { corporation, words, by }: Wanted,
): Promise<FoundInPaper | 'too-much'> {
  const looking = { words, mediaType, content: await papers.content(corporation, hash) };
  if (lookIn === undefined) return wordsInPaper(looking);
  try {
    return JSON.parse(await lookIn(looking, by)) as FoundInPaper;
  } catch (error) {
    if (error instanceof QuestionTooLongError || error instanceof QuestionTooLargeError) return 'too-much';
    throw error;
  }
}

/** So much is read for one search at the most. */
const mostBytes = 200_000_000;
