import { createRootRoute, createRoute, lazyRouteComponent, redirect, retainSearchParams } from '@tanstack/react-router';
import { isSignedOut, queries } from '../client.js';
import { meQuery } from '../queries/corporation.js';
import { inAddress, type InAddress } from './page-dates.js';
import { NotFound } from './NotFound.js';
import { WentWrong } from './WentWrong.js';

export const rootRoute = createRootRoute({
  notFoundComponent: () => (
    <main id="main" className="sign-in">
      <NotFound />
    </main>
  ),
  errorComponent: WentWrong,
});

/** What only those see who are signed in. */
export const signedInRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'signed-in',
  beforeLoad: async ({ location }) => {
    try {
      await queries.ensureQueryData(meQuery);
    } catch (error) {
      if (!isSignedOut(error)) throw error;
      // oxlint-disable-next-line typescript/only-throw-error -- so the router is told
      throw redirect({ to: '/sign-in', search: { return: location.pathname } });
    }
  },
  component: lazyRouteComponent(() => import('./Frame.js'), 'Frame'),
  notFoundComponent: NotFound,
  errorComponent: WentWrong,
});

/** The pages of one corporation: the two dates, the instruments asked by and what is supposed go along from one to the other. */
export const corporationRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: 'corporations/$corporation',
  validateSearch: (search: Record<string, unknown>): InAddress => inAddress(search),
  search: { middlewares: [retainSearchParams(['on', 'known', 'supposed', 'through'])] },
  notFoundComponent: NotFound,
  errorComponent: WentWrong,
});
