import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { corporationRoute } from '../../frame/routes.js';

export const askRoutes = [
  createRoute({
    getParentRoute: () => corporationRoute,
    path: 'ask',
    component: lazyRouteComponent(() => import('./Ask.js'), 'Ask'),
  }),
  createRoute({
    getParentRoute: () => corporationRoute,
    path: 'ask/$question',
    component: lazyRouteComponent(() => import('./AskQuestion.js'), 'AskQuestion'),
  }),
  createRoute({
    getParentRoute: () => corporationRoute,
    path: 'ask/relied-on/$frozen',
    component: lazyRouteComponent(() => import('./ReliedOn.js'), 'ReliedOn'),
  }),
] as const;
