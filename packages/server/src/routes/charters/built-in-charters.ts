import { createRoute, z } from '@hono/zod-openapi';
import { part, type Service } from '../../service.js';
import { writtenOnce } from '../../written-once.js';
import { json, problems } from '../responses.js';
import { describedCharter } from './charter-file.js';

const list = createRoute({
  method: 'get',
  path: '/charters',
  tags: ['charters'],
  summary: 'The charters that come with Quorate',
  responses: { 200: json(z.array(describedCharter), 'the charters, each with its instruments'), ...problems() },
});

const schema = createRoute({
  method: 'get',
  path: '/charters/schema',
  tags: ['charters'],
  summary: 'The JSON Schema (draft 7) of charter files, for editors',
  responses: { 200: json(z.record(z.string(), z.unknown()), 'the schema'), ...problems() },
});

/** The charters that every corporation can be kept under, and how the file of another is written. */
export function builtInCharterRoutes({ describe, charters }: Service) {
  const routes = part();
  const described = writtenOnce(async () => describe('charter-schema'));
  routes.openapi(list, async (c) =>
    c.json(await Promise.all(charters.builtIn.map(async (each) => charters.described(each))), 200),
  );
  routes.openapi(schema, async (c) => (await described(c)) as never);
  return routes;
}
