import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { corporationRoute } from '../../frame/routes.js';

export const matterRoutes = [
  createRoute({
    getParentRoute: () => corporationRoute,
    path: 'matters',
    component: lazyRouteComponent(() => import('./Matters.js'), 'Matters'),
  }),
  createRoute({
    getParentRoute: () => corporationRoute,
    path: 'matters/$matter',
    component: lazyRouteComponent(() => import('./Matter.js'), 'Matter'),
  }),
] as const;
