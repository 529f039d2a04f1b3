import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { corporationRoute } from '../../frame/routes.js';

export const calendarRoutes = [
  createRoute({
    getParentRoute: () => corporationRoute,
    path: 'calendar',
    component: lazyRouteComponent(() => import('./Calendar.js'), 'Calendar'),
  }),
] as const;
