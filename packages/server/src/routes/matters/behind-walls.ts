import { part, type Service } from '../../service.js';
import { bringingOutRoutes } from './bringing-out.js';
import { matterDraftRoutes } from './drafts.js';
import { matterHypotheticalRoutes } from './hypotheticals.js';
import { matterRoutes } from './matters.js';
import { matterMemberRoutes } from './members.js';
import { matterNoteRoutes } from './notes.js';
import { matterPaperRoutes } from './papers.js';
import { matterReadRoutes } from './reads.js';

/** Everything that concerns matters. Nothing of it is left with a browser or a proxy. */
export function behindWalls(service: Service) {
  const routes = part();
  for (const path of ['/corporations/:corporation/matters', '/corporations/:corporation/matters/*']) {
    routes.use(path, async (c, next) => {
      await next();
      c.header('cache-control', 'no-store');
    });
  }
  for (const each of [
    matterRoutes,
    matterMemberRoutes,
    matterNoteRoutes,
    matterDraftRoutes,
    bringingOutRoutes,
    matterPaperRoutes,
    matterHypotheticalRoutes,
    matterReadRoutes,
  ]) {
    routes.route('/', each(service));
  }
  return routes;
}
