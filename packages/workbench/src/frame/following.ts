import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ProblemError } from '@quorate/sdk';
import { isSignedOut, quorate } from '../client.js';
import { keyOf } from '../queries/corporation.js';

/** Follows the journal of a corporation: when something is entered, what the pages show is read anew. Told where that is refused. */
export function useFollowing(corporation: string | undefined, refused: () => Promise<void>): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (corporation === undefined) return undefined;
    const ending = new AbortController();
    void (async () => {
      let version: number | undefined;
      try {
        for await (const head of quorate.journals.follow(corporation, { signal: ending.signal })) {
          if (version !== undefined && head.version !== version) {
            await queries.invalidateQueries({ queryKey: keyOf(corporation) });
          }
          version = head.version;
        }
      } catch (error) {
        // Whoever may not follow, or cannot now, reads on by asking; being offline is told by `useReachable`.
        if (isSignedOut(error)) await refused();
      }
    })();
    return () => ending.abort();
  }, [corporation, queries, refused]);
}

/** How often a service that did not answer is asked again, in milliseconds. */
const patience = 3_000;

/** Whether the service answers. Every request that nobody answered is noticed; from then on it is asked until it answers. */
export function useReachable(): boolean {
  const [isReachable, setReachable] = useState(true);
  const queries = useQueryClient();
  useEffect(() => {
    const look = async (): Promise<void> => setReachable(await answers());
    const unsubscribe = queries.getQueryCache().subscribe(({ query }) => {
      const { error } = query.state;
      if (error !== null && !(error instanceof ProblemError) && query.state.status === 'error') void look();
    });
    const onOffline = (): void => setReachable(false);
    const onOnline = (): void => void look();
    window.addEventListener('offline', onOffline);
    window.addEventListener('online', onOnline);
    return () => {
      unsubscribe();
      window.removeEventListener('offline', onOffline);
      window.removeEventListener('online', onOnline);
    };
  }, [queries]);
  useEffect(() => {
    if (isReachable) return undefined;
    const timer = setInterval(() => {
      void (async () => {
        if (await answers()) setReachable(true);
      })();
    }, patience);
    return () => {
      clearInterval(timer);
      // However it was noticed: what could not be read meanwhile is read now.
      void queries.invalidateQueries();
    };
  }, [isReachable, queries]);
  return isReachable;
}

async function answers(): Promise<boolean> {
  try {
    await quorate.me.who();
    return true;
  } catch (error) {
    // A refusal is an answer.
    return error instanceof ProblemError;
  }
}
