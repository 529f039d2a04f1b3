import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

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
          const { component } = options as { readonly component?: { readonly preload?: () => Promise<unknown> } };
          // What could not be fetched is fetched when it is opened.
          await component?.preload?.().catch(() => undefined);
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
