import { createRoute, z } from '@hono/zod-openapi';
import { part, type Service } from '../../service.js';
import { writtenOnce } from '../../written-once.js';
import { json, problems } from '../responses.js';

export const entryType = z
  .looseObject({
    type: z.string(),
    version: z.int(),
    family: z.string(),
    says: z.string().describe('what an entry of this type says'),
    fields: z.array(
      z.looseObject({ name: z.string(), means: z.string(), required: z.boolean(), form: z.string().optional() }),
    ),
  })
  .openapi('EntryType');

const list = createRoute({
  method: 'get',
  path: '/entry-types',
  tags: ['journal'],
  summary: 'The types of entry, each with its fields, an example and the JSON Schema of its data',
  responses: { 200: json(z.array(entryType), 'the types, family by family'), ...problems() },
});

/** What can be entered. */
export function entryTypeRoutes({ describe }: Service) {
  const routes = part();
  const described = writtenOnce(async () => describe('entry-types'));
  routes.openapi(list, async (c) => (await described(c)) as never);
  return routes;
}
