import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { corporationRoute } from '../../frame/routes.js';

export const boardRoutes = [
  createRoute({
    getParentRoute: () => corporationRoute,
    path: 'board',
    component: lazyRouteComponent(() => import('./Board.js'), 'Board'),
  }),
] as const;
