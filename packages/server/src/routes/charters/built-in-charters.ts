import { createRoute, z } from '@hono/zod-openapi';
import { part, type Service } from '../../service.js';
import { json, problems } from '../responses.js';
import { described, describedCharter } from './charter-file.js';

const list = createRoute({
  method: 'get',
  path: '/charters',
  tags: ['charters'],
  summary: 'The charters that come with Quorate',
  responses: { 200: json(z.array(describedCharter), 'the charters, each with its instruments'), ...problems() },
});

/** The charters that every corporation can be kept under. */
export function builtInCharterRoutes({ charters }: Service) {
  const routes = part();
  routes.openapi(list, (c) => c.json(charters.builtIn.map(described), 200));
  return routes;
}
