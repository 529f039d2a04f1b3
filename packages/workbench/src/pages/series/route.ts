import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { corporationRoute } from '../../frame/routes.js';

export const seriesRoutes = [
  createRoute({
    getParentRoute: () => corporationRoute,
    path: 'series',
    component: lazyRouteComponent(() => import('./Series.js'), 'Series'),
  }),
] as const;
