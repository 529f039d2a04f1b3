import { createRouter } from '@tanstack/react-router';
import { corporationRoute, rootRoute, signedInRoute } from './frame/routes.js';
import { NotFound } from './frame/NotFound.js';
import { WentWrong } from './frame/WentWrong.js';
import { accessRoutes } from './pages/access/route.js';
import { accountRoutes } from './pages/account/route.js';
import { actRoutes } from './pages/acts/route.js';
import { meetingRoutes } from './pages/meetings/route.js';
import { approvalRoutes } from './pages/approval/route.js';
import { askRoutes } from './pages/ask/route.js';
import { boardRoutes } from './pages/board/route.js';
import { calendarRoutes } from './pages/calendar/route.js';
import { homeRoutes } from './pages/home/route.js';
import { instrumentRoutes } from './pages/instruments/route.js';
import { journalRoutes } from './pages/journal/route.js';
import { keepRoutes } from './pages/keep/route.js';
import { matterRoutes } from './pages/matters/route.js';
import { overviewRoutes } from './pages/overview/route.js';
import { ownCharterRoutes } from './pages/own-charter/route.js';
import { paperRoutes } from './pages/papers/route.js';
import { proposalRoutes } from './pages/proposals/route.js';
import { registerRoutes } from './pages/register/route.js';
import { seriesRoutes } from './pages/series/route.js';
import { signInRoutes } from './pages/sign-in/route.js';

const tree = rootRoute.addChildren([
  ...signInRoutes,
  signedInRoute.addChildren([
    ...homeRoutes,
    ...accountRoutes,
    ...keepRoutes,
    // The pages of a corporation: one line a folder of pages.
    corporationRoute.addChildren([
      ...overviewRoutes,
      ...askRoutes,
      ...actRoutes,
      ...approvalRoutes,
      ...registerRoutes,
      ...boardRoutes,
      ...seriesRoutes,
      ...calendarRoutes,
      ...meetingRoutes,
      ...instrumentRoutes,
      ...ownCharterRoutes,
      ...journalRoutes,
      ...proposalRoutes,
      ...paperRoutes,
      ...matterRoutes,
      ...accessRoutes,
    ]),
  ]),
]);

export const router = createRouter({
  routeTree: tree,
  defaultPreload: 'intent',
  scrollRestoration: true,
  defaultNotFoundComponent: NotFound,
  defaultErrorComponent: WentWrong,
});
