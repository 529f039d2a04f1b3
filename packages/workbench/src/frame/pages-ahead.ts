import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useRouter, type AnyRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { corporationQuery, corporationsQuery, meQuery } from '../queries/corporation.js';

/** For how many seconds nothing must have been read before other pages are fetched: the page that was opened comes first. */
const patience = 5;

/**
 * Fetches what the other pages are made of, one after the other while nothing else is done: they open without waiting, and without
 * a network with what was read of them. Who saves data is spared.
 */
export function usePagesAhead(): void {
  const router = useRouter();
  const queries = useQueryClient();
  useEffect(() => {
    const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
    if (connection?.saveData === true) return undefined;
    let isOver = false;
    let quiet = 0;
    const timer = setInterval(() => {
      quiet = queries.isFetching() === 0 && document.querySelector('[aria-busy="true"]') === null ? quiet + 1 : 0;
      if (quiet < patience) return;
      clearInterval(timer);
      void (async () => {
        for (const { options } of Object.values(router.routesById)) {
          if (isOver) return;
          await fetched(options);
          await idle();
        }
      })();
    }, 1_000);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [router, queries]);
}

async function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve, 50);
  });
}

/**
 * Begins, before anything is drawn, to fetch what the page of this address is made of, who is signed in, and the day of a
 * corporation's books: none of these waits for the others.
 * @param signedIn the route below which are the pages of whoever is signed in
 */
export function fetchFirst(router: AnyRouter, queries: QueryClient, signedIn: string): void {
  const matches = router.matchRoutes(router.latestLocation);
  for (const { routeId } of matches) void fetched(router.routesById[routeId]?.options);
  if (!matches.some(({ routeId }) => routeId === signedIn)) return;
  void queries.prefetchQuery(meQuery);
  void queries.prefetchQuery(corporationsQuery);
  const { corporation } = (matches.at(-1)?.params ?? {}) as { readonly corporation?: string };
  if (corporation !== undefined) void queries.prefetchQuery(corporationQuery(corporation));
}

/** What could not be fetched ahead is fetched when it is opened. */
async function fetched(options: unknown): Promise<void> {
  const { component } = (options ?? {}) as { readonly component?: { readonly preload?: () => Promise<unknown> } };
  await component?.preload?.().catch(() => undefined);
}
