import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { signedInRoute } from '../../frame/routes.js';

export const keepRoutes = [
  createRoute({
    getParentRoute: () => signedInRoute,
    path: 'keep',
    component: lazyRouteComponent(() => import('./Keep.js'), 'Keep'),
  }),
] as const;
