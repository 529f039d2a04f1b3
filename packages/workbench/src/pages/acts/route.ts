import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { corporationRoute } from '../../frame/routes.js';

export const actRoutes = [
  createRoute({
    getParentRoute: () => corporationRoute,
    path: 'acts',
    component: lazyRouteComponent(() => import('./Acts.js'), 'Acts'),
  }),
  createRoute({
    getParentRoute: () => corporationRoute,
    path: 'acts/$act',
    component: lazyRouteComponent(() => import('./Act.js'), 'Act'),
  }),
  createRoute({
    getParentRoute: () => corporationRoute,
    path: 'acts/$act/memorandum',
    component: lazyRouteComponent(() => import('./ActMemorandum.js'), 'ActMemorandum'),
  }),
] as const;
