import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { corporationRoute } from '../../frame/routes.js';

export const registerRoutes = [
  createRoute({
    getParentRoute: () => corporationRoute,
    path: 'register',
    component: lazyRouteComponent(() => import('./Register.js'), 'Register'),
  }),
  createRoute({
    getParentRoute: () => corporationRoute,
    path: 'register/$person',
    component: lazyRouteComponent(() => import('./Holder.js'), 'Holder'),
  }),
] as const;
