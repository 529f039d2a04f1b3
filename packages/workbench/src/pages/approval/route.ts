import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { corporationRoute } from '../../frame/routes.js';

export const approvalRoutes = [
  createRoute({
    getParentRoute: () => corporationRoute,
    path: 'acts/$act/approval',
    component: lazyRouteComponent(() => import('./Approval.js'), 'Approval'),
  }),
] as const;
