import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { corporationRoute } from '../../frame/routes.js';

export const ownCharterRoutes = [
  createRoute({
    getParentRoute: () => corporationRoute,
    path: 'instruments/own',
    component: lazyRouteComponent(() => import('./OwnCharter.js'), 'OwnCharter'),
  }),
] as const;
