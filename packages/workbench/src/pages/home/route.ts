import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { signedInRoute } from '../../frame/routes.js';

export const homeRoutes = [
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/',
    component: lazyRouteComponent(() => import('./Home.js'), 'Home'),
  }),
] as const;
