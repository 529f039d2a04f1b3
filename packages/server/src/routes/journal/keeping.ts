import { createRoute, z } from '@hono/zod-openapi';
import { exportedLines } from '@quorate/store';
import { stream } from 'hono/streaming';
import { allow } from '../../access/gate.js';
import { viewerOf } from '../../access/papers-seen-by.js';
import { givenOfPerson } from '../../access/written-reads.js';
import { SeenEntries } from '../../access/interim.js';
import { part, type Service } from '../../service.js';
import { whileAwaited } from '../listed.js';
import { corporationParameter, headSchema, json, problems } from '../responses.js';

const beside = z.object({
  kept: z.int(),
  erased: z.int(),
  absent: z.int().describe('not kept here, as after an import without it, or not to be seen by who asks'),
});

/** Whether a chain of hashes holds, and what is kept beside it is what it names. */
export const soundness = z
  .object({
    corporation: z.string(),
    intact: headSchema,
    recorded: headSchema,
    checkpoints: z.int(),
    broken: z.object({ sequence: z.int(), id: z.string(), says: z.string() }).optional(),
    personal: beside.describe('of the personal data that entries name'),
    papers: beside.describe('of the papers that entries name'),
    changed: z
      .array(z.object({ entry: z.string(), says: z.string() }))
      .describe(
        'what is kept beside the journal and is not as it was kept, or recorded; of no entry, where "entry" is empty',
      ),
    records: headSchema.describe('the head of what was recorded beside the journal, as far as it holds'),
    snapshot: z
      .enum(['same', 'differs'])
      .optional()
      .describe('whether its snapshot says what the journal does; one that differs was thrown away'),
  })
  .openapi('Soundness');

const signedHead = z.string().regex(/^\d{1,9}:[0-9a-f]{64}$/, 'a place and a hash were expected, such as 12:ab…');

const verify = createRoute({
  method: 'get',
  path: '/corporations/{corporation}/verification',
  tags: ['keeping'],
  summary: 'Work the chain of hashes out again, and name the first entry that does not fit',
  request: {
    params: corporationParameter,
    query: z.object({
      records: z
        .union([signedHead, z.array(signedHead).max(100)])
        .optional()
        .describe(
          'heads of the records that were signed, and kept elsewhere, as place:hash; may be given several times',
        ),
    }),
  },
  responses: { 200: json(soundness, 'sound, or broken and where'), ...problems(422) },
});

const give = createRoute({
  method: 'get',
  path: '/corporations/{corporation}/export',
  tags: ['keeping'],
  summary: 'The whole journal as NDJSON, to be verified by anybody',
  request: {
    params: corporationParameter,
    query: z.object({
      personal: z.enum(['yes', 'no']).default('no').describe('whether the personal data of its entries goes with it'),
    }),
  },
  responses: {
    200: {
      description: 'a line for the corporation, then a line for each entry',
      content: { 'application/x-ndjson': { schema: z.string() } },
    },
    ...problems(422),
  },
});

/** What shows that a journal is as it was written. */
export function keepingRoutes({ store, longWorks }: Service) {
  const routes = part();
  routes.openapi(verify, async (c) => {
    const { corporation } = c.req.valid('param');
    const caller = allow(c.get('caller'), 'read', corporation);
    const { name } = caller;
    const signed = [c.req.valid('query').records ?? []].flat().map(headFrom);
    const { handBack: ended } = await longWorks.take(name, 1);
    const { changed, ...sound } = await store.verify(corporation, signed, viewerOf(caller, corporation)).finally(ended);
    return c.json({ ...sound, changed: [...changed] }, 200);
  });
  // A stream has no schema to be held to: the route is described, and answered by hand.
  routes.openAPIRegistry.registerPath(give);
  routes.get('/corporations/:corporation/export', async (c) => {
    const corporation = c.req.param('corporation');
    const caller = allow(c.get('caller'), 'export', corporation);
    const { name: by } = caller;
    await new SeenEntries(store, caller, corporation).mustSeeAll();
    const withPersonal = c.req.query('personal') === 'yes';
    if (withPersonal) allow(c.get('caller'), 'read-personal-data', corporation);
    await store.corporation(corporation);
    const all = { by, what: 'all personal data', subject: corporation } as const;
    const exporting = withPersonal ? await givenOfPerson(store, corporation, all, { withPersonal }) : {};
    c.header('content-type', 'application/x-ndjson');
    return stream(c, async (body) => {
      for await (const line of whileAwaited(c, exportedLines(store, corporation, exporting)))
        await body.write(`${line}\n`);
    });
  });
  return routes;
}

function headFrom(written: string): { readonly version: number; readonly hash: string } {
  const [version = '', hash = ''] = written.split(':');
  return { version: Number(version), hash };
}
