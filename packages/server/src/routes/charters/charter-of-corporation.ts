import { createRoute, z } from '@hono/zod-openapi';
import { charterTypes, isUploaded, type CharterChange, type CharterType } from '@quorate/store';
import { allow } from '../../access/gate.js';
import type { DescribedCharter } from '../../instruments/described-charter.js';
import { part, type Service } from '../../service.js';
import { corporationParameter, json, oneLine, problems } from '../responses.js';
import { charterFile, describedCharter } from './charter-file.js';

const change = z
  .object({ before: z.string(), charter: z.string(), because: z.string(), by: z.string(), at: z.string() })
  .openapi('CharterChange');

/** The charter of a corporation, with what came before it. */
export const inForce = describedCharter
  .extend({
    isUploaded: z.boolean().describe('whether it was uploaded for this corporation, and does not come with Quorate'),
    changes: z
      .array(change)
      .describe('which charter took the place of which, why, by whom and when; the earliest first'),
  })
  .openapi('CharterInForce');

/** Another charter, and why. */
export const setting = z
  .strictObject({
    charter: z
      .union([z.string().max(100), charterFile])
      .describe('a charter file, or the name of one that was uploaded before or that comes with Quorate'),
    because: oneLine(500).describe('why: what was wrong in the one before, or what is better in this one'),
  })
  .openapi('SettingCharter');

/** A charter file that was uploaded. */
export const version = z
  .object({
    charter: z.string().describe('the name by which it is chosen: the hash of its text'),
    name: z.string(),
    mediaType: z.enum(charterTypes),
    by: z.string().describe('who uploaded it'),
    at: z.string(),
    isInForce: z.boolean(),
  })
  .openapi('CharterVersion');

const one = createRoute({
  method: 'get',
  path: '/corporations/{corporation}/charter',
  tags: ['charters'],
  summary: 'The charter by which questions about a corporation are answered, and every change of it',
  request: { params: corporationParameter },
  responses: { 200: json(inForce, 'the charter in force'), ...problems(422) },
});

const set = createRoute({
  method: 'put',
  path: '/corporations/{corporation}/charter',
  tags: ['charters'],
  summary: 'Have questions answered by another charter from now on: a corrected file, or another text',
  description:
    'An amendment that the corporation made is an entry, not another charter. The charter before stays, and answers that were relied on under it are told to be stale.',
  request: { params: corporationParameter, body: { ...json(setting, 'the charter, and why'), required: true } },
  responses: { 200: json(inForce, 'the charter in force'), ...problems(400, 413, 422) },
});

const versions = createRoute({
  method: 'get',
  path: '/corporations/{corporation}/charter/versions',
  tags: ['charters'],
  summary: 'The charter files that were uploaded for a corporation',
  request: { params: corporationParameter },
  responses: { 200: json(z.array(version), 'the files, the earliest first'), ...problems(422) },
});

const content = createRoute({
  method: 'get',
  path: '/corporations/{corporation}/charter/versions/{charter}/content',
  tags: ['charters'],
  summary: 'A charter file as it was uploaded',
  request: {
    params: corporationParameter.extend({
      charter: z
        .string()
        .min(1)
        .max(100)
        .openapi({ param: { name: 'charter', in: 'path' } }),
    }),
  },
  responses: {
    200: {
      description: 'the file',
      content: Object.fromEntries(charterTypes.map((type) => [type, { schema: z.string() }])) as Record<
        CharterType,
        { schema: z.ZodString }
      >,
    },
    ...problems(422),
  },
});

/** The charter of a corporation: which is in force, which were, and putting another in force. */
export function charterRoutes({ store, charters }: Service) {
  const routes = part();
  routes.openapi(one, async (c) => {
    const { corporation } = c.req.valid('param');
    allow(c.get('caller'), 'read', corporation);
    const kept = await store.corporation(corporation);
    const changes = await store.charters.changes(corporation);
    // It may have been changed since the corporation was read.
    const charter = changes.at(-1)?.charter ?? kept.charter;
    const described = await charters.described(await charters.find(corporation, charter));
    return c.json(inForceBy(charter, described, changes), 200);
  });
  routes.openapi(set, async (c) => {
    const { corporation } = c.req.valid('param');
    const { name: by } = allow(c.get('caller'), 'set-charter', corporation);
    const { charter, because } = c.req.valid('json');
    const chosen = typeof charter === 'string' ? charter : await charters.sent(charter, by);
    const read = typeof chosen === 'string' ? await charters.find(corporation, chosen) : chosen.set;
    // What cannot be told is not done either.
    const described = await charters.described(read);
    const changes = await store.charters.change(corporation, { charter: chosen, because, by });
    return c.json(inForceBy(typeof chosen === 'string' ? chosen : chosen.id, described, changes), 200);
  });
  routes.openapi(versions, async (c) => {
    const { corporation } = c.req.valid('param');
    allow(c.get('caller'), 'read', corporation);
    const { charter } = await store.corporation(corporation);
    const kept = await store.charters.all(corporation);
    return c.json(
      kept.map((each) => ({ ...each, isInForce: each.charter === charter })),
      200,
    );
  });
  // A file has no schema to be held to: the route is described, and answered by hand.
  routes.openAPIRegistry.registerPath(content);
  routes.get('/corporations/:corporation/charter/versions/:charter/content', async (c) => {
    const { corporation, charter } = c.req.param();
    allow(c.get('caller'), 'read', corporation);
    const { text, mediaType } = await store.charters.one(corporation, charter);
    return c.body(text, 200, { 'content-type': `${mediaType}; charset=utf-8`, 'content-disposition': 'attachment' });
  });
  return routes;
}

function inForceBy(charter: string, described: DescribedCharter, changes: readonly CharterChange[]) {
  return { ...described, isUploaded: isUploaded(charter), changes: [...changes] };
}
