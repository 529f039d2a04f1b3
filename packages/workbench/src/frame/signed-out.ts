import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { isSignedOut, quorate } from '../client.js';
import { meQuery } from '../queries/corporation.js';

/**
 * Whether the session ended while this page was open, and how to look whether somebody signed in again: in another tab, so that what
 * was written here stays. Whoever else signs in there begins anew.
 */
export function useSignedOut(): readonly [isOut: boolean, look: () => Promise<void>] {
  const queries = useQueryClient();
  const [isOut, setOut] = useState(false);
  const look = useCallback(async () => {
    try {
      const { name } = await quorate.me.who();
      const before = queries.getQueryData(meQuery.queryKey)?.name;
      if (before !== undefined && name !== before) window.location.reload();
      else setOut(false);
    } catch (error) {
      // What else went wrong says nothing of the session.
      if (isSignedOut(error)) setOut(true);
    }
  }, [queries]);
  useEffect(() => {
    const notice = (error: unknown): void => {
      if (isSignedOut(error)) void look();
    };
    const unsubscribe = [
      queries.getQueryCache().subscribe(({ type, query }) => {
        if (type === 'updated') notice(query.state.error);
      }),
      queries.getMutationCache().subscribe(({ type, mutation }) => {
        if (type === 'updated') notice(mutation.state.error);
      }),
    ];
    return () => {
      for (const each of unsubscribe) each();
    };
  }, [queries, look]);
  useEffect(() => {
    if (!isOut) return undefined;
    const onFocus = (): void => void look();
    window.addEventListener('focus', onFocus);
    document.addEventListener('visibilitychange', onFocus);
    return () => {
      window.removeEventListener('focus', onFocus);
      document.removeEventListener('visibilitychange', onFocus);
      void queries.invalidateQueries();
    };
  }, [isOut, look, queries]);
  return [isOut, look];
}
