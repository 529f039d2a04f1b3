import { createRoute, z } from '@hono/zod-openapi';
import { allow } from '../../access/gate.js';
import { part, type Service } from '../../service.js';
import { corporationParameter, json, problems } from '../responses.js';

export const policySchema = z
  .strictObject({
    types: z.array(z.string().max(100)).max(500).describe('the types of entry that take a second person'),
    corrections: z.boolean().describe('whether every entry that takes the place of an earlier one does'),
    erasures: z
      .boolean()
      .optional()
      .describe(
        'whether erasing personal data, or the bytes of a paper outside matters, does; left out, as it was set before',
      ),
  })
  .openapi('Policy');

export const policySet = policySchema
  .extend({ setBy: z.string().optional(), setAt: z.string().optional() })
  .openapi('PolicySet');

const show = createRoute({
  method: 'get',
  path: '/corporations/{corporation}/policy',
  tags: ['second person'],
  summary: 'What of a corporation takes a second person: which entries, and whether erasing does',
  request: { params: corporationParameter },
  responses: {
    200: json(policySet, 'the policy'),
    ...problems(422),
  },
});

const set = createRoute({
  method: 'put',
  path: '/corporations/{corporation}/policy',
  tags: ['second person'],
  summary: 'Set what of a corporation takes a second person',
  request: { params: corporationParameter, body: { ...json(policySchema, 'the policy'), required: true } },
  responses: { 204: { description: 'set' }, ...problems(400, 413, 422) },
});

/** What of a corporation takes a second person. Whoever enters does not say so: then the second person could be done without. */
export function policyRoutes({ store }: Service) {
  const routes = part();
  routes.openapi(show, async (c) => {
    const { corporation } = c.req.valid('param');
    allow(c.get('caller'), 'read', corporation);
    await store.corporation(corporation);
    const { types, ...rest } = await store.policies.of(corporation);
    return c.json({ types: [...types], ...rest }, 200);
  });
  routes.openapi(set, async (c) => {
    const { corporation } = c.req.valid('param');
    const { name } = allow(c.get('caller'), 'set-policy', corporation);
    await store.corporation(corporation);
    const { erasures, ...policy } = c.req.valid('json');
    await store.policies.set(corporation, erasures === undefined ? policy : { ...policy, erasures }, name);
    return c.body(null, 204);
  });
  return routes;
}
