import { createRoute, z } from '@hono/zod-openapi';
import { HTTPException } from 'hono/http-exception';
import { allow } from '../../access/gate.js';
import type { Asked } from '../../answering/asked.js';
import { part, type Service } from '../../service.js';
import { corporationParameter, json, problems } from '../responses.js';
import { asAnswered } from './as-answered.js';
import { answer, instrumentsAsked } from './questions.js';

const asOf = z.object({
  asOf: z.string().max(40).describe('the day as of which it is told'),
  instruments: z
    .union([instrumentsAsked.element.transform((one) => [one]), instrumentsAsked])
    .default(['charter', 'bylaws', 'law'])
    .describe('which instruments are looked at; all of them where it is left out'),
});

const ofCorporation = createRoute({
  method: 'get',
  path: '/corporations/{corporation}/profile',
  tags: ['charters'],
  summary: 'What the charter provides against a takeover, and how it is amended: the question instrument.profile',
  request: {
    params: corporationParameter,
    query: asOf.extend({
      knownAt: z.iso
        .datetime()
        .optional()
        .describe('answer from what was entered by this instant, or known since then'),
    }),
  },
  responses: { 200: json(answer, 'the profile'), ...problems(422) },
});

const ofCharter = createRoute({
  method: 'get',
  path: '/charters/{charter}/profile',
  tags: ['charters'],
  summary: 'The same of a charter that comes with Quorate, before anything happened',
  request: {
    params: z.object({
      charter: z
        .string()
        .min(1)
        .max(100)
        .openapi({ param: { name: 'charter', in: 'path' } }),
    }),
    query: asOf,
  },
  responses: { 200: json(answer, 'the profile'), ...problems(422) },
});

/** Profiles, for reading one after another. */
export function profileRoutes({ charters, answered, describe }: Service) {
  const routes = part();
  routes.openapi(ofCorporation, async (c) => {
    const { corporation } = c.req.valid('param');
    const caller = allow(c.get('caller'), 'ask', corporation);
    return asAnswered(c, await answered(caller, corporation, profileAsked(c.req.valid('query'))));
  });
  routes.openapi(ofCharter, async (c) => {
    const { charter } = c.req.valid('param');
    if (!charters.builtIn.some(({ id }) => id === charter))
      throw new HTTPException(404, { message: 'No charter of that name comes with Quorate.' });
    const asked = profileAsked(c.req.valid('query'));
    return asAnswered(c, await describe({ charter, asked }, c.get('caller').name));
  });
  return routes;
}

function profileAsked(how: Pick<Asked, 'asOf' | 'instruments' | 'knownAt'>) {
  const asked = {
    question: 'instrument.profile',
    input: {},
    readings: {},
    strict: false,
    sensitivity: 'single',
  } as const;
  return { ...how, ...asked };
}
