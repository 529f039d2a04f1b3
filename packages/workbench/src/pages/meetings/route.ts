import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { corporationRoute } from '../../frame/routes.js';

export const meetingRoutes = [
  createRoute({
    getParentRoute: () => corporationRoute,
    path: 'meetings',
    component: lazyRouteComponent(() => import('./Meetings.js'), 'Meetings'),
  }),
  createRoute({
    getParentRoute: () => corporationRoute,
    path: 'meetings/$meeting',
    component: lazyRouteComponent(() => import('./Meeting.js'), 'Meeting'),
  }),
] as const;
