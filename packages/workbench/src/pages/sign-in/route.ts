import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '../../frame/routes.js';

export const signInRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: 'sign-in',
    validateSearch: (search: Record<string, unknown>): { readonly return?: string } =>
      typeof search['return'] === 'string' && isPathHere(search['return']) ? { return: search['return'] } : {},
    component: lazyRouteComponent(() => import('./SignIn.js'), 'SignIn'),
  }),
] as const;

/** A path of this service, and no other host's. */
function isPathHere(path: string): boolean {
  return /^\/(?![/\\])/u.test(path);
}
