import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { corporationRoute } from '../../frame/routes.js';

export const instrumentRoutes = [
  createRoute({
    getParentRoute: () => corporationRoute,
    path: 'instruments',
    component: lazyRouteComponent(() => import('./Instruments.js'), 'Instruments'),
  }),
  createRoute({
    getParentRoute: () => corporationRoute,
    path: 'instruments/profile',
    component: lazyRouteComponent(() => import('./Profile.js'), 'Profile'),
  }),
  createRoute({
    getParentRoute: () => corporationRoute,
    path: 'instruments/$section',
    component: lazyRouteComponent(() => import('./SectionPage.js'), 'SectionPage'),
  }),
] as const;
