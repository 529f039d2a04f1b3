import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { corporationRoute } from '../../frame/routes.js';

export const accessRoutes = [
  createRoute({
    getParentRoute: () => corporationRoute,
    path: 'access',
    component: lazyRouteComponent(() => import('./Access.js'), 'Access'),
  }),
] as const;
