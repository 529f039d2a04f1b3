import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { signedInRoute } from '../../frame/routes.js';

export const accountRoutes = [
  createRoute({
    getParentRoute: () => signedInRoute,
    path: 'account',
    component: lazyRouteComponent(() => import('./Account.js'), 'Account'),
  }),
] as const;
