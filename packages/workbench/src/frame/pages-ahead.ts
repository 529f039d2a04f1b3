import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** How long a page that was opened is left alone before the others are fetched, in milliseconds. */
const patience = 4_000;

/**
 * Fetches what the other pages are made of, one after the other while nothing else is done: they open without waiting, and without
 * a network with what was read of them. Who saves data is spared.
 */
export function usePagesAhead(): void {
  const router = useRouter();
  useEffect(() => {
    const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
    if (connection?.saveData === true) return undefined;
    let isOver = false;
    const timer = setTimeout(() => {
      void (async () => {
        for (const { options } of Object.values(router.routesById)) {
          if (isOver) return;
          const { component } = options as { readonly component?: { readonly preload?: () => Promise<unknown> } };
          // What could not be fetched is fetched when it is opened.
          await component?.preload?.().catch(() => undefined);
          await idle();
        }
      })();
    }, patience);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [router]);
}

async function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve, 50);
  });
}
