import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { corporationRoute } from '../../frame/routes.js';

export const proposalRoutes = [
  createRoute({
    getParentRoute: () => corporationRoute,
    path: 'proposals',
    component: lazyRouteComponent(() => import('./Proposals.js'), 'Proposals'),
  }),
  createRoute({
    getParentRoute: () => corporationRoute,
    path: 'proposals/$proposal',
    component: lazyRouteComponent(() => import('./Proposal.js'), 'Proposal'),
  }),
] as const;
