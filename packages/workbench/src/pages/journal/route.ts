import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { corporationRoute } from '../../frame/routes.js';

export const journalRoutes = [
  createRoute({
    getParentRoute: () => corporationRoute,
    path: 'journal',
    component: lazyRouteComponent(() => import('./Journal.js'), 'Journal'),
  }),
  createRoute({
    getParentRoute: () => corporationRoute,
    path: 'journal/new',
    component: lazyRouteComponent(() => import('./NewEntry.js'), 'NewEntry'),
  }),
  createRoute({
    getParentRoute: () => corporationRoute,
    path: 'journal/$entry',
    component: lazyRouteComponent(() => import('./Entry.js'), 'Entry'),
  }),
] as const;
