import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { corporationRoute } from '../../frame/routes.js';

export const overviewRoutes = [
  createRoute({
    getParentRoute: () => corporationRoute,
    path: '/',
    component: lazyRouteComponent(() => import('./Overview.js'), 'Overview'),
  }),
] as const;
