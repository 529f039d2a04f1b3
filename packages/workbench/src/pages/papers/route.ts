import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { corporationRoute } from '../../frame/routes.js';

export const paperRoutes = [
  createRoute({
    getParentRoute: () => corporationRoute,
    path: 'papers',
    component: lazyRouteComponent(() => import('./Papers.js'), 'Papers'),
  }),
  createRoute({
    getParentRoute: () => corporationRoute,
    path: 'papers/$paper',
    component: lazyRouteComponent(() => import('./Paper.js'), 'Paper'),
  }),
] as const;
